### BANG! is a trademark of its publisher; these texts are our own words.
### Words: see classic.ftl. "Dal turno seguente" è la regola delle carte verdi (DC-GREEN); "scarta un'altra carta" è il costo (DC-COST).

## Playing cards

card-binocular = Binocolo
    .text = Per te tutti gli altri giocatori sono 1 passo più vicini, ma mai sotto 1. Si somma a Mirino.
card-hideout = Riparo
    .text = Per tutti gli altri giocatori sei 1 passo più lontano. Si somma a Mustang.
card-punch = Pugno
    .text = Spara a un giocatore a distanza 1, qualunque sia la tua arma. Non è una carta Bang! e non conta per il limite.
card-dodge = Schivata
    .text = Giocala quando ti sparano: vale un mancato, e peschi una carta.
card-brawl = Rissa
    .text = Scarta un'altra carta: ogni altro giocatore perde una carta, a caso dalla mano oppure una a tua scelta tra quelle che ha in gioco.
card-rag-time = Rag Time
    .text = Scarta un'altra carta: prendi una carta a chi vuoi, a qualsiasi distanza: a caso dalla mano, oppure una a tua scelta tra quelle in gioco.
card-springfield = Springfield
    .text = Scarta un'altra carta: spara a chi vuoi, a qualsiasi distanza. Non è una carta Bang! e non conta per il limite.
card-tequila = Tequila
    .text = Scarta un'altra carta: un giocatore in vita a tua scelta, anche tu, recupera 1 punto vita. Non salva chi perde l'ultimo punto.
card-whisky = Whisky
    .text = Scarta un'altra carta: recuperi 2 punti vita. Solo nel tuo turno: non salva chi perde l'ultimo punto.
card-bible = Bibbia
    .text = Dal turno seguente, scartala quando ti sparano: vale un mancato, e peschi una carta.
card-iron-plate = Placca di Ferro
    .text = Dal turno seguente, scartala quando ti sparano: vale un mancato.
card-sombrero = Sombrero
    .text = Dal turno seguente, scartalo quando ti sparano: vale un mancato.
card-ten-gallon-hat = Cappello
    .text = Dal turno seguente, scartalo quando ti sparano: vale un mancato.
card-canteen = Borraccia
    .text = Dal tuo turno seguente, scartala nel tuo turno: recuperi 1 punto vita.
card-can-can = Can Can
    .text = Dal tuo turno seguente, scartala nel tuo turno: un giocatore qualsiasi perde una carta, a caso dalla mano oppure una in gioco a tua scelta.
card-conestoga = Conestoga
    .text = Dal tuo turno seguente, scartala nel tuo turno: prendi una carta a chi vuoi, a caso dalla mano oppure una in gioco a tua scelta.
card-derringer = Derringer
    .text = Dal tuo turno seguente, scartala nel tuo turno: spara a un giocatore a distanza 1 e pesca una carta.
card-knife = Pugnale
    .text = Dal tuo turno seguente, scartalo nel tuo turno: spara a un giocatore a distanza 1, qualunque sia la tua arma.
card-pepperbox = Pepperbox
    .text = Dal tuo turno seguente, scartala nel tuo turno: spara a un giocatore entro la gittata della tua arma. Non è una carta Bang!
card-buffalo-rifle = Fucile da Caccia
    .text = Dal tuo turno seguente, scartalo nel tuo turno: spara a chi vuoi, a qualsiasi distanza.
card-howitzer = Howitzer
    .text = Dal tuo turno seguente, scartalo nel tuo turno: spara a tutti gli altri giocatori.
card-pony-express = Pony Express
    .text = Dal tuo turno seguente, scartalo nel tuo turno: pesca 3 carte dal mazzo.

## Characters

character-apache-kid = Apache Kid
    .text = Le carte di quadri giocate dagli altri non hanno effetto su di te, né in bene né in male. In un Duello sì.
character-belle-star = Belle Star
    .text = Nel tuo turno le carte che gli altri hanno in gioco non hanno effetto: né Barili, né Mustang, né carte verdi.
character-bill-noface = Bill Noface
    .text = Nella fase di pesca prendi 1 carta, più 1 per ogni punto vita che ti manca.
character-chuck-wengam = Chuck Wengam
    .text = Nel tuo turno puoi perdere 1 punto vita, ma non l'ultimo, per pescare 2 carte, quante volte vuoi.
character-doc-holyday = Doc Holyday
    .text = Una volta nel tuo turno puoi scartare due carte dalla mano per sparare a un giocatore entro la gittata della tua arma. Non è una carta Bang!
character-elena-fuente = Elena Fuente
    .text = Puoi usare qualsiasi carta della tua mano come Mancato!
character-greg-digger = Greg Digger
    .text = Ogni volta che un altro giocatore viene eliminato, recuperi 2 punti vita.
character-herb-hunter = Herb Hunter
    .text = Ogni volta che un altro giocatore viene eliminato, pesca 2 carte.
character-jose-delgado = José Delgado
    .text = Due volte nel tuo turno puoi scartare una carta blu dalla mano per pescare 2 carte.
character-molly-stark = Molly Stark
    .text = Quando usi una carta dalla mano fuori dal tuo turno, pesca una carta; in un Duello, quando è finito.
character-pat-brennan = Pat Brennan
    .text = Invece di pescare puoi prendere in mano una carta che un giocatore qualsiasi ha in gioco.
character-pixie-pete = Pixie Pete
    .text = Nella fase di pesca prendi 3 carte invece di 2.
character-sean-mallory = Sean Mallory
    .text = Alla fine del turno puoi tenere in mano fino a 10 carte.
character-tequila-joe = Tequila Joe
    .text = Ogni Birra che giochi ti dà 2 punti vita invece di 1. Vale solo per Birra.
character-vera-custer = Vera Custer
    .text = All'inizio del tuo turno scegli un altro personaggio in vita: fino al tuo prossimo turno hai la sua abilità.

## Table options: the text is the meaning

option-dc-green-wait-own-turn = Carte verdi lente
    .text = Una carta verde si può usare solo dal turno seguente di chi la possiede, anche per rispondere a uno sparo.
option-dc-pixie-pete-four = Pixie Pete ne pesca quattro
    .text = Pixie Pete pesca 4 carte invece di 3.
option-dc-jose-unlimited = José Delgado senza limite
    .text = José Delgado può scartare quante carte blu vuole nel suo turno.
option-dc-doc-any-diamond = Basta un quadri per Apache Kid
    .text = Apache Kid è al sicuro da Doc Holyday se almeno una delle due carte scartate è di quadri.
option-dc-apache-ignores-duel-card = Apache Kid ignora un Duello di quadri
    .text = Una carta Duello di quadri non ha effetto su Apache Kid.
option-seed-readings = Raccolta di regole
    .text = La lettera della raccolta russa di regole: attiva tutte le opzioni che ne derivano.
