### BANG! is a trademark of its publisher; these texts are our own words.
### Rulings told as stories. $player is the name of a seat, $cards a list of names, $what a role or a character.

ruling-settles = Chiarisce: { $ids }
ruling-turn = È il turno di { $player }, che può giocare carte.
ruling-start = Inizia il turno di { $player }.
ruling-choosing = Si scelgono i personaggi.
ruling-deck = In cima al mazzo: { $cards }
ruling-discard = In cima agli scarti: { $cards }
ruling-rest = { $where ->
    [out] Tutte le altre carte sono fuori dal gioco.
    [discard] Tutte le altre carte stanno sotto, negli scarti.
   *[deck] Tutte le altre carte stanno sotto, nel mazzo.
    }
ruling-options = Regole del tavolo: { $options }
ruling-option-on = { $name } (sì)
ruling-option-off = { $name } (no)
ruling-life = { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
    }
ruling-hand = mano: { $cards }
ruling-in-play = in gioco: { $cards }
ruling-choice = può scegliere: { $cards }
ruling-dead = fuori gioco
ruling-fresh = calate in questo turno: { $what }
ruling-copies = con l'abilità di { $what }
ruling-pair = con le abilità di { $what }
ruling-event = Evento in vigore: { $what }
ruling-events = Prossimi eventi: { $what }
ruling-leader = Chi gira gli eventi: { $what }
ruling-leader-turns = Turni già giocati da chi gira gli eventi: { $what }
ruling-first-out = Eliminato per primo: { $what }
ruling-take-back = annulla l'ultima mossa
ruling-show = Evento in vigore: { $what }
ruling-shows = Prossimi eventi: { $what }
ruling-path = Prime stazioni: { $what }
ruling-wagons = Vagoni dietro la locomotiva: { $what }
ruling-locomotive = La locomotiva è alla fermata n. { $what }.
ruling-side = Il lato della locomotiva in vista: { $what }
ruling-wagon = vagoni: { $what }
ruling-wagon-deck = Prossimi vagoni: { $what }
ruling-ghost = fantasma
ruling-wrong = Non è così. Atteso: { $expected }. Trovato: { $found }.

## The Duel: characters in front and in the back, own decks and a common one

ruling-common = In cima al mazzo comune: { $cards }
ruling-front = prima linea: { $what }
ruling-back = retroguardia: { $what }
ruling-alone = nessun altro personaggio
ruling-reserve = riserva: { $cards }
ruling-own-deck = in cima al mazzo: { $cards }
ruling-reloads = Ricaricare è già permesso.
ruling-duel-rest = { $where ->
    [out] Tutte le altre carte sono fuori dal gioco.
    [discard] Tutte le altre carte stanno sotto, negli scarti.
    [common] Tutte le altre carte stanno sotto, nel mazzo comune.
   *[decks] Tutte le altre carte stanno sotto, nei propri mazzi.
    }

## What is expected: of a seat, of a character, of the table. $who is the seat or character, $what names what follows

ruling-none = niente
ruling-deck-name = il mazzo
ruling-hand-card = una carta della mano
ruling-hidden = nascosto
ruling-any = una carta qualsiasi
ruling-then = e poi
ruling-common-name = il mazzo comune
ruling-some-card = { $back ->
    [L] una carta della Legge
    [O] una carta dei Fuorilegge
    [LR] una carta dei Rinnegati della Legge
   *[OR] una carta dei Rinnegati fuorilegge
    }
