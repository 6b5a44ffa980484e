### BANG! is a trademark of its publisher; these texts are our own words.
### What The Great Train Robbery asks, tells and forbids; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-wagon = Quale vagone prendi?
ask-price = Con quale carta paghi il vagone?
ask-caboose = Caboose: quale altra carta blu scarti come Mancato!?
ask-sleeper-car = Sleeper Car: quale altra carta blu scarti come Bang!?
ask-cattle-truck = Cattle Truck: quale di queste carte prendi?
ask-circus-wagon = { $by } usa Circus Wagon. Quale delle tue carte in gioco scarti?
ask-coal-hopper = Coal Hopper: quale vagone in gioco scarti?
ask-lounge-car = Lounge Car: quale vagone dai, e a chi? L'altro è tuo.
ask-mail-car = Mail Car: quale carta dai, e a chi?
ask-map = Mappa: scarti una delle prime carte del mazzo?
ask-full-steam = Capolinea: che ne è dell'effetto della locomotiva?
ask-switch-mine = Scambio: quale delle tue carte in gioco dai?
ask-switch = Scambio: quale carta di { $owner } ricevi?
ask-order-give = Dorothy Rage: quale carta in gioco deve dare { $target }?
ask-order-get = Dorothy Rage: quale carta deve ricevere { $target } in cambio?
ask-order-wagon = Dorothy Rage: quale vagone deve prendere { $target }?
ask-train-robbery = { $by } ti rapina: per ogni tua carta in gioco, scartala o subisci uno sparo. Qual è la prossima?
ask-claim = Per Un Pelo!: quale delle carte con cui ti hanno sparato prendi?
ask-divert = Quale carta scarti per deviare lo sparo?
ask-divert-to = Chi riceve lo sparo al posto tuo?
ask-exempt = Chi escludi?
ask-shade-oconnor = Il treno è avanzato. Scarti una carta per pescarne un'altra?

## Answers

do-defend = Subisci uno sparo per { $card }
do-wagon-where = { $whom ->
    [somebody] { $you ->
        [target] Metti { $card } davanti a te
       *[nobody] Metti { $card } davanti a { $target }
    }
   *[nobody] Prendi { $card }
    }
do-use-rob = { $seen ->
    [yes] Paga: { do-wagon-where }
   *[no] Prendi un vagone
    }
do-use-sancho = { $seen ->
    [yes] Senza pagare: { do-wagon-where }
   *[no] Prendi un vagone senza pagare
    }
do-use-water-tower = { do-wagon-where }
do-use-free-advance = Fai avanzare il treno di 1 stazione e prendi un vagone
do-use-zippy-roy = Fai avanzare il treno di 1 stazione
do-use-full-steam = Applica l'effetto due volte
do-use-baggage-car = { $whom ->
    [somebody] { $you ->
        [target] Usa la Baggage Car su di te come { $cause }
       *[nobody] Usa la Baggage Car contro { $target } come { $cause }
    }
   *[nobody] Usa la Baggage Car come Mancato!
    }
do-use-evan-babbit = Devia lo sparo su qualcun altro

## What happened

log-train = { $you ->
    [player] Fai avanzare il treno: fermata n. { $amount }.
   *[nobody] { $player } fa avanzare il treno: fermata n. { $amount }.
    }
log-end-of-line = Capolinea: ha effetto { $cause }.
log-no-effect = Capolinea: { $cause } questa volta non ha effetto.
log-new-train = Parte un nuovo treno, in testa { $cause }.
log-wagon = { $you ->
    [player] { $whom ->
        [somebody] A { $cause } metti { $card } davanti a { $target }.
       *[self] Prendi { $card } a { $cause }.
    }
   *[nobody] { $whom ->
        [somebody] A { $cause } { $player } mette { $card } davanti a { log-at }.
       *[self] { $player } prende { $card } a { $cause }.
    }
    }
log-ghost = { $you ->
    [player] Resti in gioco come fantasma: { $cause }.
   *[nobody] { $player } resta in gioco come fantasma: { $cause }.
    }
log-divert = { $you ->
    [player] Devii lo sparo su { $target }.
    [target] { $player } devia lo sparo su di te.
   *[nobody] { $player } devia lo sparo su { $target }.
    }
log-exempt = { $you ->
    [player] { $whom ->
        [self] Ti escludi.
       *[somebody] Escludi { $target }.
    }
   *[nobody] { $player } esclude un giocatore: { log-at }.
    }

## Why something is not offered

why-not-paired = Questo vagone non è a nessuna stazione.
why-wagon-taken = Ora non puoi prendere questo vagone: uno per turno, nella tua fase 2.
why-cannot-afford = Con questo non puoi pagare il prezzo della stazione.
why-other-wagon = Questo vagone non è né nel treno né davanti a te.
why-always-works = Questo vagone ha effetto finché resta in gioco.
why-no-wagon = Alle stazioni non c'è un vagone che puoi prendere.
why-no-copy = In cima agli scarti non c'è una carta marrone che si possa giocare ora.
why-no-exchange = Qui non c'è nulla da scambiare.
why-private-car = Private Car: chi ha la mano vuota non può essere bersaglio di una carta Bang!
why-extra-turn = Non in un turno extra: non se ne fanno due di seguito.
why-empty-pile = La pila degli scarti è vuota.
why-no-wagons-left = Il mazzo dei vagoni è vuoto.
why-no-blue-card = Serve un'altra tua carta blu.
why-once-a-turn = Solo una volta per turno.
why-marked-first = Prima devi giocare la carta che hai mostrato.
