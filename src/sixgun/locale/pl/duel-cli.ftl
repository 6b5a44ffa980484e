### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

duel-cli-heading = { $you ->
    [yes] { $squad } (ty)
   *[no] { $squad }
    }
duel-cli-squad = { $hand ->
    [0] { duel-cli-heading }: pusta ręka, talia { $deck }, rezerwa { $reserve }
   *[other] { duel-cli-heading }: ręka { $hand } ({ $backs }), talia { $deck }, rezerwa { $reserve }
    }
duel-cli-new = { $card } (nowa)
duel-cli-piles = { $discards ->
    [0] Wspólna talia: { $common }; stos kart odrzuconych jest pusty.
   *[other] Wspólna talia: { $common }; karty odrzucone: { $discards }, na wierzchu { $card }.
    }
duel-cli-bangs = { $allowed ->
    [-1] W tej turze możesz zagrać dowolną liczbę kart BANG!.
   *[other] Karty BANG! w tej turze: { $played } z { $allowed }.
    }
duel-cli-reloads = Karty można już przeładowywać.
duel-cli-queue = Jeszcze zadziała: { $names }.
duel-cli-your-reserve = Twoja rezerwa: { $names }.
duel-cli-your-target = Polujesz na oddział: { $squad }.
duel-cli-hand-card = { $card } ({ $back } { duel-symbol })
duel-cli-winner = { $side ->
    [lawmen] Wygrali stróże prawa.
    [outlaws] Wygrali bandyci.
   *[renegades] Wygrali renegaci.
    }
