### Слова, которые нужны только доске «Суперралли»; остальные — в её собственных файлах.
### $cell — клетка вроде b2, $kind — вид квадрата, $sides — куда ведёт дорога, как её видно.

rally-board = Стол
rally-rug = Ковёр
rally-drivers = Гонщики

## Квадраты

rally-closed = { cell }, закрыт
rally-face = { cell }, открыт: { tile }
rally-open = { cell }: { tile }, дорога { sides }
rally-pit = { pit }, { $tokens ->
    [0] жетонов нет
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
rally-banned = только что поменяли, менять нельзя
rally-picked = выбран для обмена
rally-here = здесь { $names }
rally-your-goal = твоя цель
rally-outlined = { $act ->
    [lay] на обведённое место
   *[pick] тот, что обведён
}
rally-drives-on = Машина едет дальше.
rally-beside = { $side ->
    [N] выше твоей машины
    [E] справа от твоей машины
    [S] ниже твоей машины
   *[W] слева от твоей машины
}
rally-do = { $act ->
    [start] Стартовать здесь
    [open] Открыть
    [drive] Ехать сюда
    [pick] Выбрать для обмена
    [turn] Повернуть
    [lay] Положить сюда
    [lift] Убрать
   *[go] Поехали
}

## Цель

rally-your-finish = Твой финиш
rally-first-pit = Сначала на пит-стоп
rally-stands = { $where ->
    [away] к пит-стопу
    [home] на финише
   *[bound] знает финиш
}

## Ход

rally-ask = { $phase ->
    [corner] Где стартуем?
    [turn] { $colour ->
        [none] На пит-стоп!
       *[other] На { colour } финиш!
    }
    [turning] Поверни дорогу
    [swapping] Какой квадрат меняем?
   *[second] А с каким?
}
rally-ask-about = { $phase ->
    [corner] Выбери угол. Цвет пока не важен.
    [turn] Открой квадрат рядом или поменяй два местами.
    [turning] Нажми на квадрат, и он повернётся.
    [swapping] Нажми на любой закрытый.
   *[second] Нажми ещё на один закрытый.
}
rally-ways = Как положить
rally-way = Положение { $number }: дорога { sides }
rally-go = Поехали
rally-swap = Поменять два
rally-swap-this = Поменять этот
rally-ban = Эти два только что поменяли

## Конец гонки

rally-podium = Кто на финише

## Весёлая трасса

rally-build = { $phase ->
    [laying] Какой квадрат положим?
   *[building] Строим трассу!
}
rally-build-about = { $phase ->
    [laying] Нажми на него ещё раз — он повернётся.
   *[building] { $length ->
        [0] Она ещё не замкнута.
       *[other] Замкнута! Длина круга { $length }.
    } Осталось ходов: { $left }.
}
rally-supply = Запас
rally-kind = { tile }, осталось { $left }
rally-lay = Положить
rally-keep = Оставить
rally-lift = Убрать
rally-spot = { spot }: { tile }, дорога { sides }
rally-spot-empty = { spot }, пусто
rally-on-circuit = { $start ->
    [true] старт трассы
   *[false] на трассе
}
rally-laps = кругов { $lap } из { $laps }
