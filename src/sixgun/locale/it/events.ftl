### BANG! is a trademark of its publisher; these texts are our own words.
### What the events of High Noon and A Fistful of Cards ask, tell and forbid; the arguments are those of ask.ftl and log.ftl.

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

## Answers

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

## Why not

why-reverend = Il Reverendo: nessuno può giocare una Birra.
why-sermon = Sermone: niente carte Bang! nel tuo turno.
why-handcuffed = Manette: non puoi usare questa carta in questo turno.
why-judge = Il Giudice: non si può mettere in gioco nessuna carta.
