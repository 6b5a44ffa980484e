### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## Questions

duel-ask-front = Entrano in gioco due personaggi. Chi sta in prima linea?
duel-ask-play = Tocca a te: che cosa fai?
duel-ask-discard = { $limit ->
    [0] Quale carta della tua mano scarti?
    [one] Puoi tenere { $limit } carta. Quale scarti?
   *[other] Puoi tenere { $limit } carte. Quale scarti?
    }
duel-ask-hit = { $demands ->
    [yes] { $cause }: un colpo a { $at }, e un mancato costa una carta in più. Come rispondi?
   *[no] { $any ->
        [yes] { $cause }: un colpo a { $at }. Lo annulla qualsiasi carta della tua mano. Come rispondi?
       *[no] { $cause }: un colpo a { $at }. Come rispondi?
    }
    }
duel-ask-pay = Serve un'altra carta, o il colpo resta valido: quale scarti?
duel-ask-look = Questa è la prossima carta: la prendi, o la scarti e prendi quella dopo?
duel-ask-draw-from = Da quale mazzo peschi?
duel-ask-reveal = Due carte sono scoperte. Quale conta?
duel-ask-random-card = Una carta a caso di quella mano: con quale dorso?
duel-ask-forced-discard = Devi scartare una carta. Quale?
duel-ask-divert = { $at } prende la ferita al posto del compagno?
duel-ask-apply-again = Scarti una carta per applicare la risorsa ancora una volta?
duel-ask-use-again = Ancora una volta: su chi?
duel-ask-wagon = { duel-card-wagon }: quale carta scarti?
duel-ask-general-store = { duel-card-general-store }: quale carta prendi?
duel-ask-keep = Quale carta tieni? L'altra si scarta.
duel-ask-shotgun = { duel-card-shotgun }: colpo annullato. Di chi scambi i personaggi?
duel-ask-carbine = { duel-card-carbine }: colpo annullato. Quale carta in gioco scarti?
duel-ask-duel = { duel-card-duel }: scarti una carta colpo, o { $at } perde 1 punto vita?
duel-ask-indians = { duel-card-indians } Scarti una carta colpo, o { $at } perde 1 punto vita?
duel-ask-indian-chief = { duel-card-indian-chief }: scarti una carta colpo, o { $at } perde 1 punto vita?
duel-ask-ricochet = { duel-card-ricochet }: scarti una carta mancato, o { $at } perde 1 punto vita?
duel-ask-ambush = { duel-card-ambush }: quale carta in gioco scarti?
duel-ask-cover = { duel-card-cover }: di chi scambi i personaggi?
duel-ask-punch = { duel-card-punch }: che cosa scarti?
duel-ask-steal = { duel-card-steal }: quale carta in gioco scarti?
duel-ask-schoolteacher = { duel-card-schoolteacher }: quale carta in gioco prendi?
duel-ask-poker-alice = { duel-character-poker-alice }: prendi una carta in gioco invece di pescare?
duel-ask-big-jim = { duel-character-big-jim }: scambi anche i personaggi dell'avversario?
duel-ask-bull-anderson = { duel-character-bull-anderson }: quale carta prendi a chi ha perso il personaggio?
duel-ask-pearl-hat = { duel-character-pearl-hat }: quale carta scarti in cambio?
duel-ask-sundance-kid = { duel-character-sundance-kid }: quale carta scarti in cambio?
duel-ask-slim-poet = { duel-character-slim-poet }: scarti una carta a caso dalla mano di chi lo ha ferito?

## Answers

duel-do-pass = { $why ->
    [play] Finisci il turno
    [hit] Subisci il colpo
    [pay] Lascia valido il colpo
    [duel] Arrenditi
    [ricochet] Arrenditi
    [indians] Perdi 1 punto vita
    [indian_chief] Perdi 1 punto vita
    [poker_alice] Pesca come sempre
   *[other] No, grazie
    }
duel-do-card = { $bent ->
    [yes] { $card } ({ duel-symbol }) come { $cause }
   *[no] { $card } ({ duel-symbol })
    }
duel-do-this = { duel-do-card }
duel-do-play = { $whom ->
    [nobody] { $why ->
        [hit] Rispondi con { duel-do-card }
       *[other] Gioca { duel-do-this }
    }
    [player] { $you ->
        [target] Gioca { duel-do-this } sulla tua squadra
       *[nobody] Gioca { duel-do-this } su { $target }
    }
   *[character] Gioca { duel-do-this } su { $target }
    }
duel-do-move = Scambia i tuoi due personaggi
duel-do-use = { $thing ->
    [yes] { $seen ->
        [yes] { $whom ->
            [character] { $cause }: { $card } su { $target }
            [player] { $cause }: { $card } su { $target }
            [reload] { $cause }: ricarica { $card }
           *[nobody] { $cause }: { $card }
        }
       *[no] { $whom ->
            [player] { $cause }: il tuo mazzo e quello avversario ({ $target })
           *[nobody] Usa l'abilità di { $cause }
        }
    }
   *[no] { $whom ->
        [character] Usa { duel-do-this } su { $target }
       *[nobody] Usa { duel-do-this }
    }
    }
duel-do-reload = { $whom ->
    [character] Ricarica { duel-do-this } accanto a { $target }
   *[nobody] Ricarica { duel-do-this }
    }
duel-do-discard = { $whom ->
    [character] Scarta { duel-do-this } accanto a { $target }
    [player] Scarta a caso una { duel-back } dalla mano avversaria ({ $target })
   *[nobody] Scarta { duel-do-this }
    }
duel-do-pick = Scegli { duel-do-this }
duel-do-keep = Tieni { duel-do-this }
duel-do-take = { $whom ->
    [player] { $back ->
        [none] Una carta a caso dalla mano avversaria ({ $target })
       *[other] Una { duel-back } a caso dalla mano avversaria ({ $target })
    }
   *[character] Prendi { duel-do-this } accanto a { $target }
    }
duel-do-draw = { $whom ->
    [common] Pesca dal mazzo comune
   *[player] { $you ->
        [target] Pesca dal tuo mazzo
       *[nobody] Pesca dal mazzo avversario ({ $target })
    }
    }
duel-do-swap = { $you ->
    [target] Scambia i tuoi personaggi
   *[nobody] Scambia i personaggi avversari ({ $target })
    }
duel-do-hand = { $you ->
    [target] Una carta della tua mano
   *[nobody] Una carta a caso dalla mano avversaria ({ $target })
    }
duel-do-divert = Sì, subisci la ferita
duel-do-front = In prima linea { $cause }
