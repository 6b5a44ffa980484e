### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## The special game for six

ask-declare = Inizia il tuo turno. Dichiari qualcosa?
do-use-crime-is-beaten = «Il crimine è sconfitto!»
do-use-the-law-is-dead = «La legge è morta!»
log-declare = { $cause ->
    [crime_is_beaten] { $you ->
        [player] Dichiari: «Il crimine è sconfitto!»
       *[nobody] { $player } dichiara: «Il crimine è sconfitto!»
    }
   *[the_law_is_dead] { $you ->
        [player] Dichiari: «La legge è morta!»
       *[nobody] { $player } dichiara: «La legge è morta!»
    }
    }
log-reveal-role = { $you ->
    [player] Riveli il tuo ruolo: { $cause }.
   *[nobody] { $player } rivela il ruolo: { $cause }.
    }
log-settlement = Chi ha rivelato il ruolo decide la partita.
log-depart = { $you ->
    [player] Lasci la partita.
   *[nobody] { $player } lascia la partita.
    }

## Two players, two characters each

ask-enter = Quale dei tuoi personaggi è attivo, e da che lato?
do-enter = Attivo { $cause }, a { $side ->
    [left] sinistra
   *[right] destra
    }
log-enter = { $you ->
    [player] Il tuo personaggio attivo è { $cause }.
   *[nobody] Il personaggio attivo è { $cause }.
    }

## Between the games of a series

ask-next-game = La partita è finita. Passi alla prossima?
ask-rehire = Tieni { $cause } per ${ $count }?
ask-hire = Chi metti all'asta?
ask-opening-bid = All'asta: { $cause }. Da quanto parti?
ask-bid = All'asta: { $cause }, { $by } offre ${ $count }. Offri di più?
ask-experience = { $count ->
    [one] Puoi tenere { $count } carta dell'ultima partita per $500. Quale?
   *[other] Puoi tenere fino a { $count } carte dell'ultima partita, a $500 l'una. Quale?
    }
do-hire = Metti all'asta { $cause }
do-bid = Offri ${ $amount }
do-buy = Tieni { $card }
log-game = { $you ->
    [player] Partita { $amount } della serie: lo Sceriffo sei tu.
   *[nobody] Partita { $amount } della serie: lo Sceriffo è { $player }.
    }
log-scored = { $you ->
    [player] Guadagni ${ $amount }.
   *[nobody] { $player } guadagna ${ $amount }.
    }
log-bounty = { $you ->
    [player] Ricevi ${ $amount } di taglia per un Fuorilegge.
   *[nobody] { $player } riceve ${ $amount } di taglia per un Fuorilegge.
    }
log-turned-up = Da ingaggiare: { $cause }.
log-put-up = { $you ->
    [player] Metti all'asta { $cause }.
   *[nobody] { $player } mette all'asta { $cause }.
    }
log-bid = { $you ->
    [player] Offri ${ $amount } per { $cause }.
   *[nobody] { $player } offre ${ $amount } per { $cause }.
    }
log-bid-no-more = { $you ->
    [player] Non offri oltre.
   *[nobody] { $player } non offre oltre.
    }
log-hire = { $you ->
    [player] Ingaggi { $cause } per ${ $amount }.
   *[nobody] { $player } ingaggia { $cause } per ${ $amount }.
    }
log-buy = { $you ->
    [player] Tieni { $card } per ${ $amount }.
   *[nobody] { $player } tiene { $card } per ${ $amount }.
    }
log-series-over = { $you ->
    [player] La serie è finita: hai vinto tu.
   *[nobody] La serie è finita: vince { $player }.
    }

## Standings

cli-standings = La serie:
cli-standing = { $place }. { $player }: ${ $dollars }
cli-bids = Offerta
cli-series-game = Partita { $number } di { $games }

## Rulings

ruling-game = È la partita { $what } della serie.
ruling-between = { $what ->
    [keepers] Prima della partita: chi tiene il personaggio.
    [auctions] Prima della partita: le aste.
   *[purchases] Prima della partita: chi tiene delle carte.
    }
ruling-turned-up = Da ingaggiare: { $what }
ruling-open-characters = Scoperti, da scegliere: { $what }
ruling-dollars = ha ${ $what }
ruling-hired = nell'ultima partita era { $what }
ruling-price = prezzo pagato: ${ $what }
ruling-left = in gioco alla fine dell'ultima partita: { $what }
ruling-passive = passivo
expect-game = È la partita { $amount } della serie.
expect-seat-dollars = { $who } ha ${ $amount }.
expect-seat-price = { $who }: prezzo del personaggio ${ $amount }.
