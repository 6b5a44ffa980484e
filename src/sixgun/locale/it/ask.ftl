### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## Questions

ask-waiting = In attesa di: { $players }.
ask-play = Tocca a te: quale carta giochi?
ask-discard = { $count ->
    [one] Devi scartare ancora { $count } carta. Quale?
   *[other] Devi scartare ancora { $count } carte. Quale per prima?
    }
ask-dodge = { $needed ->
    [one] { $by } ti spara con { $cause }. Come rispondi?
   *[other] { $by } ti spara con { $cause }: servono ancora { $needed } mancati. Come rispondi?
    }
ask-duel = Duello: scarti un Bang! o perdi 1 punto vita?
ask-indians = { $by } gioca { $cause }: scarti un Bang! o perdi 1 punto vita?
ask-dying = { $beer ->
    [yes] Stai perdendo l'ultimo punto vita. Bevi una Birra?
    [none] Stai perdendo l'ultimo punto vita e non hai nessuna Birra.
   *[no] Stai perdendo l'ultimo punto vita, e quando si resta in due la Birra non serve.
    }
ask-draw-check = Estrai!: quale delle carte scoperte conta?
ask-take = { $own ->
    [yes] Quale delle tue carte in gioco scegli?
   *[no] Quale carta di { $owner } scegli?
    }
ask-general-store = { $cause }: quale carta prendi?
ask-last-will = Esci dal gioco. Quale delle tue carte va ora tra gli scarti?
ask-no-mercy = Senza pietà: quale carta Bang! di questo turno riprendi?
ask-character = Quale personaggio vuoi essere?
ask-put-back = Quale carta rimetti in cima al mazzo?
ask-draw-from = Da dove prendi la prima carta?
ask-patch-up = Due carte per un punto vita: quale scarti?
ask-give = Quale carta dai a { $target }?

## Answers

do-pass = { $why ->
    [play] Finisci il turno
    [dodge] Subisci lo sparo
    [duel] Arrenditi
    [indians] Perdi 1 punto vita
    [dying] Accetta la morte
    [draw_from] Pesca dal mazzo
    [take_instead] Pesca dal mazzo
    [copy] Di nessuno
    [last_will] Il resto come viene
    [wagon] Non prendere vagoni
    [full_steam] Annulla l'effetto
    [map] Non scartare nulla
    [exempt] Non escludere nessuno
    [shade_oconnor] Tieni le tue carte
    [exchange_pair] Tieni entrambi
    [lay_down] Il resto come viene
    [declare] Non dire nulla
    [next_game] Avanti
    [rehire] Rinuncia al personaggio
    [bid] Non offrire oltre
    [experience] Nient'altro
   *[other] Passa
    }
do-card = { $bent ->
    [yes] { $card } come { $cause }
   *[no] { $card }
    }
do-this = { do-card }
do-play = { $whom ->
    [somebody] { $you ->
        [target] Gioca { do-this } su di te
       *[nobody] Gioca { do-this } contro { $target }
    }
   *[nobody] { $why ->
        [duel] Scarta { do-this }
        [indians] Scarta { do-this }
       *[other] Gioca { do-this }
    }
    }
do-discard = { $whom ->
    [somebody] { $you ->
        [target] Scarta { $card } davanti a te
       *[nobody] Scarta { $card } di { $target }
    }
   *[nobody] Scarta { $card }
    }
do-pick = Scegli { $card }
do-take = { $seen ->
    [yes] Scegli { $card }
   *[no] Una carta a caso dalla mano di { $target }
    }
do-draw = { $seen ->
    [yes] Prendi { $card } dagli scarti
   *[no] Pesca dalla mano di { $target }
    }
do-give = Dai { $card } a { $target }
do-keep = Scegli { $cause }
do-use = { $whom ->
    [somebody] { $you ->
        [target] Usa { $cause } su di te
       *[nobody] Usa { $cause } contro { $target }
    }
   *[nobody] { $seen ->
        [yes] Usa { $cause }: scarta { $card }
       *[no] Usa { $cause }
    }
    }

## Questions and answers of the expansions

ask-between-turns = Chi era di turno è fuori. Fai qualcosa prima del prossimo turno?
ask-order = Più effetti ti aspettano. Quale viene prima?
ask-keep = Quale carta tieni?
ask-pay = { $cause }: con quale carta paghi?
ask-take-instead = Peschi, o prendi invece una carta in gioco?
ask-copy = Di chi vuoi avere l'abilità fino al tuo prossimo turno?
do-copy = L'abilità di { $cause }
do-choose = Scegli { $target }
do-name = Nomina { $suit ->
    [H] cuori
    [D] quadri
    [C] fiori
   *[S] picche
    }
do-speak = Di' qualcosa

## Two players, two characters each

ask-active = Quale dei tuoi personaggi è attivo?
ask-place = Davanti a quale dei tuoi personaggi metti la carta?
ask-dynamite = La Dinamite passa a te. Davanti a quale dei tuoi personaggi?

## Abilities with an answer of their own

do-use-fc-ricochet = { $whom ->
    [somebody] Spara con { $card } a { $aim } davanti a { $target }
   *[nobody] Spara a una carta in gioco
    }
do-use-fc-sniper = { $whom ->
    [somebody] Spara con { $card } e { $second } a { $target }
   *[nobody] Spara con due carte Bang!
    }
