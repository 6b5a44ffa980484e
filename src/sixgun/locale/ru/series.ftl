### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## The special game for six

ask-declare = Начинается ваш ход. Объявить что-нибудь?
do-use-crime-is-beaten = «Преступность побеждена!»
do-use-the-law-is-dead = «Закон мёртв!»
log-declare = { $cause ->
    [crime_is_beaten] { $you ->
        [player] Вы объявляете: «Преступность побеждена!»
       *[nobody] { $player } объявляет: «Преступность побеждена!»
    }
   *[the_law_is_dead] { $you ->
        [player] Вы объявляете: «Закон мёртв!»
       *[nobody] { $player } объявляет: «Закон мёртв!»
    }
    }
log-reveal-role = { $you ->
    [player] Вы открываете свою роль: { $cause }.
   *[nobody] { $player } открывает роль: { $cause }.
    }
log-settlement = Исход игры решают между собой те, чьи роли открыты.
log-depart = { $you ->
    [player] Вы покидаете игру.
   *[nobody] { $player } покидает игру.
    }

## Two players, two characters each

ask-enter = Кто из ваших персонажей активен и с какой стороны сидит?
do-enter = Активен { $cause }, { $side ->
    [left] слева
   *[right] справа
    }
log-enter = { $you ->
    [player] Ваш активный персонаж — { $cause }.
   *[nobody] Активный персонаж — { $cause }.
    }

## Between the games of a series

ask-next-game = Игра окончена. Перейти к следующей?
ask-rehire = Оставить себе персонажа { $cause } за ${ $count }?
ask-hire = Кого выставить на аукцион?
ask-opening-bid = На аукционе { $cause }. Ваша начальная ставка?
ask-bid = На аукционе { $cause }: { $by } даёт ${ $count }. Дать больше?
ask-experience = { $count ->
    [one] Можно оставить { $count } карту прошлой игры за $500. Какую?
    [few] Можно оставить до { $count } карт прошлой игры, по $500 за каждую. Какую?
   *[many] Можно оставить до { $count } карт прошлой игры, по $500 за каждую. Какую?
    }
do-hire = Выставить: { $cause }
do-bid = Дать ${ $amount }
do-buy = Оставить { $card-acc }
log-game = { $you ->
    [player] Игра { $amount } серии: вы Шериф.
   *[nobody] Игра { $amount } серии: Шериф — { $player }.
    }
log-scored = { $you ->
    [player] Вы получаете ${ $amount }.
   *[nobody] { $player } получает ${ $amount }.
    }
log-bounty = { $you ->
    [player] Ваша премия за Бандита — ${ $amount }.
   *[nobody] { $player } получает за Бандита премию ${ $amount }.
    }
log-turned-up = Можно нанять: { $cause }.
log-put-up = { $you ->
    [player] Вы выставляете на аукцион: { $cause }.
   *[nobody] { $player } выставляет на аукцион: { $cause }.
    }
log-bid = { $you ->
    [player] Вы даёте ${ $amount }, персонаж — { $cause }.
   *[nobody] { $player } даёт ${ $amount }, персонаж — { $cause }.
    }
log-bid-no-more = { $you ->
    [player] Вы больше не торгуетесь.
   *[nobody] { $player } больше не торгуется.
    }
log-hire = { $you ->
    [player] Вы нанимаете за ${ $amount }: { $cause }.
   *[nobody] { $player } нанимает за ${ $amount }: { $cause }.
    }
log-buy = { $you ->
    [player] Вы оставляете { $card-acc } за ${ $amount }.
   *[nobody] { $player } оставляет { $card-acc } за ${ $amount }.
    }
log-series-over = { $you ->
    [player] Серия окончена: вы победили.
   *[nobody] Серия окончена, победа за игроком { $player }.
    }

## Standings

cli-standings = Серия:
cli-standing = { $place }. { $player }: ${ $dollars }
cli-bids = Ставка
cli-series-game = Игра { $number } из { $games }

## Rulings

ruling-game = Идёт игра { $what } серии.
ruling-between = { $what ->
    [keepers] Перед игрой: кто оставляет персонажа.
    [auctions] Перед игрой: аукционы.
   *[purchases] Перед игрой: кто оставляет карты.
    }
ruling-turned-up = Можно нанять: { $what }
ruling-open-characters = Открыты на выбор: { $what }
ruling-dollars = денег ${ $what }
ruling-hired = персонаж прошлой игры { $what }
ruling-price = цена найма ${ $what }
ruling-left = в игре к концу прошлой игры: { $what }
ruling-passive = пассивный персонаж
expect-game = Идёт игра { $amount } серии.
expect-seat-dollars = { $who }: ${ $amount }.
expect-seat-price = { $who }: цена персонажа ${ $amount }.
