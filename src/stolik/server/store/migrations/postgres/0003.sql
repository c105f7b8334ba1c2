-- Kept free for another step.

select 1;
