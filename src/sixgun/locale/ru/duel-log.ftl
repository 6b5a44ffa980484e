### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Present tense; names of people and characters are never declined, cards have $card-acc.
### АП – атакующий персонаж (front), ПП – прикрывающий (back).

## Squads, and what a player of each is called where people have no names

duel-squad-lawmen = Служители закона
duel-squad-outlaws = Бандиты
duel-squad-renegades = Ренегаты
duel-player-lawmen = Закон
duel-player-outlaws = Бандит
duel-player-renegades = Ренегат

## Cards and places in sentences

duel-symbol = { $symbol ->
    [B] бочка
    [S] змея
    [D] динамит
   *[H] подкова
    }
duel-back = { $back ->
    [L] карта служителей закона
    [O] карта бандитов
    [LR] карта ренегатов служителей закона
   *[OR] карта ренегатов-бандитов
    }
    .acc = { $back ->
        [L] карту служителей закона
        [O] карту бандитов
        [LR] карту ренегатов служителей закона
       *[OR] карту ренегатов-бандитов
    }
duel-line = { $line ->
    [front] АП
    [back] ПП
   *[sole] последний
    }
duel-said-place = { $mine ->
    [yes] { $line ->
        [sole] { $name } (ваш последний)
       *[other] { $name } (ваш { duel-line })
    }
   *[no] { $name } ({ duel-line })
    }
duel-said-empty = { $side ->
    [left] левое место, { $player }
   *[right] правое место, { $player }
    }

## The turn

duel-log-turn = { $you ->
    [player] Ход { $amount }: ваша очередь.
   *[nobody] Ход { $amount }: играет { $player }.
    }
duel-log-victory = { $you ->
    [player] Игра окончена. Вы победили, ваш отряд — { $cause }.
   *[nobody] Игра окончена. Победили { $cause }.
    }
duel-log-enters = { $line ->
    [back] { $you ->
        [player] Новый персонаж: { $cause }, ваш ПП
       *[nobody] Новый персонаж: { $cause }, ПП игрока { $player }
    }
   *[front] { $you ->
        [player] Новый персонаж: { $cause }, ваш АП
       *[nobody] Новый персонаж: { $cause }, АП игрока { $player }
    }
    }
duel-log-enter = { $amount ->
    [one] { duel-log-enters } ({ $amount } жизнь).
    [few] { duel-log-enters } ({ $amount } жизни).
   *[many] { duel-log-enters } ({ $amount } жизней).
    }
duel-log-eliminated = { $you ->
    [player] Вы теряете персонажа: { $cause }.
   *[nobody] { $player } теряет персонажа: { $cause }.
    }
duel-log-move = { $own ->
    [yes] { $you ->
        [player] Вы меняете своих персонажей местами: { $target }.
       *[nobody] { $player } меняет своих персонажей местами: { $target }.
    }
   *[no] { $you ->
        [player] Вы меняете местами чужих персонажей: { $target }.
        [target] { $player } меняет местами ваших персонажей: { $target }.
       *[nobody] { $player } меняет местами чужих персонажей: { $target }.
    }
    }

## Playing

duel-log-plays-it = { $you ->
    [player] Вы играете { $card-acc }
   *[nobody] { $player } играет { $card-acc }
    }
duel-log-plays-so = { $bent ->
    [yes] { duel-log-plays-it } как { $cause }
   *[no] { duel-log-plays-it }
    }
duel-log-play = { $whom ->
    [nobody] { duel-log-plays-so }.
    [player] { $own ->
        [yes] { duel-log-plays-so }.
       *[no] { $you ->
            [target] { duel-log-plays-so }, цель — вы.
           *[nobody] { duel-log-plays-so }, цель — { $target }.
        }
    }
   *[character] { duel-log-plays-so }, цель — { $target }.
    }
duel-log-lay = { $you ->
    [player] Вы кладёте { $card-acc } в игру: { $target }.
   *[nobody] { $player } кладёт { $card-acc } в игру: { $target }.
    }
