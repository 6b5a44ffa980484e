### BANG! is a trademark of its publisher; these texts are our own words.
### Rulings told as stories. $player is the name of a seat, $cards a list of names, $what a role or a character.

ruling-settles = Разъясняет: { $ids }
ruling-turn = Сейчас ход: { $player }, можно играть карты.
ruling-start = Начинается ход: { $player }.
ruling-choosing = Игроки выбирают персонажей.
ruling-deck = Сверху в колоде: { $cards }
ruling-discard = Сверху в сбросе: { $cards }
ruling-rest = { $where ->
    [out] Остальные карты вне игры.
    [discard] Остальные карты лежат ниже, в сбросе.
   *[deck] Остальные карты лежат ниже, в колоде.
    }
ruling-options = Правила стола: { $options }
ruling-option-on = { $name } (вкл.)
ruling-option-off = { $name } (выкл.)
ruling-life = { $amount ->
    [one] { $amount } жизнь
    [few] { $amount } жизни
   *[many] { $amount } жизней
    }
ruling-hand = на руке: { $cards }
ruling-in-play = в игре: { $cards }
ruling-choice = выбор: { $cards }
ruling-dead = вне игры
ruling-fresh = выложено в этот ход: { $what }
ruling-copies = со способностью персонажа { $what }
ruling-pair = со способностями персонажей: { $what }
ruling-event = Действует событие: { $what }
ruling-events = Следующие события: { $what }
ruling-leader = Ведущий событий: { $what }
ruling-leader-turns = Ходов ведущего уже было: { $what }
ruling-first-out = Первым выбыл: { $what }
ruling-take-back = берёт последний ход назад
ruling-show = Действующее событие: { $what }
ruling-shows = Следующие события: { $what }
ruling-path = Первые станции: { $what }
ruling-wagons = Вагоны за локомотивом: { $what }
ruling-locomotive = Локомотив стоит на остановке № { $what }.
ruling-side = Верхняя сторона локомотива: { $what }
ruling-wagon = вагоны: { $what }
ruling-wagon-deck = Следующие вагоны: { $what }
ruling-ghost = призрак
ruling-wrong = Это не так. Ожидалось: { $expected }. На деле: { $found }.

## The Duel: characters in front and in the back, own decks and a common one

ruling-common = Сверху в общей колоде: { $cards }
ruling-front = АП: { $what }
ruling-back = ПП: { $what }
ruling-alone = второго персонажа нет
ruling-reserve = резерв: { $cards }
ruling-own-deck = сверху в колоде: { $cards }
ruling-reloads = Перезарядка уже разрешена.
ruling-duel-rest = { $where ->
    [out] Остальные карты вне игры.
    [discard] Остальные карты лежат ниже, в сбросе.
    [common] Остальные карты лежат ниже, в общей колоде.
   *[decks] Остальные карты лежат ниже, в своих колодах.
    }

## What is expected: of a seat, of a character, of the table. $who is the seat or character, $what names what follows

ruling-none = ничего
ruling-deck-name = колода
ruling-hand-card = карта с руки
ruling-hidden = скрыто
ruling-any = любая карта
ruling-then = и затем
ruling-common-name = общая колода
ruling-some-card = { $back ->
    [L] карта служителей закона
    [O] карта бандитов
    [LR] карта ренегатов служителей закона
   *[OR] карта ренегатов-бандитов
    }
ruling-some-card-with = { ruling-some-card } ({ duel-symbol })
ruling-entry = { $what ->
    [ability] применение способности
    [cancelled] отмена попадания
    [character] раздача персонажа
    [check] проверка
    [check_unused] вторая открытая карта
    [copy] копирование способности
    [discard] сброс карты
    [divert] перенос раны
    [draw] взятие карты
    [eliminated] выбывание
    [end_of_line] конечная остановка
    [enter] появление персонажа
    [escape] побег из Тюрьмы
    [event] новое событие
    [explosion] взрыв
    [give] передача карты
    [heal] возврат жизни
    [hit] попадание
    [hurt] потеря жизни
    [ignored] карта без действия
    [keep] оставленная карта
    [lay] карта, выложенная в игру
    [lay_out] выложенная карта
    [locked_up] ход, пропущенный в Тюрьме
    [look] просмотр карты
    [lose] потеря карты в игре
    [missed] промах
    [move] обмен персонажей местами
    [pass_on] передача карты дальше
    [penalty] наказание Шерифа
    [pick] выбор карты
    [play] розыгрыш карты
    [put_back] возврат карты на колоду
    [reshuffle] перемешивание сброса
    [respond] ответ картой
    [reveal] открытие карты
    [reveal_unused] вторая открытая карта
    [reward] награда
    [rise] возвращение в игру
    [roles] новая раздача ролей
    [salvage] карта из сброса
    [shielded] недоступная цель
    [shot] выстрел
    [show] показ карты
    [steal] карта, взятая с чужой руки
    [take] карта, взятая у игрока
    [train] продвижение поезда
    [triggered] срабатывание способности
    [turn] ход
    [unaffected] карта, которая на кого-то не действует
    [use] применение карты или ресурса
    [use_again] повторное использование ресурса
    [victory] конец игры
    [handcuffs] надетые наручники
    [name_suit] названная масть
    [guess] угадывание
    [marked] карта, которую надо сыграть
    [under_fire] ничей выстрел
    [put_on_pile] карта, возвращённая в сброс
    [order] приказ
    [show_hand] рука показана
    [wagon] взятый вагон
    [ghost] превращение в призрака
    [new_train] отправление нового поезда
    [no_effect] локомотив без эффекта
    [exempt] исключённый игрок
    [divert] отведённый выстрел
   *[other] { $what }
    }
