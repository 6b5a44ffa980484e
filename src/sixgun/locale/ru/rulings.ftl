### BANG! is a trademark of its publisher; these texts are our own words.
### Rulings told as stories. $player is the name of a seat, $cards a list of names, $what a role or a character.

ruling-settles = Это решает: { $ids }
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
ruling-event = Действует событие: { $what }
ruling-events = Следующие события: { $what }
ruling-leader = Ведущий событий: { $what }
ruling-leader-turns = Ходов ведущего уже было: { $what }
ruling-first-out = Первым выбыл: { $what }
ruling-take-back = берёт последний ход назад
ruling-wrong = Это не так. Ожидалось: { $expected }. На деле: { $found }.

## The Duel: characters in front and in the back, own decks and a common one

ruling-common = Сверху в общей колоде: { $cards }
ruling-front = впереди: { $what }
ruling-back = сзади: { $what }
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
