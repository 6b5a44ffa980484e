### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Present tense; names of people and characters are never declined, cards have $card-acc.

## Cards in sentences

said-corner = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
    }
said-card = «{ $name }» { said-corner }
said-name = «{ $name }»

## The turn

log-turn = { $you ->
    [player] Ход { $amount }: ваша очередь.
   *[nobody] Ход { $amount }: играет { $player }.
    }
log-character = { $you ->
    [player] Ваш персонаж — { $cause }.
   *[nobody] Место { $place }: персонаж { $cause }.
    }
log-victory = Игра окончена.

## Playing

log-plays-it = { $you ->
    [player] Вы играете { $card-acc }
   *[nobody] { $player } играет { $card-acc }
    }
log-plays-so = { $bent ->
    [yes] { log-plays-it } как { $cause }
   *[no] { log-plays-it }
    }
log-at = { $you ->
    [target] вы
   *[nobody] { $target }
    }
log-play = { $whom ->
    [somebody] { log-plays-so }, цель — { log-at }.
   *[nobody] { log-plays-so }.
    }
log-lay = { $you ->
    [player] { $whom ->
        [somebody] Вы кладёте { $card-acc } перед игроком { $target }.
       *[self] Вы кладёте { $card-acc } перед собой.
    }
   *[nobody] { $whom ->
        [somebody] { $player } кладёт { $card-acc }, цель — { log-at }.
       *[self] { $player } кладёт { $card-acc } перед собой.
    }
    }
log-ability = { $you ->
    [player] Действует ваша способность: { $cause }.
   *[nobody] Действует способность игрока { $player }: { $cause }.
    }
log-copy = { $you ->
    [player] Теперь у вас способность персонажа { $cause }.
   *[nobody] Теперь у игрока { $player } способность персонажа { $cause }.
    }

## Shots and wounds

log-shoots = { $you ->
    [player] Вы стреляете ({ $cause }), цель — { $target }
    [target] { $player } стреляет в вас ({ $cause })
   *[nobody] { $player } стреляет ({ $cause }), цель — { $target }
    }
log-shot = { $amount ->
    [one] { log-shoots }.
    [few] { log-shoots }: нужно { $amount } промаха.
   *[many] { log-shoots }: нужно { $amount } промахов.
    }
log-missed = { $you ->
    [player] В вас не попали.
   *[nobody] { $player } уходит от выстрела.
    }
log-unaffected = { $you ->
    [player] На вас это не действует: { $cause }.
   *[nobody] На игрока { $player } это не действует: { $cause }.
    }
log-hurt = { $you ->
    [player] { $amount ->
        [one] Вы теряете { $amount } жизнь ({ $cause }).
        [few] Вы теряете { $amount } жизни ({ $cause }).
       *[many] Вы теряете { $amount } жизней ({ $cause }).
    }
   *[nobody] { $amount ->
        [one] { $player } теряет { $amount } жизнь ({ $cause }).
        [few] { $player } теряет { $amount } жизни ({ $cause }).
       *[many] { $player } теряет { $amount } жизней ({ $cause }).
    }
    }
log-heal = { $you ->
    [player] { $amount ->
        [one] К вам возвращается { $amount } жизнь.
        [few] К вам возвращаются { $amount } жизни.
       *[many] К вам возвращаются { $amount } жизней.
    }
   *[nobody] { $amount ->
        [one] { $player } возвращает { $amount } жизнь.
        [few] { $player } возвращает { $amount } жизни.
       *[many] { $player } возвращает { $amount } жизней.
    }
    }
log-falls = { $cause ->
    [none] { $player } выбывает
   *[other] { $you ->
        [player] Вы выбываете, ваша роль — { $cause }
       *[nobody] { $player } выбывает, роль — { $cause }
    }
    }
log-eliminated = { $whom ->
    [somebody] { $you ->
        [target] { log-falls }. Это сделали вы.
       *[nobody] { log-falls }. Это сделал игрок { $target }.
    }
   *[nobody] { log-falls }.
    }
log-reward = { $you ->
    [player] { $amount ->
        [one] Ваша награда за Бандита — { $amount } карта.
        [few] Ваша награда за Бандита — { $amount } карты.
       *[many] Ваша награда за Бандита — { $amount } карт.
    }
   *[nobody] { $amount ->
        [one] { $player } получает за Бандита { $amount } карту.
        [few] { $player } получает за Бандита { $amount } карты.
       *[many] { $player } получает за Бандита { $amount } карт.
    }
    }
log-penalty = { $you ->
    [player] Вы, Шериф, устранили своего Помощника и сбрасываете все карты.
   *[nobody] От руки Шерифа пал Помощник: { $player } сбрасывает все карты.
    }

## Cards on the move

log-draw = { $you ->
    [player] Вы берёте { $card-acc }.
   *[nobody] { $seen ->
        [yes] { $open ->
            [yes] { $player } берёт { $card-acc }.
           *[no] { $player } берёт и показывает { $card-acc }.
        }
       *[no] { $player } берёт карту.
    }
    }
