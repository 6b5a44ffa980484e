### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Present tense.

## Cards in sentences

said-corner = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
    }
said-card = { $name } { said-corner }
said-name = { $name }

## The turn

log-turn = { $you ->
    [player] Turno { $amount }: tocca a te.
   *[nobody] Turno { $amount }: gioca { $player }.
    }
log-character = { $you ->
    [player] Il tuo personaggio è { $cause }.
   *[nobody] Posto { $place }: personaggio { $cause }.
    }
log-victory = La partita è finita.

## Playing

log-plays-it = { $you ->
    [player] Giochi { $card }
   *[nobody] { $player } gioca { $card }
    }
log-plays-so = { $bent ->
    [yes] { log-plays-it } come { $cause }
   *[no] { log-plays-it }
    }
log-at = { $you ->
    [target] te
   *[nobody] { $target }
    }
log-play = { $whom ->
    [somebody] { log-plays-so } contro { log-at }.
   *[nobody] { log-plays-so }.
    }
log-lay = { $you ->
    [player] { $whom ->
        [somebody] Metti { $card } davanti a { $target }.
       *[self] Metti in gioco { $card }.
    }
   *[nobody] { $whom ->
        [somebody] { $player } mette { $card } davanti a { log-at }.
       *[self] { $player } mette in gioco { $card }.
    }
    }
log-ability = { $you ->
    [player] Entra in gioco la tua abilità: { $cause }.
   *[nobody] Entra in gioco l'abilità di { $player }: { $cause }.
    }
log-copy = { $you ->
    [player] Ora hai l'abilità di { $cause }.
   *[nobody] { $player } ha ora l'abilità di { $cause }.
    }

## Shots and wounds

log-shoots = { $you ->
    [player] Spari a { $target } con { $cause }
    [target] { $player } ti spara con { $cause }
   *[nobody] { $player } spara a { $target } con { $cause }
    }
log-shot = { $amount ->
    [one] { log-shoots }.
   *[other] { log-shoots }: servono { $amount } mancati.
    }
log-missed = { $you ->
    [player] Schivi il colpo.
   *[nobody] { $player } schiva il colpo.
    }
log-unaffected = { $you ->
    [player] { $cause } non ha effetto su di te.
   *[nobody] { $cause } non ha effetto su { $player }.
    }
log-hurt = { $you ->
    [player] { $amount ->
        [one] { $cause } ti costa { $amount } punto vita.
       *[other] { $cause } ti costa { $amount } punti vita.
    }
   *[nobody] { $amount ->
        [one] { $cause } costa a { $player } { $amount } punto vita.
       *[other] { $cause } costa a { $player } { $amount } punti vita.
    }
    }
log-heal = { $you ->
    [player] { $amount ->
        [one] Recuperi { $amount } punto vita.
       *[other] Recuperi { $amount } punti vita.
    }
   *[nobody] { $amount ->
        [one] { $player } recupera { $amount } punto vita.
       *[other] { $player } recupera { $amount } punti vita.
    }
    }
log-falls = { $cause ->
    [none] { $player } esce dal gioco
   *[other] { $you ->
        [player] Esci dal gioco; il tuo ruolo era { $cause }
       *[nobody] { $player } esce dal gioco: ruolo { $cause }
    }
    }
log-eliminated = { $whom ->
    [somebody] { $you ->
        [target] { log-falls }. È opera tua.
       *[nobody] { log-falls }. È opera di { $target }.
    }
   *[nobody] { log-falls }.
    }
log-reward = { $you ->
    [player] { $amount ->
        [one] La tua taglia per il Fuorilegge è di { $amount } carta.
       *[other] La tua taglia per il Fuorilegge è di { $amount } carte.
    }
   *[nobody] { $amount ->
        [one] La taglia di { $player } per il Fuorilegge è di { $amount } carta.
       *[other] La taglia di { $player } per il Fuorilegge è di { $amount } carte.
    }
    }
log-penalty = { $you ->
    [player] Tu, lo Sceriffo, hai eliminato un Vice: scarti tutte le tue carte.
   *[nobody] Lo Sceriffo { $player } ha eliminato un Vice e scarta tutte le carte.
    }

## Cards on the move

log-draw = { $you ->
    [player] Peschi { $card }.
   *[nobody] { $seen ->
        [yes] { $open ->
            [yes] { $player } pesca { $card }.
           *[no] { $player } pesca e mostra { $card }.
        }
       *[no] { $player } pesca una carta.
    }
    }
