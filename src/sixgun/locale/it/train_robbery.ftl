### BANG! is a trademark of its publisher; these texts are our own words.
### Words: treno, locomotiva, vagone, stazione, prezzo (price), far avanzare il treno (advance), capolinea (End of the Line).

## Playing cards

card-cactus = Cactus
    .text = Giocala quando ti sparano: vale un mancato, e devi "estrarre!": con cuori o quadri recuperi 1 punto vita.
card-dragoon = Dragoon
    .text = Arma con gittata 2. Finché è in gioco puoi giocare una seconda carta Bang! nel tuo turno.
card-evaded = Per Un Pelo!
    .text = Giocala quando ti sparano: vale un mancato, e la carta con cui ti hanno sparato va nella tua mano.
card-full-steam = A Tutto Vapore
    .text = Porta il treno al capolinea e scegli: l'effetto della locomotiva è annullato, oppure vale due volte.
card-knife-revolver = Knife Revolver
    .text = Spara a un giocatore a tiro; conta come tua carta Bang! Prima devi "estrarre!": con J, Q, K o A questa carta torna in mano.
card-map = Mappa
    .text = All'inizio del turno guarda le prime 2 carte del mazzo; puoi scartarne una.
card-money-bag = Sacco Di Soldi
    .text = Fa quello che fa la carta marrone in cima agli scarti; scegli di nuovo i bersagli.
card-most-wanted = Most Wanted
    .text = Pesca una carta. Poi tutti, a partire da te, devono "estrarre!": con picche si perde 1 punto vita.
card-next-stop = Prossima Fermata
    .text = Pesca una carta e fai avanzare il treno di 1 stazione.
card-refund = Rimborso
    .text = Ogni volta che un altro giocatore prende o scarta un'altra tua carta, pesca una carta.
card-strongbox = Cassaforte
    .text = Alla fine del turno, dopo gli scarti, pesca una carta.
card-switch = Scambio
    .text = Scambia una tua carta in gioco con una carta che un altro giocatore ha in gioco.
card-train-robbery = Rapina Al Treno
    .text = Scegli un altro giocatore: per ogni sua carta in gioco, la scarta o gli sparano. Conta come tua carta Bang! del turno.
card-water-tower = Serbatoio
    .text = Prendi senza pagare un vagone fermo a una stazione. Non conta come tuo vagone del turno.

## Characters

character-benny-brawler = Benny Brawler
    .text = Nel tuo turno puoi prendere quanti vagoni vuoi; ognuno ha il suo prezzo.
character-evan-babbit = Evan Babbit
    .text = Quando ti giocano un Bang!, puoi scartare una carta dello stesso seme: lo sparo va a un altro giocatore a distanza 1, non a chi l'ha giocato.
character-jimmy-texas = Jimmy Texas
    .text = Alla fine del turno, dopo gli scarti, pesca una carta.
character-manuelita = Manuelita
    .text = Ogni volta che il treno arriva al capolinea, pesca 2 carte prima dell'effetto della locomotiva.
character-sancho = Sancho
    .text = Una volta nel tuo turno puoi prendere il tuo vagone senza pagare.
character-sgt-blaze = Sgt. Blaze
    .text = Quando ciò che giochi riguarda più giocatori insieme, puoi escluderne uno.
character-shade-oconnor = Shade O'Connor
    .text = Ogni volta che il treno avanza nel turno di un altro, puoi scartare una carta per pescarne una.
character-zippy-roy = Zippy Roy
    .text = Una volta nel tuo turno puoi far avanzare il treno di 1 stazione.

## Wagons

wagon-baggage-car = Baggage Car
    .text = Scartalo come Mancato!, Panico!, Cat Balou o Bang! che non conta.
wagon-caboose = Caboose
    .text = Puoi scartare qualsiasi altra tua carta blu, dalla mano o in gioco, come Mancato!
wagon-cattle-truck = Cattle Truck
    .text = Scartalo: guarda le prime 3 carte degli scarti e prendine una.
wagon-circus-wagon = Circus Wagon
    .text = Scartalo: ogni altro giocatore scarta una carta a sua scelta tra quelle che ha in gioco.
wagon-coal-hopper = Coal Hopper
    .text = Scartalo: pesca una carta e scarta un vagone che un giocatore qualsiasi ha in gioco.
wagon-dining-car = Dining Car
    .text = All'inizio del turno devi "estrarre!": con cuori recuperi 1 punto vita.
wagon-express-car = Express Car
    .text = Scartalo: il tuo turno finisce, scarti la mano e giochi un altro turno. Non in un turno extra.
wagon-ghost-car = Ghost Car
    .text = Mettilo davanti a chi vuoi, tranne lo Sceriffo, anche a un eliminato: resta in gioco senza punti vita, non ne perde e non ne recupera.
wagon-lounge-car = Lounge Car
    .text = Scartalo: pesca 2 vagoni, mettine uno davanti a te e l'altro davanti a un altro giocatore.
wagon-lumber-flatcar = Lumber Flatcar
    .text = Mettilo davanti a chi vuoi: per quel giocatore tutti gli altri sono 1 passo più lontani.
wagon-mail-car = Mail Car
    .text = Scartalo: pesca 3 carte e danne una a un altro giocatore.
wagon-observation-car = Observation Car
    .text = Per te gli altri sono 1 passo più vicini, e tu per loro 1 passo più lontano.
wagon-passenger-car = Passenger Car
    .text = Scartalo: prendi una carta a un altro giocatore, a caso dalla mano oppure una in gioco a tua scelta.
wagon-prisoner-car = Prisoner Car
    .text = Duello e Indiani! degli altri non hanno effetto su di te.
wagon-private-car = Private Car
    .text = Finché la tua mano è vuota, nessuno può giocare una carta Bang! contro di te.
wagon-sleeper-car = Sleeper Car
    .text = Una volta per turno puoi scartare un'altra tua carta blu, dalla mano o in gioco, come Bang! che non conta.

## Locomotive: the text is what happens at the End of the Line

locomotive-ironhorse = Ironhorse
    .text = Sparano a tutti, anche a te; nessuno ne è responsabile.
locomotive-leland = Leland
    .text = Un Emporio per tutti, a partire da chi sta giocando il turno.

## Stations: the text is the price

station-boom-town = Boom Town
    .text = Scarta un Bang!
station-catico = Catico
    .text = Scarta una Cat Balou o un Panico!
station-san-tafe = San Tafe
    .text = Scarta una carta di cuori.
station-deathwood = Deathwood
    .text = Scarta una carta blu; va bene anche un vagone in gioco.
station-crowns-hole = Crown's Hole
    .text = Scarta una Birra.
station-fort-wroth = Fort Wroth
    .text = Scarta un 10, J, Q, K o A.
station-yooma = Yooma
    .text = Scarta una carta da 2 a 9.
station-virginia-town = Virginia Town
    .text = Scarta due carte qualsiasi.
station-creepy-creek = Creepy Creek
    .text = Scarta una carta di picche.
station-tombrock = Tombrock
    .text = Perdi 1 punto vita, ma non l'ultimo.
station-dodgeville = Dodgeville
    .text = Scarta un Mancato!
station-miners-oath = Miner's Oath
    .text = Scarta una carta di quadri.
station-frisco = Frisco
    .text = Scarta una carta di fiori.