ruling-some-card-with = { ruling-some-card } ({ duel-symbol })
ruling-entry = { $what ->
    [ability] l'uso di un'abilità
    [cancelled] un colpo annullato
    [character] un personaggio assegnato
    [check] un "estrarre!"
    [check_unused] una seconda carta scoperta
    [copy] un'abilità copiata
    [discard] uno scarto
    [divert] una ferita deviata
    [draw] una carta pescata
    [eliminated] un'eliminazione
    [end_of_line] il capolinea
    [enter] l'entrata di un personaggio
    [escape] una fuga dalla Prigione
    [event] un nuovo evento
    [explosion] un'esplosione
    [give] una carta data
    [heal] un punto vita recuperato
    [hit] un colpo
    [hurt] un punto vita perso
    [ignored] una carta senza effetto
    [keep] una carta tenuta
    [lay] una carta messa in gioco
    [lay_out] una carta esposta
    [locked_up] un turno perso in Prigione
    [look] una carta guardata
    [lose] la perdita di una carta in gioco
    [missed] uno sparo mancato
    [move] uno scambio di personaggi
    [pass_on] una carta che passa oltre
    [penalty] la penalità dello Sceriffo
    [pick] una carta scelta
    [play] una carta giocata
    [put_back] una carta rimessa sul mazzo
    [reshuffle] un rimescolamento degli scarti
    [respond] una risposta con una carta
    [reveal] una carta rivelata
    [reveal_unused] una seconda carta rivelata
    [reward] una ricompensa
    [rise] un ritorno in gioco
    [roles] ruoli ridistribuiti
    [salvage] una carta ripresa dagli scarti
    [shielded] un bersaglio irraggiungibile
    [shot] uno sparo
    [show] una carta mostrata
    [steal] una carta presa da una mano
    [take] una carta presa
    [train] il treno che avanza
    [triggered] un'abilità che ha effetto
    [turn] un turno
    [unaffected] una carta senza effetto su qualcuno
    [use] l'uso di una carta o di una risorsa
    [use_again] il secondo uso di una risorsa
    [victory] la fine della partita
    [handcuffs] manette messe
    [name_suit] un seme nominato
    [guess] un tentativo di indovinare
    [marked] una carta da giocare per forza
    [under_fire] uno sparo di nessuno
    [put_on_pile] una carta rimessa sugli scarti
    [order] un ordine
    [show_hand] una mano mostrata
    [wagon] un vagone preso
    [ghost] un giocatore diventato fantasma
    [new_train] un nuovo treno in partenza
    [no_effect] una locomotiva senza effetto
    [exempt] un giocatore escluso
    [divert] uno sparo deviato
   *[other] { $what }
    }
expect-seat-asked = { $who }, domanda: { $question }
expect-seat-not-asked = { $who }: nessuna domanda.
expect-seat-offered = { $who }, risposta possibile: { $answer }
expect-seat-not-offered = { $who }, risposta non possibile: { $answer }
expect-seat-default = Se il tempo scade, la risposta di { $who }: { $answer }
expect-seat-may-take-back = { $who }: la mossa si può annullare.
expect-seat-may-not-take-back = { $who }: la mossa non si può annullare.
expect-seat-may-not = { $who }, non si può: { $answer }. { $reason }
expect-seat-reads = { $amount ->
    [one] { $who } legge: { $entry }
   *[other] { $who } legge { $amount } volte: { $entry }
    }
expect-log = { $amount ->
    [one] Nel diario: { $entry }
   *[other] Nel diario, { $amount } volte: { $entry }
    }
expect-seat-does-not-read = { $some ->
    [yes] { $who } non lo viene a sapere: { $entry } ({ $what })
   *[no] { $who } non lo viene a sapere: { $entry }
    }
expect-no-log = { $some ->
    [yes] Non accade: { $entry } ({ $what })
   *[no] Non accade: { $entry }
    }
expect-over = La partita è finita.
expect-not-over = La partita continua.
expect-winner = La parte che vince: { $what }
expect-winners = Vittoria: { $what }
expect-seat-life = { $amount ->
    [one] { $who } ha { $amount } punto vita.
   *[other] { $who } ha { $amount } punti vita.
    }
expect-figure-life = { $amount ->
    [one] { $who } ha { $amount } punto vita.
   *[other] { $who } ha { $amount } punti vita.
    }
expect-seat-max-life = { $who } ha al massimo { $amount } punti vita.
expect-seat-hand = { $who }, in mano: { $what }
expect-seat-hand-size = { $amount ->
    [one] { $who } ha { $amount } carta in mano.
   *[other] { $who } ha { $amount } carte in mano.
    }
expect-seat-holds = { $who }, in mano tra l'altro: { $what }
expect-seat-does-not-hold = { $who }, in mano non c'è: { $what }
expect-seat-in-play = { $who }, in gioco: { $what }
expect-seat-alive = { $who } è in vita.
expect-seat-dead = { $who } è fuori gioco.
expect-seat-is = { $who } è { $what }
expect-figure-is = { $who } è { $what }
expect-seat-copies = { $who } copia l'abilità: { $what }
expect-seat-range = { $who }: gittata dell'arma { $amount }.
expect-seat-sees-role-of = { $who } vede il ruolo di { $first }: { $others }
expect-seat-sees-discards = { $who } vede gli scarti: { $what }
expect-seat-sees-row = { $who } vede queste carte: { $what }
expect-seat-knows-in = { $who } conosce, tra le carte nascoste ({ $first }): { $others }
expect-distance = Distanza da { $first } a { $second }: { $amount }.
expect-turn = È il turno di { $first }.
expect-event = Evento in vigore: { $what }
expect-next-event = Prossimo evento: { $what }
expect-events-left = { $amount ->
    [one] Nel mazzo resta { $amount } evento.
   *[other] Nel mazzo restano { $amount } eventi.
    }
