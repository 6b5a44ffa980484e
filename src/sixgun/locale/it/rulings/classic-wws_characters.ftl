### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/wws_characters, by id; of a case by its number (docs/rulings.md).

john-pain = John Pain prende la carta scoperta per "estrarre!", se ha in mano meno di sei carte
    .case-1 = I cuori del Barile di un altro
    .case-2 = Non con sei carte in mano
    .case-3 = Entrambe quelle di Lucky Duke, finché ne ha meno di sei
    .case-4 = La carta scoperta per il suo Barile fallito non lo salva da quel colpo
lee-van-kliff = Lee Van Kliff scarta un Bang! per ripetere la carta marrone che ha appena giocato
    .case-1 = Una Diligenza due volte
    .case-2 = Ancora un Bang!, contro un altro, oltre il limite
    .case-3 = Non dopo una carta che resta in gioco
    .case-4 = Un Bang! ripetuto è una carta Bang!, e un Mancato! lo ferma
teren-kill = Teren Kill dovrebbe cadere: deve "estrarre!" e, se non è picche, resta con 1 punto vita
    .case-1 = Cuori: resta e pesca una carta
    .case-2 = Picche: è eliminato
    .case-3 = Si salva con una Birra: niente da "estrarre!"
    .case-4 = Insieme alla Dinamite: un solo controllo, e il suo turno continua
WW-S-2 = Lee Van Kliff ripete una Diligenza: altre due carte, nessun evento, due carte giocate
WW-S-3 = Gary Looter prende la carta che un altro ha in più
WW-S-4 = Il Barile fallito di John Pain scopre una Birra: da quel colpo non lo salva
WW-S-5 = Delle due carte di Lucky Duke, John Pain con cinque prende la prima scoperta
WW-S-6 = Flint Westwood scambia con chi ha una sola carta: una per una
WW-S-7 = Teren Kill sceglie fra la Birra e l'«estrarre!»
WW-S-8 = Teren Kill sopravvive alla sua Dinamite con un solo controllo, e il turno continua
WW-S-10 = Greygory Deck cambia entrambi i personaggi o nessuno
WW-S-11 = Lee Van Kliff ripete un Bang! contro un altro: non conta, e una volta sola
WW-S-12 = Dopo aver messo un Mustang, Lee Van Kliff non ripete nulla
WW-S-26 = Big Spencer Sceriffo: 10 punti vita e 5 carte all'inizio
