### The rules of Shells for players. Numbers are those of RULES.md.

rules-in-short = Look at your two shells in secret. On your turn, swap one for the top shell of the pile, or keep both. When all have kept, the most spots win.

rules-section-preparation = Getting ready
rule-RK-1 = There are twelve shells: one to six spots, two of each.
rule-RK-2 = Two or three play. You get two shells and look at them in secret. The others lie face down.

rules-section-turn = Your turn
rule-RK-3 = Whoever was at the sea last begins, then it goes clockwise.
rule-RK-4 = Swap a shell: lay it on the sand for all to see and take the top one of the pile. Or keep both: then you have no more turns.
rule-RK-5 = When the pile is empty nobody can swap.

rules-section-end = The end
rule-RK-6 = When all have kept, open your hands. Every spot is a point, and two shells with as many spots bring 3 more.
rule-RK-7 = Those with as many points share the place.
