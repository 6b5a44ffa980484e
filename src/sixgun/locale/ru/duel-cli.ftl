### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

duel-cli-heading = { $you ->
    [yes] { $squad } (вы)
   *[no] { $squad }
    }
duel-cli-squad = { $hand ->
    [0] { duel-cli-heading }: рука пуста, колода { $deck }, резерв { $reserve }
   *[other] { duel-cli-heading }: рука { $hand } ({ $backs }), колода { $deck }, резерв { $reserve }
    }
duel-cli-new = { $card } (новая)
duel-cli-piles = { $discards ->
    [0] Общая колода: { $common }; сброс пуст.
   *[other] Общая колода: { $common }; сброс: { $discards }, сверху { $card }.
    }
duel-cli-bangs = { $allowed ->
    [-1] В этот ход можно сыграть сколько угодно карт «Бэнг!».
   *[other] Карт «Бэнг!» в этот ход: { $played } из { $allowed }.
    }
duel-cli-reloads = Карты можно перезаряжать.
duel-cli-queue = Ещё сработают: { $names }.
duel-cli-your-reserve = Ваш резерв: { $names }.
duel-cli-your-target = Ваша добыча: { $squad }.
duel-cli-hand-card = { $card } ({ $back } { duel-symbol })
duel-cli-winner = { $side ->
    [lawmen] Победили служители закона.
    [outlaws] Победили бандиты.
   *[renegades] Победили ренегаты.
    }
