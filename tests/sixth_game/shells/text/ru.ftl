### Что читают игроки в «Ракушки»: события, вопросы, ходы, отказы, настройки.

title-shells = Ракушки у моря
about-shells = Две ракушки, которых не видит никто другой: меняй их, пока обе не понравятся, и оставляй.
source-ours = игра наша собственная: коробки у неё нет.

## События

swapped = { $seat } кладёт на песок ракушку: { spots }.
took = Ты берёшь ракушку: { spots }.
kept = { $seat } оставляет обе ракушки.
opened = { $seat } открывает: { $one } и { $other }.
spots = { $spots ->
    [one] { $spots } точка
    [few] { $spots } точки
   *[other] { $spots } точек
}
ending-kept = все оставили свои ракушки

## Вопросы и ходы

prompt-turn = Поменяй ракушку или оставь обе.
prompt-wait = Ходит { $seat }.
prompt-over = Игра окончена.
about-shell = ракушка: { spots }
about-both = обе ракушки
move-swap = поменять
move-keep = оставить
typed = л=left п=right о=keep м=swap
typed-help = Ход можно и напечатать: swap left, swap right или keep.

## Отказы

why-not-over = Игра окончена.
why-not-your-turn = Сейчас ходишь не ты.
why-not-empty = Стопка пуста: менять не на что.

## Настройки и очки

option-first_seat = Кто начинает: номер места или random (решит случай)
ask-first_seat = Кто из вас последним был на море? Имя или номер места (пустая строка оставит это случаю)
score-spots = точки
score-twins = близнецы

## Рисунок

draw-pile = Стопка: { $shells ->
    [one] { $shells } ракушка
    [few] { $shells } ракушки
   *[other] { $shells } ракушек
} рубашкой вверх
draw-sand = На песке:
draw-no-sand = пока ничего
draw-player = { $seat }
draw-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
draw-kept = обе оставлены
draw-turn = ходит
legend = Число — точки на ракушке · ▒▒▒ ракушка, которую тебе не видно · (3) ракушка на песке