duel-log-uses-it = { $you ->
    [player] Вы используете { $card-acc }
   *[nobody] { $player } использует { $card-acc }
    }
duel-log-use = { $whom ->
    [character] { duel-log-uses-it }, цель — { $target }.
   *[nobody] { duel-log-uses-it }.
    }
duel-log-applies-it = { $you ->
    [player] Вы применяете { $card-acc } ещё раз
   *[nobody] { $player } применяет { $card-acc } ещё раз
    }
duel-log-use-again = { $whom ->
    [character] { duel-log-applies-it }, цель — { $target }.
   *[nobody] { duel-log-applies-it }.
    }
duel-log-calls-on = { $you ->
    [player] Вы применяете способность персонажа { $cause }
   *[nobody] { $player } применяет способность персонажа { $cause }
    }
duel-log-ability = { $seen ->
    [yes] { $whom ->
        [character] { duel-log-calls-on }: { $card }, цель — { $target }.
        [player] { duel-log-calls-on }: { $card }, цель — { $target }.
        [reload] { duel-log-calls-on }: перезарядка, { $card }.
       *[nobody] { duel-log-calls-on }: { $card }.
    }
   *[no] { $whom ->
        [player] { $you ->
            [player] { duel-log-calls-on } и берёте также из колоды игрока { $target }.
            [target] { duel-log-calls-on } и берёт также из вашей колоды.
           *[nobody] { duel-log-calls-on } и берёт также из колоды игрока { $target }.
        }
       *[nobody] { duel-log-calls-on }.
    }
    }
duel-log-triggered = { $you ->
    [player] У вас срабатывает: { $cause }.
   *[nobody] У игрока { $player } срабатывает: { $cause }.
    }

## Hits and life points

duel-log-hit = { $you ->
    [player] Вы стреляете ({ $cause }), цель — { $target }.
   *[nobody] { $player } стреляет ({ $cause }), цель — { $target }.
    }
duel-log-cancelled = Попадание отменено: { $target }.
duel-log-ignored = { $target }: карта { $cause } не действует.
duel-log-shielded = { duel-card-spurs }: нельзя выбрать целью — { $target }. Мимо: { $cause }.
duel-log-hurt = { $amount ->
    [one] { $target }: −{ $amount } жизнь ({ $cause }).
    [few] { $target }: −{ $amount } жизни ({ $cause }).
   *[many] { $target }: −{ $amount } жизней ({ $cause }).
    }
duel-log-heal = { $amount ->
    [one] { $target }: +{ $amount } жизнь.
    [few] { $target }: +{ $amount } жизни.
   *[many] { $target }: +{ $amount } жизней.
    }
duel-log-divert = Рана достаётся другому: { $target } ({ $cause }).

## Cards on the move

duel-log-draws-it = { $you ->
    [player] Вы берёте { $card-acc }
   *[nobody] { $player } берёт карту
    }
duel-log-draws-them = { $you ->
    [player] Вы берёте: { $cards-acc }
   *[nobody] { $amount ->
        [one] { $player } берёт { $amount } карту
        [few] { $player } берёт { $amount } карты
       *[many] { $player } берёт { $amount } карт
    }
    }
duel-log-draw-from = { $whom ->
    [common] { duel-log-draws-it } из общей колоды
    [player] { $own ->
        [yes] { duel-log-draws-it }
       *[no] { duel-log-draws-it } из колоды игрока { $target }
    }
   *[nobody] { duel-log-draws-it }
    }
duel-log-draws-from = { $whom ->
    [common] { duel-log-draws-them } из общей колоды
    [player] { $own ->
        [yes] { duel-log-draws-them }
       *[no] { duel-log-draws-them } из колоды игрока { $target }
    }
   *[nobody] { duel-log-draws-them }
    }
duel-log-draw = { $thing ->
    [yes] { duel-log-draw-from } ({ $cause }).
   *[no] { duel-log-draw-from }.
    }
duel-log-draws = { $thing ->
    [yes] { duel-log-draws-from } ({ $cause }).
   *[no] { duel-log-draws-from }.
    }
