### Короткие слова коробок: имя и одна фраза под обложкой, варианты правил. Где их нет,
### говорят слова самой игры.

box-name-geroychiki = Полный порядок
box-about-geroychiki = Собирай полки игрушек и закрывай их краями с двух сторон.
box-name-toy-story-4 = История игрушек
box-about-toy-story-4 = Те же полки на закате и быстрый финал: у каждого ещё один ход.
box-name-hercules = Подвиги Геракла
box-about-hercules = Выбирайте тайно, открывайтесь вместе: слава достаётся первому.
box-name-rally = Суперралли
box-about-rally = Запомни, где какая дорога, и первым вернись на финиш.
box-name-rally-circuit = Весёлая трасса
box-about-rally-circuit = Постройте круг из квадратов и гоняйте: черепахой или зайцем.
box-name-stickers = Стикеры
box-about-stickers = Собирайте кланы в альбом. Наклейки меняют карты навсегда.

## Варианты правил

option-of-first_seat = Кто начинает
option-of-first_seat-random = по жребию
option-of-stuck_bonus_turn = Бонусный ход, в котором пришлось убрать карту
option-of-stuck_bonus_turn-normal = становится обычным
option-of-stuck_bonus_turn-bonus = остаётся бонусным
option-of-skip_on_bonus_ends_game = Пропавший бонусный ход — тоже первый пропуск
option-of-face_down_scores = Карты рубашкой вверх на незавершённых полках дают очки
option-of-mode = Подвиги
option-of-mode-heroic = героические
option-of-mode-caprice = «Каприз Эврисфея»: случайные
option-of-rounds = Раунды
option-of-rounds-3 = три по четыре подвига
option-of-rounds-4 = четыре по три подвига
option-of-gym_loser_cards = Карты, выложенные в Гимнасии зря
option-of-gym_loser_cards-return = возвращаются в руку
option-of-gym_loser_cards-discard = уходят в сброс
option-of-tie_break = При равенстве очков
option-of-tie_break-shared = общая победа
option-of-tie_break-labours = у кого больше подвигов
option-of-occupied_move = На квадрат с чужой машиной можно
option-of-occupied_move-touch = если квадраты касаются
option-of-occupied_move-road = если туда ведёт дорога
option-of-tokens = Финиши, если машин меньше четырёх
option-of-tokens-random = любые
option-of-tokens-occupied_corners = те, где стартовали
option-of-laps = Сколько кругов
option-of-mix = Квадраты
option-of-mix-usual = обычные
option-of-mix-alternative = с развилками
option-of-combos_in_refill = Комбо можно применить и после пополнения руки
option-of-reserve_for_draw_play = Комбо «Из колоды» берёт и из запаса
option-of-final_may_start_column = Последней картой можно начать коллекцию
option-of-colours = Цвета мест по порядку
