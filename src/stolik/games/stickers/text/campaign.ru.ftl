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
campaign-some-clan = клан ?
campaign-power = сила { $number }
campaign-evenings = Вечера
campaign-evening = { $names }: очки { $points }. Победа: { $won }
campaign-evening-goes-on = { $names }: партия не доиграна
campaign-cards = Изменённые карты: { $stickers ->
    [one] { $stickers } стикер
    [few] { $stickers } стикера
   *[many] { $stickers } стикеров
}
campaign-aside = Отложено до партии на { $players ->
    [3] троих
   *[4] четверых
}: { $stickers ->
    [one] { $stickers } стикер
    [few] { $stickers } стикера
   *[many] { $stickers } стикеров
}.
campaign-kept = Не нашлось свободной клетки: { $kept }.
campaign-placed = Игроков стало больше: отложенный стикер «{ $sticker }» достаётся случайной карте { $card }.
campaign-next = После следующей партии открывается набор: { $cell }.
campaign-way-on = Следующий вечер: stolik campaign play { $name }
campaign-resume = Доиграть вечер: stolik campaign play { $name }