duel-log-look = { $you ->
    [player] Вы смотрите { $card-acc }.
   *[nobody] { $player } смотрит карту.
    }
duel-log-looks = { $you ->
    [player] Вы смотрите: { $cards-acc }.
   *[nobody] { $amount ->
        [one] { $player } смотрит { $amount } карту.
        [few] { $player } смотрит { $amount } карты.
       *[many] { $player } смотрит { $amount } карт.
    }
    }
duel-log-keep = { $you ->
    [player] Вы оставляете себе { $card-acc }.
   *[nobody] { $player } оставляет себе карту.
    }
duel-log-keeps = { $you ->
    [player] Вы оставляете себе: { $cards-acc }.
   *[nobody] { $amount ->
        [one] { $player } оставляет себе { $amount } карту.
        [few] { $player } оставляет себе { $amount } карты.
       *[many] { $player } оставляет себе { $amount } карт.
    }
    }
duel-log-discard = { $why ->
    [miss] { $you ->
        [player] Вы отвечаете картой { $card }.
       *[nobody] { $player } отвечает картой { $card }.
    }
    [reload] { $you ->
        [player] Вы перезаряжаете { $card-acc }.
       *[nobody] { $player } перезаряжает { $card-acc }.
    }
   *[other] { $you ->
        [player] Вы сбрасываете { $card-acc }.
       *[nobody] { $player } сбрасывает { $card-acc }.
    }
    }
duel-log-lose = { $why ->
    [eliminated] Карта { $card } уходит в сброс вместе с павшим персонажем.
    [replaced] Карта { $card } заменяется новой: { $target }.
    [reload] { $you ->
        [player] Вы перезаряжаете { $card-acc } из игры: { $target }.
       *[nobody] { $player } перезаряжает { $card-acc } из игры: { $target }.
    }
   *[other] { $you ->
        [player] Вы сбрасываете { $card-acc } из игры: { $target }.
       *[nobody] { $player } сбрасывает { $card-acc } из игры: { $target }.
    }
    }
duel-log-take = { $you ->
    [player] Вы забираете { $card-acc } из игры: { $target }.
   *[nobody] { $player } забирает { $card-acc } из игры: { $target }.
    }
duel-log-steal = { $seen ->
    [yes] { $you ->
        [player] Вы тянете { $card-acc } с руки игрока { $target }.
        [target] { $player } тянет с вашей руки { $card-acc }.
       *[nobody] { $player } тянет { $card-acc } с руки игрока { $target }.
    }
   *[no] { $player } тянет карту с руки игрока { $target }.
    }
duel-log-salvage = { $you ->
    [player] Вы берёте { $card-acc } из сброса.
   *[nobody] { $player } берёт { $card-acc } из сброса.
    }
duel-log-pass-on = Карта { $card } переходит дальше: { $target }.
duel-log-show = { $you ->
    [player] Вы показываете { $card-acc }: { duel-symbol }.
   *[nobody] { $player } показывает { $card-acc }: { duel-symbol }.
    }
duel-log-lay-out = { $cause }: выложена карта { $card }.
duel-log-pick = { $you ->
    [player] Вы берёте { $card-acc }.
   *[nobody] { $player } берёт { $card-acc }.
    }
duel-log-reveals = { $you ->
    [player] { $cause }: вы открываете { $card-acc }, символ — { duel-symbol }
   *[nobody] { $cause }: { $player } открывает { $card-acc }, символ — { duel-symbol }
    }
duel-log-reveal = { $found ->
    [yes] { duel-log-reveals }. Символ тот самый!
   *[no] { duel-log-reveals }. Символ не тот.
    }
duel-log-reveal-unused = { duel-log-reveals }. Эта карта не считается.
duel-log-reshuffle = { $amount ->
    [one] Сброс, { $amount } карта, перемешан в общую колоду.
    [few] Сброс, { $amount } карты, перемешан в общую колоду.
   *[many] Сброс, { $amount } карт, перемешан в общую колоду.
    }