log-draws = { $seen ->
    [yes] { $you ->
        [player] Peschi { $cards }.
       *[nobody] { $open ->
            [yes] { $player } pesca { $cards }.
           *[no] { $player } pesca e mostra { $cards }.
        }
    }
   *[no] { $amount ->
        [one] { $player } pesca { $amount } carta.
       *[other] { $player } pesca { $amount } carte.
    }
    }
log-answers-with = { $you ->
    [player] Rispondi con { $card }
   *[nobody] { $player } risponde con { $card }
    }
log-respond = { $bent ->
    [yes] { log-answers-with } come { $cause }.
   *[no] { log-answers-with }.
    }
log-discard = { $you ->
    [player] Scarti { $card }.
   *[nobody] { $player } scarta { $card }.
    }
log-lose = { $you ->
    [player] Perdi una carta in gioco: { $card }.
   *[nobody] { $player } perde una carta in gioco: { $card }.
    }
log-use = { $you ->
    [player] Usi { $card }.
   *[nobody] { $player } usa { $card }.
    }
log-take = { $whom ->
    [nobody] { $you ->
        [player] Prendi { $card } ({ $cause }).
       *[nobody] { $player } prende { $card } ({ $cause }).
    }
   *[somebody] { $you ->
        [player] Prendi { $card } a { $target }.
        [target] { $player } ti prende { $card }.
       *[nobody] { $seen ->
            [yes] { $player } prende { $card } a { $target }.
           *[no] { $player } prende una carta a { $target }.
        }
    }
    }
log-steal = { $you ->
    [player] Prendi { $card } dalla mano di { $target }.
    [target] { $player } prende { $card } dalla tua mano.
   *[nobody] { $seen ->
        [yes] { $player } prende { $card } dalla mano di { $target }.
       *[no] { $player } prende una carta dalla mano di { $target }.
    }
    }
log-give = { $you ->
    [player] Dai { $card } a { $target }.
    [target] { $player } ti dà { $card }.
   *[nobody] { $seen ->
        [yes] { $player } dà { $card } a { $target }.
       *[no] { $player } dà una carta a { $target }.
    }
    }
log-salvage = { $you ->
    [player] Prendi { $card } dagli scarti.
   *[nobody] { $player } prende { $card } dagli scarti.
    }
log-reveal = { $cause } scopre { $card }.
log-pick = { $you ->
    [player] Scegli { $card }.
   *[nobody] { $player } sceglie { $card }.
    }
log-look = { $you ->
    [player] { $amount ->
        [one] Guardi la prima carta del mazzo.
       *[other] Guardi le prime { $amount } carte del mazzo.
    }
   *[nobody] { $amount ->
        [one] { $player } guarda la prima carta del mazzo.
       *[other] { $player } guarda le prime { $amount } carte del mazzo.
    }
    }
log-put-back = { $you ->
    [player] Rimetti { $card } in cima al mazzo.
   *[nobody] { $seen ->
        [yes] { $player } rimette { $card } in cima al mazzo.
       *[no] { $player } rimette una carta in cima al mazzo.
    }
    }
log-reshuffle = { $amount ->
    [one] Il mazzo è finito: si rimescola { $amount } carta degli scarti.
   *[other] Il mazzo è finito: si rimescolano { $amount } carte degli scarti.
    }

## Draw!, Jail, Dynamite

log-check = { $you ->
    [player] Estrai! per { $cause }: { $card }.
   *[nobody] { $player } deve "estrarre!" per { $cause }: { $card }.
    }
log-check-unused = { $you ->
    [player] Hai scoperto anche { $card }: non conta.
   *[nobody] { $player } ha scoperto anche { $card }: non conta.
    }
log-escape = { $you ->
    [player] Esci di prigione.
   *[nobody] { $player } esce di prigione.
    }
log-locked-up = { $you ->
    [player] Resti in prigione e perdi il turno.
   *[nobody] { $player } resta in prigione e perde il turno.
    }
log-explosion = { $you ->
    [player] { $card } esplode davanti a te!
   *[nobody] { $card } esplode davanti a { $player }!
    }
log-pass-on = { $you ->
    [player] Passi { $card } a { $target }.
    [target] { $player } passa { $card } a te.
   *[nobody] { $player } passa { $card } a { $target }.
    }
log-event = Nuovo evento: { $cause }.
log-rise = { $you ->
    [player] Sei di nuovo in gioco.
   *[nobody] { $player } è di nuovo in gioco.
    }
log-roles = { $amount ->
    [one] { $amount } ruolo viene ridistribuito.
   *[other] { $amount } ruoli vengono mescolati e ridistribuiti.
    }
