### Что читают игроки «Суперралли»: события, вопросы, ходы, причины, настройки.
### $colour — red, green, blue или yellow; $sides — буквы из N, E, S, W.

title-rally = Суперралли
title-rally-circuit = Суперралли: Весёлая трасса
about-rally = Гонка на память по закрытым квадратам: найди дорогу к пит-стопу, узнай цвет своего финиша и приезжай туда первым.

about-rally-circuit = Постройте вместе круговую трассу и гоняйте по ней наперегонки: черепаха едет ровно, заяц — как повезёт.

source-ours = набор квадратов — наша реконструкция: в правилах их 24, а сколько каких, не сказано. Владелец коробки может записать настоящий набор в файл.

## Части предложений

colour = { $colour ->
    [red] красный
    [green] зелёный
    [blue] синий
   *[yellow] жёлтый
}
finish = { colour } финиш
pit = пит-стоп
cell = квадрат { $cell }
spot = место { $cell }
tile = { $kind ->
    [straight] прямая
    [curve] поворот
    [tee] развилка
    [crossing] перекрёсток
   *[dead-end] тупик
}
sides = { $sides ->
    [N] вверх
    [E] вправо
    [S] вниз
    [W] влево
    [NS] вверх и вниз
    [EW] влево и вправо
    [NE] вверх и вправо
    [ES] вправо и вниз
    [SW] вниз и влево
    [NW] влево и вверх
    [NES] вверх, вправо и вниз
    [ESW] вправо, вниз и влево
    [NSW] вверх, вниз и влево
    [NEW] влево, вверх и вправо
   *[NESW] во все стороны
}

## События

started = { $seat } стартует: { $place }.
opened = { $seat } открывает { $place }.
seen-tile = Там { $tile }.
drove = { $seat } едет: { $place }.
closed = { $place } снова закрыт.
swapped = { $seat } меняет местами { $place } и { $other }.
took-token = { $seat } берёт жетон. Теперь цель — { $finish }!
won = { $seat } на финише! Победа!{ $home ->
    [yes] { " " }Это тот же угол, где был старт.
   *[no] { "" }
}{ $others ->
    [0] { "" }
    [one] { " " }Там стоит ещё { $others } машина.
    [few] { " " }Там стоят ещё { $others } машины.
   *[many] { " " }Там стоят ещё { $others } машин.
}
laid-tile = { $seat } кладёт на { $place }: { $tile }.
lifted-tile = { $seat } убирает: { $place }, { $tile }.
circuit = { $length ->
    [0] Трасса разомкнулась.
   *[other] Трасса замкнута! Длина круга: { $length }.
}
race-begins = Гонка начинается! Старт: { $place }, длина круга: { $length }, кругов: { $laps }.
no-race = Трасса так и не замкнулась, гонки не будет: победила дружба.
tortoise-drove = { $seat }: черепаха проезжает { $steps }.
hare-drove = { $seat }: { $steps ->
    [0] заяц заснул и никуда не едет.
   *[other] заяц проскакивает { $steps }.
}
lap-done = { $seat } заканчивает круг { $lap } из { $laps }!
won-circuit = { $seat } на финише! Победа!
ending-race = гонка по кругу
ending-no-circuit = трасса не замкнулась
ending-own-corner = победитель вернулся в свой угол
ending-other-corner = победитель приехал в другой угол

## Вопросы

prompt-corner = Выбери угол для старта.
prompt-turn = Ищи пит-стоп: открой квадрат и поезжай или поменяй два квадрата местами.
prompt-to-finish = Твоя цель — { $finish }! Открой квадрат и поезжай или поменяй два квадрата местами.
prompt-turning = Это { $tile }. Как положить?
prompt-first = Какой квадрат меняем?
prompt-second = А с каким?
prompt-building = Строим трассу! { $length ->
    [0] Она ещё не замкнута.
   *[other] Она замкнута, длина круга { $length }.
} Осталось ходов: { $left }.
prompt-laying = { $place }: что положить и как?
prompt-racing = До финиша { $left }. Черепаха или заяц?
prompt-wait = Сейчас ходит { $seat }.
prompt-over = Гонка окончена.

## Ходы

