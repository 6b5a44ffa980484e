### BANG! is a trademark of its publisher; these texts are our own words.
### What the sets show at the table in the browser. Arguments as in English.

## Events

sets-events = Eventi
sets-new = { $set } · nuovo evento
sets-goes-on = La partita continua.
sets-covers = La partita continua. Finito: { $event }
sets-none = Ancora nessun evento
sets-none-text = Il primo arriva col secondo turno di chi guida.
sets-show-none-text = Il primo arriva con Diligenza o Wells Fargo.
sets-next = Poi
sets-last = resta fino alla fine
sets-left = { $count ->
    [one] ancora { $count } evento
   *[other] ancora { $count } eventi
    }
sets-for-you = Ora, per te
sets-led-by = Gli eventi li scopre { $name }.
sets-backwards = Turni in senso antiorario
sets-roles = Ruoli ridistribuiti
sets-you-are = Il tuo ruolo: { $role }
sets-close = Chiudi

## Marks

sets-ghost = Fantasma
sets-skipped = Salta un turno
sets-leader = Guida
sets-as = come { $character }
sets-asleep = { $cause }: abilità senza effetto
sets-asleep-mine = { $cause }: la tua abilità non ha effetto
sets-off = inattiva: { $cause }
sets-ready = pronta
sets-must-play = va giocata
sets-costs = costa un'altra carta
sets-played = giocata
sets-pays = paga con questa
sets-counts-as = vale come { $suit ->
    [H] cuori
    [D] quadri
    [C] fiori
   *[S] picche
    }
sets-only-suit = In questo turno solo { $suit ->
    [H] cuori
    [D] quadri
    [C] fiori
   *[S] picche
    } dalla mano
sets-cuffed = Nulla dalla mano in questo turno
sets-open-hand = Mano scoperta
sets-open-hands = Anche la tua mano è scoperta: tutti vedono queste carte.

## Steps of an answer

sets-which-in-play = { $card }: contro quale carta in gioco?
sets-together-with = { $card }: insieme a quale carta?
