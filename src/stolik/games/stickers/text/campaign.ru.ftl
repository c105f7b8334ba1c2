### Кампания «Стикеров» в окне терминала.

campaign-title = Кампания «{ $name }»: открыто наборов { $played } из { $whole }
campaign-roster = Участники и трофеи
campaign-trophies = { $trophies ->
    [0] { "" }
    [one] (партия { $games })
   *[other] (партии { $games })
}
campaign-won = { $winners ->
    [1] Кампания окончена. Победа: { $names }! Колодой можно играть и дальше.
   *[other] Кампания окончена. Победу делят { $names }! Колодой можно играть и дальше.
}
campaign-options = На всю кампанию: { $options }
campaign-track = Шкала кампании
campaign-some-clan = случайный клан
campaign-power = сила { $number }
campaign-evenings = Вечера
campaign-evening = { $names }: очки { $points }. Победа: { $won }
campaign-evening-goes-on = { $names }: партия не доиграна
campaign-cards = Изменённые карты: стикеров { $stickers }, украшений { $decorations }
campaign-aside = Отложено до партии на { $players ->
    [3] троих
   *[4] четверых
}: { $stickers ->
    [one] { $stickers } стикер
    [few] { $stickers } стикера
   *[many] { $stickers } стикеров
}.
campaign-kept = Не нашлось свободной клетки: { $kept }.
campaign-placed = Игроков стало больше, и отложенные стикеры достались случайным картам: { $cards }.
campaign-begins = Первый ход — у того, кто последним наклеил стикер: { $name }.
campaign-next = После следующей партии откроется { $kind ->
    [clan] набор случайного клана.
   *[power] набор силы № { $number }.
}
campaign-scenarios = Со сценарием: stolik campaign play { $name } --option scenario=big-fair (ещё есть topsy-turvy и open-hands)
campaign-way-on = Следующий вечер: stolik campaign play { $name }
campaign-resume = Доиграть вечер: stolik campaign play { $name }