log-draws = { $seen ->
    [yes] { $you ->
        [player] Вы берёте: { $cards-acc }.
       *[nobody] { $open ->
            [yes] { $player } берёт: { $cards-acc }.
           *[no] { $player } берёт и показывает: { $cards-acc }.
        }
    }
   *[no] { $amount ->
        [one] { $player } берёт { $amount } карту.
        [few] { $player } берёт { $amount } карты.
       *[many] { $player } берёт { $amount } карт.
    }
    }
log-answers-with = { $you ->
    [player] Вы отвечаете картой { $card }
   *[nobody] { $player } отвечает картой { $card }
    }
log-respond = { $bent ->
    [yes] { log-answers-with } как { $cause }.
   *[no] { log-answers-with }.
    }
log-discard = { $you ->
    [player] Вы сбрасываете { $card-acc }.
   *[nobody] { $player } сбрасывает { $card-acc }.
    }
log-lose = { $you ->
    [player] Вы теряете карту в игре: { $card }.
   *[nobody] { $player } теряет карту в игре: { $card }.
    }
log-use = { $you ->
    [player] Вы применяете карту { $card }.
   *[nobody] { $player } применяет карту { $card }.
    }
log-take = { $whom ->
    [nobody] { $you ->
        [player] Вы забираете { $card-acc } ({ $cause }).
       *[nobody] { $player } забирает { $card-acc } ({ $cause }).
    }
   *[somebody] { $you ->
        [player] Вы забираете { $card-acc } у игрока { $target }.
        [target] { $player } забирает у вас { $card-acc }.
       *[nobody] { $seen ->
            [yes] { $player } забирает { $card-acc } у игрока { $target }.
           *[no] { $player } забирает карту у игрока { $target }.
        }
    }
    }
log-steal = { $you ->
    [player] Вы тянете { $card-acc } с руки игрока { $target }.
    [target] { $player } тянет с вашей руки { $card-acc }.
   *[nobody] { $seen ->
        [yes] { $player } тянет { $card-acc } с руки игрока { $target }.
       *[no] { $player } тянет карту с руки игрока { $target }.
    }
    }
log-give = { $you ->
    [player] Вы отдаёте { $card-acc } игроку { $target }.
    [target] { $player } отдаёт вам { $card-acc }.
   *[nobody] { $seen ->
        [yes] { $player } отдаёт { $card-acc } игроку { $target }.
       *[no] { $player } отдаёт карту игроку { $target }.
    }
    }
log-salvage = { $you ->
    [player] Вы берёте { $card-acc } из сброса.
   *[nobody] { $player } берёт { $card-acc } из сброса.
    }
log-reveal = { $cause }: открыта карта { $card }.
log-pick = { $you ->
    [player] Вы выбираете { $card-acc }.
   *[nobody] { $player } выбирает { $card-acc }.
    }
log-look = { $you ->
    [player] { $amount ->
        [one] Вы смотрите { $amount } карту сверху колоды.
        [few] Вы смотрите { $amount } карты сверху колоды.
       *[many] Вы смотрите { $amount } карт сверху колоды.
    }
   *[nobody] { $amount ->
        [one] { $player } смотрит { $amount } карту сверху колоды.
        [few] { $player } смотрит { $amount } карты сверху колоды.
       *[many] { $player } смотрит { $amount } карт сверху колоды.
    }
    }
log-put-back = { $you ->
    [player] Вы кладёте { $card-acc } обратно на колоду.
   *[nobody] { $seen ->
        [yes] { $player } кладёт { $card-acc } обратно на колоду.
       *[no] { $player } кладёт карту обратно на колоду.
    }
    }
log-reshuffle = { $amount ->
    [one] Колода кончилась: сброс, { $amount } карта, перемешан.
    [few] Колода кончилась: сброс, { $amount } карты, перемешан.
   *[many] Колода кончилась: сброс, { $amount } карт, перемешан.
    }

## Draw!, Jail, Dynamite

log-check = { $you ->
    [player] Ваша проверка ({ $cause }): { $card }.
   *[nobody] Проверка, { $player } ({ $cause }): { $card }.
    }
log-check-unused = { $you ->
    [player] Вы открыли и { $card-acc }: эта карта не считается.
   *[nobody] { $player } открывает и { $card-acc }: эта карта не считается.
    }
log-escape = { $you ->
    [player] Вы выходите из Тюрьмы.
   *[nobody] { $player } выходит из Тюрьмы.
    }
log-locked-up = { $you ->
    [player] Вы остаётесь в Тюрьме и пропускаете ход.
   *[nobody] { $player } остаётся в Тюрьме и пропускает ход.
    }
log-explosion = { $you ->
    [player] { $card } взрывается перед вами!
   *[nobody] { $card } взрывается, пострадал игрок { $player }!
    }
log-pass-on = { $you ->
    [player] Вы передаёте { $card-acc } игроку { $target }.
    [target] { $player } передаёт { $card-acc } вам.
   *[nobody] { $player } передаёт { $card-acc } игроку { $target }.
    }
log-event = Новое событие: { $cause }.
log-rise = { $you ->
    [player] Вы снова в игре.
   *[nobody] { $player } снова в игре.
    }
log-roles = { $amount ->
    [one] { $amount } роль раздаётся заново.
    [few] { $amount } роли перемешиваются и раздаются заново.
   *[many] { $amount } ролей перемешиваются и раздаются заново.
    }