about-swap = два квадрата
about-choice = обмен
about-open = открыть квадрат
about-pick = квадрат
about-lay = положить квадрат
about-lift = убрать квадрат
move-start = старт здесь
move-open = { $cell }
move-turn = дорога { sides }
move-drive = ехать сюда
move-swap = поменять местами
move-pick = { $cell }
move-back = не менять
typed = квадрат= место= положить=lay убрать=lift готово=ready черепаха=tortoise заяц=hare открыть=open о=open ехать=drive е=drive менять=swap обмен=swap этот=pick передумать=back финиш= поменять=swap местами= старт=start красный=red зелёный=green синий=blue жёлтый=yellow дорога=turn пит=pit пит-стоп=pit
typed-help = Ход можно и написать: { $game ->
    [rally-circuit] «b2 положить», затем «дорога NE» (N вверх, E вправо, S вниз, W влево); «убрать b2», «готово»; в гонке «черепаха» или «заяц».
   *[other] «b2 открыть», «дорога NE» (N вверх, E вправо, S вниз, W влево), «пит ехать», «обмен», затем «a1 этот» и «d4 этот».
}

about-drive = скорость
about-road = трасса
move-circuit-lay = { $cell }
move-circuit-back = не сюда
move-circuit-lift = { $cell }
move-circuit-ready = готово, поехали!
move-circuit-tortoise = черепаха: 2 шага
move-circuit-hare = заяц: как выпадет

## Причины

why-not-game-over = Гонка окончена.
why-not-not-your-turn = Сейчас не твой ход.
why-not-other-question = Сейчас спрашивают не об этом.
why-not-corner-taken = Здесь уже стоит машина: { $place }.
why-not-not-beside = Не рядом с твоей машиной: { $place }.
why-not-no-road-out = Твоя дорога туда не ведёт: { $place }.
why-not-open-already = Уже открыт: { $place }.
why-not-closed-still = Ещё закрыт, сначала открой: { $place }.
why-not-no-road-in = Дорога туда не ведёт: { $place }.
why-not-no-road-there = Туда можно только по дороге, а она не ведёт: { $place }.
why-not-other-tile = Это другой квадрат.
why-not-road-breaks = Дорога оборвётся: она должна продолжать ту, по которой ты едешь.
why-not-face-up = Меняют только закрытые квадраты: { $place }.
why-not-just-swapped = Его только что поменяли: { $place }.
why-not-picked-already = Этот уже выбран: { $place }.
why-not-not-racing = Гонка ещё не началась.
why-not-road-ready = Трасса готова, теперь гонка.
why-not-place-taken = Здесь уже лежит квадрат: { $place }.
why-not-no-tiles-left = Квадраты кончились.
why-not-no-tile-there = Здесь пусто: { $place }.
why-not-no-such-tile = Таких квадратов больше нет: { $place }.
why-not-no-circuit = Трасса ещё не замкнута.

## Счёт

score-finish = на финише
score-driven = шагов

## Настройки

option-first_seat = Кто начинает: номер места (самый младший) или random — по жребию
option-occupied_move = На квадрат с чужой машиной: touch — квадраты должны касаться, road — туда должна вести дорога
option-tokens = Если машин меньше четырёх, какие финиши в игре: random — любые, occupied_corners — те, где стартовали
option-laps = Сколько кругов: 1, 2 или 3
option-mix = Какие квадраты: usual — обычные, alternative — с развилками

ask-first_seat = Кто из вас самый младший? Имя или номер места (пустая строка — жребий)

## Рисунок

draw-pit = ПИТ
draw-colour = { $colour ->
    [red] К
    [green] З
    [blue] С
   *[yellow] Ж
}
draw-player = { $seat }
draw-to-pit = едет на пит-стоп
draw-to-finish = едет на { finish }
draw-turn = ходит
draw-circuit = { $length ->
    [0] Трасса не замкнута
   *[other] Трасса замкнута, длина круга { $length }, кругов { $laps }
}
draw-supply = В запасе: { $tiles }
draw-driven = шагов { $steps }, кругов { $lap }
legend = { $game ->
    [rally-circuit] · пустое место · ? сюда ляжет квадрат · ① ② ③ ④ машины · ⚑ старт, едем вправо · жирным — замкнутая трасса
   *[other] ░ закрытый квадрат · × только что поменяли, менять нельзя · ▓ выбран для обмена · ? кладём · ① ② ③ ④ машины · [К] [З] [С] [Ж] финиши: красный, зелёный, синий, жёлтый · ПИТ пит-стоп, ● сколько там жетонов
}