expect-seat-asked = { $who }, вопрос: { $question }
expect-seat-not-asked = { $who }: вопроса нет.
expect-seat-offered = { $who }, можно ответить: { $answer }
expect-seat-not-offered = { $who }, так ответить нельзя: { $answer }
expect-seat-default = Если время выйдет, ответ { $who }: { $answer }
expect-seat-may-take-back = { $who }: ход можно отменить.
expect-seat-may-not-take-back = { $who }: ход отменить нельзя.
expect-seat-may-not = { $who }, нельзя: { $answer }. { $reason }
expect-seat-reads = { $amount ->
    [one] { $who } читает: { $entry }
    [few] { $who } читает { $amount } раза: { $entry }
   *[many] { $who } читает { $amount } раз: { $entry }
    }
expect-log = { $amount ->
    [one] В журнале: { $entry }
    [few] В журнале, { $amount } раза: { $entry }
   *[many] В журнале, { $amount } раз: { $entry }
    }
expect-seat-does-not-read = { $some ->
    [yes] { $who } об этом не узнаёт: { $entry } ({ $what })
   *[no] { $who } об этом не узнаёт: { $entry }
    }
expect-no-log = { $some ->
    [yes] Этого не происходит: { $entry } ({ $what })
   *[no] Этого не происходит: { $entry }
    }
expect-over = Игра окончена.
expect-not-over = Игра продолжается.
expect-winner = Победившая сторона: { $what }
expect-winners = Победа: { $what }
expect-seat-life = { $amount ->
    [one] { $who }: { $amount } жизнь.
    [few] { $who }: { $amount } жизни.
   *[many] { $who }: { $amount } жизней.
    }
expect-figure-life = { $amount ->
    [one] { $who }: { $amount } жизнь.
    [few] { $who }: { $amount } жизни.
   *[many] { $who }: { $amount } жизней.
    }
expect-seat-max-life = { $who }: жизней не больше { $amount }.
expect-seat-hand = { $who }, на руке: { $what }
expect-seat-hand-size = { $amount ->
    [one] { $who }: { $amount } карта на руке.
    [few] { $who }: { $amount } карты на руке.
   *[many] { $who }: { $amount } карт на руке.
    }
expect-seat-holds = { $who }, на руке есть: { $what }
expect-seat-does-not-hold = { $who }, на руке нет: { $what }
expect-seat-in-play = { $who }, в игре: { $what }
expect-seat-alive = { $who } в игре.
expect-seat-dead = { $who } вне игры.
expect-seat-is = { $who } — это { $what }
expect-figure-is = { $who } — это { $what }
expect-seat-copies = { $who } копирует способность: { $what }
expect-seat-range = { $who }: дальность оружия { $amount }.
expect-seat-sees-role-of = { $who } видит роль игрока { $first }: { $others }
expect-seat-sees-discards = { $who } видит сброс: { $what }
expect-seat-sees-row = { $who } видит карты: { $what }
expect-seat-knows-in = { $who } знает из скрытых карт ({ $first }): { $others }
expect-distance = Расстояние от { $first } до { $second }: { $amount }.
expect-turn = Сейчас ход: { $first }.
expect-event = Действует событие: { $what }
expect-next-event = Следующее событие: { $what }
expect-events-left = { $amount ->
    [one] В колоде осталось { $amount } событие.
    [few] В колоде осталось { $amount } события.
   *[many] В колоде осталось { $amount } событий.
    }
