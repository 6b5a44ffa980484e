### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

duel-cli-heading = { $you ->
    [yes] { $squad } (tu)
   *[no] { $squad }
    }
duel-cli-squad = { $hand ->
    [0] { duel-cli-heading }: mano vuota, mazzo { $deck }, riserva { $reserve }
   *[other] { duel-cli-heading }: mano { $hand } ({ $backs }), mazzo { $deck }, riserva { $reserve }
    }
duel-cli-new = { $card } (nuova)
duel-cli-piles = { $discards ->
    [0] Mazzo comune: { $common }; nessuna carta tra gli scarti.
   *[other] Mazzo comune: { $common }; scarti: { $discards }, in cima { $card }.
    }
duel-cli-bangs = { $allowed ->
    [-1] In questo turno puoi giocare quante carte Bang! vuoi.
   *[other] Carte Bang! in questo turno: { $played } su { $allowed }.
    }
duel-cli-reloads = Ora le carte si possono ricaricare.
duel-cli-queue = Ancora da risolvere: { $names }.
duel-cli-your-reserve = La tua riserva: { $names }.
duel-cli-your-target = Cacci la squadra { $squad }.
duel-cli-hand-card = { $card } ({ $back } { duel-symbol })
duel-cli-winner = { $side ->
    [lawmen] Ha vinto la Legge.
    [outlaws] Hanno vinto i Fuorilegge.
   *[renegades] Hanno vinto i Rinnegati.
    }
