### BANG! is a trademark of its publisher; these texts are our own words.
### Words: see high_noon.ftl. Diligenza e Wells Fargo scoprono il prossimo di questi eventi.

## Events

event-ww-bone-orchard = Camposanto
    .text = Gli eliminati tornano in gioco quando tocca a loro, con 1 punto vita e senza carte; i loro ruoli si ridistribuiscono.
    .now = Gli eliminati tornano quando tocca a loro.
event-ww-darling-valentine = Darling Valentine
    .text = All'inizio del turno scarta la tua mano e pesca altrettante carte.
    .now = A inizio turno cambi tutta la mano.
event-ww-dorothy-rage = Dorothy Rage
    .text = Una volta nel turno nomina un giocatore, una carta e il suo bersaglio: se ce l'ha, deve giocarla così; se no, mostra la mano.
    .now = Una volta per turno puoi nominare la carta di un altro.
event-ww-gag = Bavaglio
    .text = Chi scrive o dice qualcosa perde 1 punto vita.
    .now = Chi parla perde 1 punto vita.
event-ww-helena-zontero = Helena Zontero
    .text = Subito si scopre la prima carta: con cuori o quadri tutti i ruoli, tranne lo Sceriffo, si mescolano e si ridistribuiscono.
    .now = I ruoli possono essere stati ridistribuiti.
event-ww-lady-rosa = Lady Rosa del Texas
    .text = Una volta nel turno puoi scambiare il posto con chi siede alla tua destra, che salta il suo prossimo turno.
    .now = Puoi scambiare posto con chi siede alla tua destra.
event-ww-miss-susanna = Miss Susanna
    .text = Chi nel suo turno gioca meno di 3 carte, alla fine perde 1 punto vita.
    .now = { $turn ->
        [mine] Giocate da te: { $played } di 3.
       *[other] Gioca 3 carte nel tuo turno o perdi 1 punto vita.
    }
event-ww-sacagaway = Sacagaway
    .text = Tutti giocano a carte scoperte; i ruoli restano segreti.
    .now = Tutti vedono anche la tua mano.
event-ww-showdown = Regolamento di Conti
    .text = Ogni carta può essere giocata come Bang!; le carte Bang! solo come Mancato!
    .now = Ogni carta è un Bang!; i Bang! sono Mancato!.
event-ww-wild-west-show = Wild West Show
    .text = Da ora tutti hanno un solo scopo, qualunque sia il ruolo: restare gli unici in vita. Questo evento resta fino alla fine.
    .now = Resta l'ultimo vivo, qualunque sia il tuo ruolo.

## Characters

character-big-spencer = Big Spencer
    .text = Cominci con 5 carte. Non puoi giocare carte Mancato!
character-flint-westwood = Flint Westwood
    .text = Una volta nel tuo turno puoi dare una carta della tua mano a un altro giocatore e prenderne due a caso dalla sua.
character-gary-looter = Gary Looter
    .text = Cominci con 5 carte. Prendi le carte in eccesso che gli altri scartano alla fine dei loro turni.
character-greygory-deck = Greygory Deck
    .text = Hai le abilità di due personaggi del gioco base, pescati a caso; all'inizio del turno puoi cambiarli entrambi.
character-john-pain = John Pain
    .text = Finché hai meno di 6 carte in mano, ogni carta che qualcuno scopre per "estrarre!" va nella tua mano.
character-lee-van-kliff = Lee Van Kliff
    .text = Nel tuo turno puoi scartare un Bang! per ripetere l'effetto della carta marrone che hai appena giocato.
character-teren-kill = Teren Kill
    .text = Quando dovresti cadere, devi "estrarre!": se non è picche, resti con 1 punto vita e peschi una carta.
character-youl-grinner = Youl Grinner
    .text = Prima che tu peschi, chi ha in mano più carte di te te ne dà una a sua scelta.

## Table options: the text is the meaning

option-ww-showdown-bang-stays-bang = Regolamento di Conti: Bang! resta
    .text = Durante Regolamento di Conti le carte Bang! si possono giocare anche come Bang!
option-ww-pony-express-flips = Pony Express scopre un evento
    .text = Pony Express scopre un evento, come Diligenza e Wells Fargo.
option-ww-gag-mute = Bavaglio spegne la chat
    .text = Bavaglio spegne la chat invece di togliere punti vita.
option-ww-exclude-gag = Senza Bavaglio
    .text = L'evento Bavaglio non è nel mazzo.
option-ww-dorothy-target-after = Dorothy Rage: bersaglio dopo
    .text = Con Dorothy Rage si nominano solo giocatore e carta; il bersaglio si sceglie quando la carta c'è.
option-ww-flint-unlimited = Flint Westwood senza limite
    .text = Flint Westwood può scambiare carte quante volte vuole nel suo turno.
option-greygory-all-characters = Greygory Deck da tutti i personaggi
    .text = Greygory Deck pesca tra tutti i personaggi non usati, non solo quelli del gioco base.