expect-seat-leads = { $who } открывает события.
expect-seat-ghost = { $who } — призрак.
expect-seat-no-ghost = { $who } — не призрак.
expect-named-suit = Названа масть: { $what }
expect-marked = Обязательно сыграть: { $what }
expect-show = Действует событие шоу: { $what }
expect-shows-left = { $amount ->
    [one] В колоде шоу осталось { $amount } событие.
    [few] В колоде шоу осталось { $amount } события.
   *[many] В колоде шоу осталось { $amount } событий.
    }
expect-seat-sees-hand-of = { $who } видит руку игрока { $first }: { $others }
expect-seat-pair = У игрока { $who } способности персонажей: { $what }
expect-seat-pair-size = Чужих способностей у игрока { $who }: { $amount }
expect-deck-top = Сверху в колоде: { $what }
expect-deck-size = { $amount ->
    [one] В колоде { $amount } карта.
    [few] В колоде { $amount } карты.
   *[many] В колоде { $amount } карт.
    }
expect-discard-top = Сверху в сбросе: { $what }
expect-discard-size = { $amount ->
    [one] В сбросе { $amount } карта.
    [few] В сбросе { $amount } карты.
   *[many] В сбросе { $amount } карт.
    }
expect-discard-has = В сбросе есть: { $what }
expect-discard-lacks = В сбросе нет: { $what }
expect-row = Открыты или просматриваются: { $what }
expect-locomotive = Локомотив: { $what }
expect-wagons = Вагоны за локомотивом: { $what }
expect-stations = Вагоны стоят у станций: { $what }
expect-train-size = { $amount ->
    [one] В поезде { $amount } вагон.
    [few] В поезде { $amount } вагона.
   *[many] В поезде { $amount } вагонов.
    }
expect-path-size = { $amount ->
    [one] На пути { $amount } станция.
    [few] На пути { $amount } станции.
   *[many] На пути { $amount } станций.
    }
expect-stations-left = { $amount ->
    [one] В стопке осталась { $amount } станция.
    [few] В стопке осталось { $amount } станции.
   *[many] В стопке осталось { $amount } станций.
    }
expect-wagon-deck-size = { $amount ->
    [one] В колоде вагонов { $amount } вагон.
    [few] В колоде вагонов { $amount } вагона.
   *[many] В колоде вагонов { $amount } вагонов.
    }
expect-wagon-deck-bottom = Внизу колоды вагонов: { $what }
expect-driver = Машинист поезда — { $first }.
expect-seat-affords = { $who } может заплатить на станциях: { $what }
expect-seat-sees-drawn = { $who } видит из взятых вагонов: { $what }
expect-seat-deck-size = { $amount ->
    [one] { $who }: { $amount } карта в колоде.
    [few] { $who }: { $amount } карты в колоде.
   *[many] { $who }: { $amount } карт в колоде.
    }
expect-seat-deck-top = { $who }, сверху в колоде: { $what }
expect-seat-reserve-size = { $amount ->
    [one] { $who }: { $amount } персонаж в резерве.
    [few] { $who }: { $amount } персонажа в резерве.
   *[many] { $who }: { $amount } персонажей в резерве.
    }
expect-seat-bangs = { $who }, сыграно карт «Бэнг!» за ход: { $amount }.
expect-seat-sees-backs-of = { $who } видит рубашки карт на руке игрока { $first }: { $others }
expect-seat-sees-top-back-of = { $who } видит рубашку верхней карты ({ $first }): { $others }
expect-seat-sees-reserve = { $who } видит в резерве: { $what }
expect-common-size = { $amount ->
    [one] В общей колоде { $amount } карта.
    [few] В общей колоде { $amount } карты.
   *[many] В общей колоде { $amount } карт.
    }
expect-common-top = Сверху в общей колоде: { $what }
expect-row-backs = Рубашки открытых карт: { $what }
expect-queue = Ещё сработают: { $what }
expect-reloads = { $word ->
    [allowed] Карты можно перезаряжать.
   *[not] Перезаряжать ещё нельзя.
    }
expect-figure-max-life = { $who }: жизней не больше { $amount }.
expect-figure-gear = { $who }, в игре: { $what }
expect-figure-front = { $who } — АП.
expect-figure-back = { $who } — ПП.
expect-figure-alone = { $who } — последний персонаж стороны.
expect-figure-out = { $who } вне игры.
expect-figure-asked = { $who }, вопрос: { $question }
expect-figure-active = { $who } действует.
expect-figure-not-active = { $who } не действует.
