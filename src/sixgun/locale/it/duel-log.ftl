### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Present tense.

## Squads, and what a player of each is called where people have no names

duel-squad-lawmen = Legge
duel-squad-outlaws = Fuorilegge
duel-squad-renegades = Rinnegati
duel-player-lawmen = Uomo di legge
duel-player-outlaws = Fuorilegge
duel-player-renegades = Rinnegato

## Cards and places in sentences

duel-symbol = { $symbol ->
    [B] barile
    [S] serpente
    [D] dinamite
   *[H] ferro di cavallo
    }
duel-back = { $back ->
    [L] carta della Legge
    [O] carta dei Fuorilegge
    [LR] carta dei Rinnegati della Legge
   *[OR] carta dei Rinnegati fuorilegge
    }
duel-line = { $line ->
    [front] prima linea
    [back] retroguardia
   *[sole] ultimo
    }
duel-said-place = { $mine ->
    [yes] { $line ->
        [sole] { $name } (il tuo ultimo)
       *[other] { $name } (tua { duel-line })
    }
   *[no] { $name } ({ duel-line })
    }
duel-said-empty = { $side ->
    [left] il posto a sinistra ({ $player })
   *[right] il posto a destra ({ $player })
    }

## The turn

duel-log-turn = { $you ->
    [player] Turno { $amount }: tocca a te.
   *[nobody] Turno { $amount }: gioca { $player }.
    }
duel-log-victory = { $you ->
    [player] La partita è finita. Hai vinto con la squadra { $cause }.
   *[nobody] La partita è finita. Vince la squadra { $cause }.
    }
duel-log-enters = { $line ->
    [back] { $you ->
        [player] { $cause } entra in gioco come tua retroguardia
       *[nobody] { $cause } entra in gioco in retroguardia ({ $player })
    }
   *[front] { $you ->
        [player] { $cause } entra in gioco come tua prima linea
       *[nobody] { $cause } entra in gioco in prima linea ({ $player })
    }
    }
duel-log-enter = { $amount ->
    [one] { duel-log-enters }, con { $amount } punto vita.
   *[other] { duel-log-enters }, con { $amount } punti vita.
    }
duel-log-eliminated = { $you ->
    [player] Perdi un personaggio: { $cause }.
   *[nobody] { $player } perde un personaggio: { $cause }.
    }
duel-log-move = { $own ->
    [yes] { $you ->
        [player] Scambi i tuoi personaggi: { $target }.
       *[nobody] { $player } scambia i propri personaggi: { $target }.
    }
   *[no] { $you ->
        [player] Scambi i personaggi di un'altra squadra: { $target }.
        [target] { $player } scambia i tuoi personaggi: { $target }.
       *[nobody] { $player } scambia i personaggi di un'altra squadra: { $target }.
    }
    }

## Playing

duel-log-plays-it = { $you ->
    [player] Giochi { $card }
   *[nobody] { $player } gioca { $card }
    }
duel-log-plays-so = { $bent ->
    [yes] { duel-log-plays-it } come { $cause }
   *[no] { duel-log-plays-it }
    }
duel-log-play = { $whom ->
    [nobody] { duel-log-plays-so }.
    [player] { $own ->
        [yes] { duel-log-plays-so }.
       *[no] { $you ->
            [target] { duel-log-plays-so } su di te.
           *[nobody] { duel-log-plays-so } su { $target }.
        }
    }
   *[character] { duel-log-plays-so } su { $target }.
    }
duel-log-lay = { $you ->
    [player] Metti { $card } accanto a { $target }.
   *[nobody] { $player } mette { $card } accanto a { $target }.
    }
duel-log-uses-it = { $you ->
    [player] Usi { $card }
   *[nobody] { $player } usa { $card }
    }
duel-log-use = { $whom ->
    [character] { duel-log-uses-it } su { $target }.
   *[nobody] { duel-log-uses-it }.
    }
duel-log-applies-it = { $you ->
    [player] Applichi { $card } ancora una volta
   *[nobody] { $player } applica { $card } ancora una volta
    }
duel-log-use-again = { $whom ->
    [character] { duel-log-applies-it }: { $target }.
   *[nobody] { duel-log-applies-it }.
    }
duel-log-calls-on = { $you ->
    [player] Usi l'abilità di { $cause }
   *[nobody] { $player } usa l'abilità di { $cause }
    }
duel-log-ability = { $seen ->
    [yes] { $whom ->
        [character] { duel-log-calls-on }: { $card }, su { $target }.
        [player] { duel-log-calls-on }: { $card }, su { $target }.
        [reload] { duel-log-calls-on }: ricarica di { $card }.
       *[nobody] { duel-log-calls-on }: { $card }.
    }
   *[no] { $whom ->
        [player] { $you ->
            [player] { duel-log-calls-on } e peschi anche dal mazzo avversario ({ $target }).
            [target] { duel-log-calls-on } e pesca anche dal tuo mazzo.
           *[nobody] { duel-log-calls-on } e pesca anche da un altro mazzo ({ $target }).
        }
       *[nobody] { duel-log-calls-on }.
    }
    }
duel-log-triggered = { $you ->
    [player] Ha effetto per te: { $cause }.
   *[nobody] Ha effetto per { $player }: { $cause }.
    }

## Hits and life points

duel-log-hit = { $you ->
    [player] { $cause }: spari a { $target }.
   *[nobody] { $cause }: { $player } spara a { $target }.
    }