expect-seat-leads = { $who } gira gli eventi.
expect-seat-ghost = { $who } è un fantasma.
expect-seat-no-ghost = { $who } non è un fantasma.
expect-named-suit = Seme nominato: { $what }
expect-marked = Da giocare per forza: { $what }
expect-show = Evento dello show in corso: { $what }
expect-shows-left = { $amount ->
    [one] Nel mazzo dello show resta { $amount } evento.
   *[other] Nel mazzo dello show restano { $amount } eventi.
    }
expect-seat-sees-hand-of = { $who } vede la mano di { $first }: { $others }
expect-seat-pair = { $who } ha le abilità di: { $what }
expect-seat-pair-size = { $who } ha altrettante abilità di altri: { $amount }
expect-deck-top = In cima al mazzo: { $what }
expect-deck-size = { $amount ->
    [one] { $amount } carta nel mazzo.
   *[other] { $amount } carte nel mazzo.
    }
expect-discard-top = In cima agli scarti: { $what }
expect-discard-size = { $amount ->
    [one] { $amount } carta tra gli scarti.
   *[other] { $amount } carte tra gli scarti.
    }
expect-discard-has = Tra gli scarti, tra l'altro: { $what }
expect-discard-lacks = Tra gli scarti non c'è: { $what }
expect-row = Scoperte o guardate: { $what }
expect-locomotive = La locomotiva: { $what }
expect-wagons = Vagoni dietro la locomotiva: { $what }
expect-stations = I vagoni sono alle stazioni: { $what }
expect-train-size = { $amount ->
    [one] Il treno ha { $amount } vagone.
   *[other] Il treno ha { $amount } vagoni.
    }
expect-path-size = { $amount ->
    [one] Il percorso ha { $amount } stazione.
   *[other] Il percorso ha { $amount } stazioni.
    }
expect-stations-left = { $amount ->
    [one] Nella pila resta { $amount } stazione.
   *[other] Nella pila restano { $amount } stazioni.
    }
expect-wagon-deck-size = { $amount ->
    [one] Nel mazzo dei vagoni c'è { $amount } vagone.
   *[other] Nel mazzo dei vagoni ci sono { $amount } vagoni.
    }
expect-wagon-deck-bottom = In fondo al mazzo dei vagoni: { $what }
expect-driver = Il treno è guidato da { $first }.
expect-seat-affords = { $who } può pagare alle stazioni: { $what }
expect-seat-sees-drawn = { $who } vede dei vagoni pescati: { $what }
expect-seat-deck-size = { $amount ->
    [one] { $who } ha { $amount } carta nel mazzo.
   *[other] { $who } ha { $amount } carte nel mazzo.
    }
expect-seat-deck-top = { $who }, in cima al mazzo: { $what }
expect-seat-reserve-size = { $amount ->
    [one] { $who } ha { $amount } personaggio in riserva.
   *[other] { $who } ha { $amount } personaggi in riserva.
    }
expect-seat-bangs = { $who }, carte Bang! giocate nel turno: { $amount }.
expect-seat-sees-backs-of = { $who } vede i dorsi delle carte in mano a { $first }: { $others }
expect-seat-sees-top-back-of = { $who } vede il dorso della prima carta ({ $first }): { $others }
expect-seat-sees-reserve = { $who } vede nella riserva: { $what }
expect-common-size = { $amount ->
    [one] { $amount } carta nel mazzo comune.
   *[other] { $amount } carte nel mazzo comune.
    }
expect-common-top = In cima al mazzo comune: { $what }
expect-row-backs = Dorsi delle carte scoperte: { $what }
expect-queue = Avranno ancora effetto: { $what }
expect-reloads = { $word ->
    [allowed] Le carte si possono ricaricare.
   *[not] Le carte non si possono ancora ricaricare.
    }
expect-figure-max-life = { $who } può avere al massimo { $amount } punti vita.
expect-figure-gear = { $who }, in gioco: { $what }
expect-figure-front = { $who } è in prima linea.
expect-figure-back = { $who } è in retroguardia.
expect-figure-alone = { $who } è l'ultimo personaggio della squadra.
expect-figure-out = { $who } è fuori gioco.
expect-figure-asked = { $who }, domanda: { $question }
expect-figure-active = { $who } è in azione.
expect-figure-not-active = { $who } è inattivo.
