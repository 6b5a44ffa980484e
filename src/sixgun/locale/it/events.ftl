### BANG! is a trademark of its publisher; these texts are our own words.
### What the event sets and the characters of the Wild West Show ask, tell and forbid; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-handcuffs = Manette: chi in questo giro non gioca carte dalla mano nel suo turno?
ask-name-suit = Manette: carte di quale seme userai in questo turno?
ask-new-identity = Nuova Identità: diventi il tuo personaggio di riserva, con 2 punti vita?
ask-daltons = I Dalton: quale delle tue carte in gioco scarti?
ask-hard-liquor = Liquore Forte: rinunci a pescare e recuperi 1 punto vita?
ask-peyote = Peyote: di che colore è la prossima carta?
ask-ranch = Ranch: quale carta scarti? Alla fine ne peschi altrettante.
ask-blood-brothers = Fratelli di Sangue: a chi dai 1 dei tuoi punti vita?
ask-under-fire = Uno sparo contro di te che nessuno ha sparato. Come rispondi?
ask-roulette = Roulette Russa: serve un mancato, o perdi 2 punti vita.
ask-ricochet = { $by } spara a una tua carta in gioco. La salvi?
ask-order-card = Dorothy Rage: quale carta deve giocare { $target }?
ask-order-target = Dorothy Rage: chi è il bersaglio della carta?
ask-order-place = Dorothy Rage: davanti a quale personaggio va messa la carta?
ask-order-copy = Ti è stato ordinato di giocare questa carta: quale copia giochi?
ask-exchange-pair = Tieni i tuoi due personaggi o ne peschi due nuovi?
ask-draw-as = Con quale dei tuoi due personaggi peschi?
ask-lay-down = Darling Valentine: quale carta scarti per prossima?
ask-tribute = Quale carta dai a { $target }?

## Answers

do-order = { $cause }
do-use-ww-dorothy-rage = { $whom ->
    [somebody] Ordina a { $target } di giocare una carta
   *[nobody] Ordina a qualcuno di giocare una carta
    }
do-use-ww-lady-rosa = { $whom ->
    [somebody] Scambia il posto con { $target }
   *[nobody] Scambia il posto
    }
do-use-flint-westwood = { $whom ->
    [somebody] Dai { $card } a { $target } per due delle sue carte
   *[nobody] Dai una carta per due
    }
do-use-lee-van-kliff = { $whom ->
    [somebody] Scarta { $card }: di nuovo l'ultima carta, contro { $target }
   *[nobody] Scarta { $card }: di nuovo l'ultima carta
    }
do-use-greygory-deck = Pesca due personaggi nuovi
do-guess = { $suit ->
    [H] Rossa
   *[S] Nera
    }

## What happened

log-handcuffs = { $you ->
    [target] Sei in manette: in questo giro non giochi carte dalla mano nel tuo turno.
   *[nobody] { $target } è in manette: in questo giro non gioca carte dalla mano nel suo turno.
    }
log-name-suit = { $you ->
    [player] Nomini un seme: { suit-named }.
   *[nobody] { $player } nomina un seme: { suit-named }.
    }
suit-named = { $cause ->
    [H] cuori
    [D] quadri
    [C] fiori
   *[S] picche
    }
colour-guessed = { $cause ->
    [H] rossa
   *[S] nera
    }
log-guess = { $amount ->
    [one] { $player } dice { colour-guessed }: { $card }, giusto.
   *[other] { $player } dice { colour-guessed }: { $card }, sbagliato.
    }
log-marked = { $you ->
    [player] Mostri { $card }: se puoi giocarla in questo turno, devi.
   *[nobody] { $player } mostra { $card }: se si può giocare in questo turno, è d'obbligo.
    }
log-under-fire = { $you ->
    [target] { $cause }: uno sparo contro di te.
   *[nobody] { $cause }: uno sparo contro { $target }.
    }
log-put-on-pile = { $you ->
    [player] Rimetti { $card } sulla pila degli scarti.
   *[nobody] { $player } rimette { $card } sulla pila degli scarti.
    }
log-order = { $you ->
    [player] Ordini a { $target } di giocare { $cause }.
    [target] { $player } ti ordina di giocare { $cause }.
   *[nobody] { $player } ordina a { $target } di giocare { $cause }.
    }
log-show-hand = { $you ->
    [player] { $amount ->
        [one] Non puoi giocarla e mostri la mano: { $amount } carta.
       *[other] Non puoi giocarla e mostri la mano: { $amount } carte.
    }
   *[nobody] { $amount ->
        [one] { $player } non può giocarla e mostra la mano: { $amount } carta.
       *[other] { $player } non può giocarla e mostra la mano: { $amount } carte.
    }
    }
log-show = { $you ->
    [player] Mostri { $card }.
   *[nobody] { $player } mostra { $card }.
    }

## Why not

why-reverend = Il Reverendo: nessuno può giocare una Birra.
why-sermon = Sermone: niente carte Bang! nel tuo turno.
why-handcuffed = Manette: non puoi usare questa carta in questo turno.
why-judge = Il Giudice: non si può mettere in gioco nessuna carta.
why-no-missed-cards = Big Spencer non può giocare carte Mancato!.