duel-log-cancelled = Il colpo a { $target } è annullato.
duel-log-ignored = { $target } ignora { $cause }.
duel-log-shielded = { $cause }: { $target } ha { duel-card-spurs } e non può essere bersaglio.
duel-log-hurt = { $amount ->
    [one] { $cause } costa a { $target } { $amount } punto vita.
   *[other] { $cause } costa a { $target } { $amount } punti vita.
    }
duel-log-heal = { $amount ->
    [one] { $target } recupera { $amount } punto vita.
   *[other] { $target } recupera { $amount } punti vita.
    }
duel-log-divert = { $cause }: { $target } prende la ferita al posto del compagno.

## Cards on the move

duel-log-draws-it = { $you ->
    [player] Peschi { $card }
   *[nobody] { $player } pesca una carta
    }
duel-log-draws-them = { $you ->
    [player] Peschi { $cards }
   *[nobody] { $amount ->
        [one] { $player } pesca { $amount } carta
       *[other] { $player } pesca { $amount } carte
    }
    }
duel-log-draw-from = { $whom ->
    [common] { duel-log-draws-it } dal mazzo comune
    [player] { $own ->
        [yes] { duel-log-draws-it }
       *[no] { duel-log-draws-it } dal mazzo avversario ({ $target })
    }
   *[nobody] { duel-log-draws-it }
    }
duel-log-draws-from = { $whom ->
    [common] { duel-log-draws-them } dal mazzo comune
    [player] { $own ->
        [yes] { duel-log-draws-them }
       *[no] { duel-log-draws-them } dal mazzo avversario ({ $target })
    }
   *[nobody] { duel-log-draws-them }
    }
duel-log-draw = { $thing ->
    [yes] { duel-log-draw-from } ({ $cause }).
   *[no] { duel-log-draw-from }.
    }
duel-log-draws = { $thing ->
    [yes] { duel-log-draws-from } ({ $cause }).
   *[no] { duel-log-draws-from }.
    }
duel-log-look = { $you ->
    [player] Guardi { $card }.
   *[nobody] { $player } guarda una carta.
    }
duel-log-looks = { $you ->
    [player] Guardi { $cards }.
   *[nobody] { $amount ->
        [one] { $player } guarda { $amount } carta.
       *[other] { $player } guarda { $amount } carte.
    }
    }
duel-log-keep = { $you ->
    [player] Tieni { $card }.
   *[nobody] { $player } tiene una carta.
    }
duel-log-keeps = { $you ->
    [player] Tieni { $cards }.
   *[nobody] { $amount ->
        [one] { $player } tiene { $amount } carta.
       *[other] { $player } tiene { $amount } carte.
    }
    }
duel-log-discard = { $why ->
    [miss] { $you ->
        [player] Rispondi con { $card }.
       *[nobody] { $player } risponde con { $card }.
    }
    [reload] { $you ->
        [player] Ricarichi { $card }.
       *[nobody] { $player } ricarica { $card }.
    }
   *[other] { $you ->
        [player] Scarti { $card }.
       *[nobody] { $player } scarta { $card }.
    }
    }
duel-log-lose = { $why ->
    [eliminated] { $card } va tra gli scarti con il personaggio caduto.
    [replaced] La carta { $card } accanto a { $target } viene sostituita.
    [reload] { $you ->
        [player] Ricarichi { $card } che era accanto a { $target }.
       *[nobody] { $player } ricarica { $card } che era accanto a { $target }.
    }
   *[other] { $you ->
        [player] Scarti { $card } che era accanto a { $target }.
       *[nobody] { $player } scarta { $card } che era accanto a { $target }.
    }
    }
duel-log-take = { $you ->
    [player] Prendi { $card } che era accanto a { $target }.
   *[nobody] { $player } prende { $card } che era accanto a { $target }.
    }
duel-log-steal = { $seen ->
    [yes] { $you ->
        [player] Prendi { $card } dalla mano avversaria ({ $target }).
        [target] { $player } prende { $card } dalla tua mano.
       *[nobody] { $player } prende { $card } da un'altra mano ({ $target }).
    }
   *[no] { $player } prende una carta da un'altra mano ({ $target }).
    }
duel-log-salvage = { $you ->
    [player] Prendi { $card } dagli scarti.
   *[nobody] { $player } prende { $card } dagli scarti.
    }
duel-log-pass-on = { $card } passa a { $target }.
duel-log-show = { $you ->
    [player] Mostri { $card }: { duel-symbol }.
   *[nobody] { $player } mostra { $card }: { duel-symbol }.
    }
duel-log-lay-out = { $cause }: si scopre { $card }.
duel-log-pick = { $you ->
    [player] Prendi { $card }.
   *[nobody] { $player } prende { $card }.
    }
duel-log-reveals = { $you ->
    [player] { $cause }: riveli { $card }, { duel-symbol }
   *[nobody] { $cause }: { $player } rivela { $card }, { duel-symbol }
    }
duel-log-reveal = { $found ->
    [yes] { duel-log-reveals }. È il simbolo giusto!
   *[no] { duel-log-reveals }. Non è il simbolo giusto.
    }
duel-log-reveal-unused = { duel-log-reveals }. Non conta.
duel-log-reshuffle = { $amount ->
    [one] Gli scarti, { $amount } carta, si mescolano in un mazzo comune.
   *[other] Gli scarti, { $amount } carte, si mescolano in un mazzo comune.
    }
