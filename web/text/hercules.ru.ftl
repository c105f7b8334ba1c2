### Слова, которые нужны только доске «Подвигов Геракла»; остальные — в её собственных файлах.
### $symbol — имя символа, $initiative — число или ★.

hercules-board = Стол
hercules-labours = Подвиги
hercules-gymnasium = Гимнасий
hercules-open-cards = Открытые карты
hercules-hand = Карты в руке
hercules-hand-empty = В руке пусто
hercules-of = { $seat }
hercules-look = { $seat }: посмотреть ближе
hercules-look-own = Посмотреть свои подвиги, покупки и сброс

## Раунды и шаги

hercules-round = Раунд { $round }
hercules-round-short = Раунд
hercules-round-of = Раунд { $round } из { $rounds }
hercules-later = { $more ->
    [1] Раунд { $last }
    [2] Раунды { $next } и { $last }
   *[other] Раунды { $next }–{ $last }
}
hercules-later-title = Раунды впереди
hercules-later-look = Посмотреть раунды впереди
hercules-round-and-tokens = Раунд { $round }. Жетонов: { $tokens } из { $places }.
hercules-steps = Шаги хода
hercules-step = { $step ->
    [1] Обновить руку
    [2] Подвиг или Гимнасий
   *[3] Раскрыть карты
}

## Карты и подвиги

hercules-face = { $half ->
    [upper] верх —{" "}
    [lower] низ —{" "}
   *[whole] { "" }
}{ symbol-name } { $initiative }, { tokens-count }
hercules-card = { $name }: { $faces }; цена — { cards-count }
hercules-of-hand = { $half ->
    [whole] { $face }
   *[other] { $name }, { $face }
}
hercules-labour = { $number } «{ $name }». Ждёт: { $symbols }. Жетонов: { $tokens } из { $places }. Награда: { $reward }
hercules-labour-fits = { $labour }. Можно сюда
hercules-labour-not = { $labour }. Сюда эта карта не подходит
hercules-labour-taken = { $labour }. Совершает { $seat }
hercules-asks = Ждёт
hercules-effect = { $effect ->
    [take-token] забрать жетон у соперника
    [take-gymnasium-card] взять карту Гимнасия даром
    [recall-card] вернуть в руку карту из своего сброса
   *[draw-card] взять карту из своей стопки
}
hercules-reward = Тому, кто берёт последний жетон: { $reward }
hercules-at-the-end = Если этот подвиг последний в игре: { $reward }
hercules-labour-point = И ещё одно очко в конце игры
hercules-lasting = { $lasting ->
    [active] действует
    [tucked] подложен, не действует
   *[instant] подействовал сразу
}
hercules-laid-down = лицом вниз: { $cards }
hercules-laid-up = { $seat }: { $cards }
hercules-contested = { $card }. За неё спорят
hercules-wanted = { $card }. Выбрана целью
hercules-able = { $card }. Можно взять
hercules-gap = Место пусто
hercules-bare = Карт больше нет
hercules-in-stack = в стопке { $cards }

## Перед игроком

hercules-won = { $labours ->
    [one] { $labours } подвиг
    [few] { $labours } подвига
   *[many] { $labours } подвигов
}
hercules-hand-and-stack = В руке { $hand }, в стопке { $stack }.
hercules-stack = стопка
hercules-discard = сброс
hercules-bought = Куплено: { $cards }
hercules-bought-title = Куплено в Гимнасии
hercules-discard-title = Сброс
hercules-labours-won = Подвиги
hercules-ready = выбор сделан
hercules-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Ход

hercules-ask = { $phase ->
    [refresh] Обновить руку?
    [extra-token] Взять ещё жетон?
    [permanent] Какой бонус оставить?
    [redirect] Куда перенести плату?
   *[choice] Подвиг или Гимнасий?
}
hercules-ask-about = { $phase ->
    [refresh] По желанию, раз за ход.
    [extra-token] Его даёт бонус подвига.
    [permanent] Действует только один.
    [redirect] Выложено: { $cards }.
   *[choice] Выбор тайный, пока не готовы все.
}
hercules-tie = { $card }: ничья. Спорить?
hercules-tie-about = Положи ещё карту — или уступи.
hercules-paying = { $card }: плата { $paid } из { $cost }
hercules-refresh = Как обновить руку
hercules-way = { $way ->
    [two] сбросить 2, взять 1
    [four] сбросить 4, взять 2
   *[renew] за жетон всю руку
}
hercules-keep = Оставить руку
hercules-duel = Спорить
hercules-to-discard = в сброс
hercules-away = лежит лицом вниз
hercules-where = { $card }: куда?
hercules-where-about = Подвиг { $labours } или Гимнасий.
hercules-nowhere = Подвигам этого раунда не подходит: можно заплатить в Гимнасии.
hercules-put-back = Другая карта
hercules-pick = Что выбрать
hercules-revealed = Карты открыты!
hercules-took = { $seat } берёт { tokens-count }
hercules-taken = { $seat } совершает подвиг { $number }
hercules-lost = Инициатива ниже, без карты: { $names }
hercules-refreshed = Рука обновлена: { $names }
hercules-skip = Пропустить

## Конец игры

hercules-ending = Жетоны и подвиги

## Цвета мест: вазы на рубашках, по порядку мест

option-of-colours-1234 = амфора, килик, лекиф, ойнохоя
option-of-colours-1243 = амфора, килик, ойнохоя, лекиф
option-of-colours-1324 = амфора, лекиф, килик, ойнохоя
option-of-colours-1342 = амфора, лекиф, ойнохоя, килик
option-of-colours-1423 = амфора, ойнохоя, килик, лекиф
option-of-colours-1432 = амфора, ойнохоя, лекиф, килик
option-of-colours-2134 = килик, амфора, лекиф, ойнохоя
option-of-colours-2143 = килик, амфора, ойнохоя, лекиф
option-of-colours-2314 = килик, лекиф, амфора, ойнохоя
option-of-colours-2341 = килик, лекиф, ойнохоя, амфора
option-of-colours-2413 = килик, ойнохоя, амфора, лекиф
option-of-colours-2431 = килик, ойнохоя, лекиф, амфора
option-of-colours-3124 = лекиф, амфора, килик, ойнохоя
option-of-colours-3142 = лекиф, амфора, ойнохоя, килик
option-of-colours-3214 = лекиф, килик, амфора, ойнохоя
option-of-colours-3241 = лекиф, килик, ойнохоя, амфора
option-of-colours-3412 = лекиф, ойнохоя, амфора, килик
option-of-colours-3421 = лекиф, ойнохоя, килик, амфора
option-of-colours-4123 = ойнохоя, амфора, килик, лекиф
option-of-colours-4132 = ойнохоя, амфора, лекиф, килик
option-of-colours-4213 = ойнохоя, килик, амфора, лекиф
option-of-colours-4231 = ойнохоя, килик, лекиф, амфора
option-of-colours-4312 = ойнохоя, лекиф, амфора, килик
option-of-colours-4321 = ойнохоя, лекиф, килик, амфора
