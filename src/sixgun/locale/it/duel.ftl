### BANG! is a trademark of its publisher; these texts are our own words.
### Words: prima linea (front), retroguardia (back), colpo (hit), mancato (miss), carta colpo, carta mancato, carta Bang! (red),
### equipaggiamento (blue), risorsa (green), usare (a resource), rivelare una carta (reveal; simboli: barile, serpente, dinamite,
### ferro di cavallo), scambiare (swap), sempre attivo, punto vita. Il "tu" è chi possiede la carta o il personaggio.
### Every playing card has a duel-card-… id; the green ones are written under duel-resource-… and repeated there.

## Red: BANG! cards

duel-card-colt = Colt
    .text = 1 colpo alla prima linea avversaria.
duel-card-winchester = Winchester
    .text = 1 colpo alla prima linea o alla retroguardia avversaria, a tua scelta.
duel-card-shotgun = Fucile a pallettoni
    .text = 1 colpo alla prima linea avversaria. Se viene annullato, puoi scambiare i tuoi due personaggi o quelli avversari.
duel-card-carbine = Carabina
    .text = 1 colpo alla prima linea avversaria. Se viene annullato, puoi scartare un equipaggiamento della tua o della sua prima linea.
duel-card-peacemaker = Peacemaker
    .text = 1 colpo alla prima linea avversaria. Se viene annullato, l'avversario scarta dalla mano una carta a sua scelta.
duel-card-remington = Remington
    .text = 1 colpo alla prima linea avversaria. Se viene annullato, pesca 1 carta.
duel-card-schofield = Schofield
    .text = 1 colpo alla prima linea avversaria. Se viene annullato, la tua prima linea recupera 1 punto vita.
duel-card-fanning = Sventagliata
    .text = Tanti colpi alla prima linea avversaria quante sono le sue carte equipaggiamento. Ogni colpo si annulla a parte.

## Brown: action cards

duel-card-derringer = Derringer
    .text = 1 colpo alla prima linea avversaria. L'avversario può annullarlo anche con una carta qualsiasi della mano. Non è una carta Bang!
duel-card-knife = Pugnale
    .text = 1 colpo alla prima linea avversaria. Non è una carta Bang!
duel-card-gatling = Gatling
    .text = 1 colpo a ogni personaggio tranne la tua prima linea; anche la tua retroguardia è sotto tiro. Non è una carta Bang!
duel-card-missed = Mancato!
    .text = Risposta a un colpo a un tuo personaggio: lo annulla.
duel-card-retaliation = Rappresaglia
    .text = Risposta a un colpo a un tuo personaggio: lo annulla, poi la prima linea avversaria diventa bersaglio di 1 colpo.
duel-card-duel = Duello
    .text = A turno, l'avversario per primo, potete scartare una carta colpo. La prima linea di chi smette per primo perde 1 punto vita.
duel-card-indians = Indiani!
    .text = Per ogni personaggio tranne la tua prima linea, chi lo controlla scarta una carta colpo o quel personaggio perde 1 punto vita.
duel-card-water = Acqua
    .text = Scambia i tuoi due personaggi o i due dell'avversario.
duel-card-steal = Furto
    .text = Prendi una carta a caso dalla mano avversaria, o scarta una carta in gioco di qualsiasi personaggio tranne la retroguardia avversaria.
duel-card-schoolteacher = Maestra
    .text = Prendi in mano una carta in gioco di qualsiasi personaggio tranne la retroguardia avversaria.
duel-card-wagon = Carro
    .text = Pesca 3 carte, tienine 2 e scarta la terza.
duel-card-general-store = Emporio
    .text = Scopri 2 carte dal mazzo di ogni giocatore. Prendetene una a turno, a partire da te, finché non sono finite.
duel-card-beer = Birra
    .text = La tua prima linea e la tua retroguardia recuperano 1 punto vita ciascuna.
duel-card-strong-beer = Birra forte
    .text = Scegli un personaggio qualsiasi tranne la retroguardia avversaria: ora ha esattamente 3 punti vita, in più o in meno di prima.

## Blue: equipment

duel-card-bank = Banca
    .text = Sulla tua prima linea: pesca 1 carta in più nella fase di pesca.
duel-card-barrel = Barile
    .text = Quando questo personaggio è bersaglio di un colpo, puoi rivelare una carta: un barile annulla il colpo.
duel-card-hat = Cappello
    .text = Quando questo personaggio è bersaglio di un colpo, puoi scartare il Cappello dal gioco per annullarlo.
duel-card-scope = Mirino
    .text = Sulla tua prima linea: le tue carte colpo possono mirare anche alla retroguardia avversaria.
duel-card-gunbelt = Cinturone
    .text = Sulla tua prima linea: gioca quante carte Bang! vuoi; non contano per il limite.
duel-card-watch = Orologio
    .text = Sulla tua prima linea: pesca 1 carta ogni volta che l'avversario scambia i propri personaggi.
duel-card-stampede = Mandria in fuga
    .text = Sempre attiva. All'inizio del turno di chi lo controlla, questo personaggio e l'altro dello stesso giocatore si scambiano di posto.
duel-card-rattlesnake = Serpente a sonagli
    .text = Sempre attivo. All'inizio del turno di chi controlla il personaggio si rivela una carta: con un serpente perde 1 punto vita.
duel-card-dynamite = Dinamite
    .text = Solo sulla tua retroguardia; sempre attiva. Il turno di chi la controlla inizia rivelando una carta: dinamite toglie 3 punti vita, se no passa alla retroguardia avversaria.

## Red, brown and blue: Renegades

duel-card-spencer = Fucile Spencer
    .text = 1 colpo alla prima linea di un altro giocatore. Se non è annullato, toglie 2 punti vita a chi ne ha 4 o più, altrimenti 1.
duel-card-sharps = Carabina Sharps
    .text = 1 colpo alla prima linea di un altro giocatore. Abilità, equipaggiamento e risorse del bersaglio non valgono.
duel-card-savage = Savage
    .text = 1 colpo alla prima linea di un altro giocatore. Pesca 1 carta prima che risponda.
duel-card-lightning = Lightning
    .text = 1 colpo alla prima linea di un altro giocatore. In questo turno puoi giocare 1 altra carta Bang!
duel-card-whitney = Whitney
    .text = 1 colpo alla prima linea di un altro giocatore. Si annulla solo scartando una carta colpo: mancati e abilità non servono.
duel-card-walker = Walker
    .text = 1 colpo alla prima linea di un altro giocatore. Se viene annullato, riprendi in mano questa carta.
duel-card-indian-chief = Capo indiano
    .text = Per ogni suo personaggio in gioco l'avversario scarta una carta colpo, o quel personaggio perde 1 punto vita.
duel-card-ambush = Agguato
    .text = Scarta una carta in gioco della tua prima linea e/o una di una prima linea qualsiasi.
duel-card-companion = Compagno
    .text = Giocala come colpo alla prima linea di un altro giocatore o, in risposta a un colpo, come mancato. Non è una carta Bang!
duel-card-nimbleness = Agilità
    .text = Risposta a un colpo a un tuo personaggio: lo annulla. Pesca subito 1 carta.
duel-card-cover = Copertura
    .text = Fai 1 o 2 scambi, uno dopo l'altro, dei personaggi di giocatori qualsiasi; puoi scegliere due volte lo stesso.
duel-card-ricochet = Rimbalzo
    .text = A turno, l'avversario per primo, potete scartare una carta mancato. La prima linea di chi smette per primo perde 1 punto vita.
duel-card-punch = Pugno
    .text = Scarta una carta in gioco di una prima linea qualsiasi e/o una carta dalla mano di un giocatore: a caso, dalla tua mano a tua scelta. In tre solo tu e chi stai cacciando.
duel-card-trick = Trucco
    .text = Risposta a un colpo a un tuo personaggio: lo annulla. Se veniva da una carta Bang! diversa da Walker, prendila in mano.
duel-card-partner = Socio
    .text = Quando questo personaggio passa in prima linea, quella avversaria è bersaglio di 1 colpo. Lo annulla anche una carta qualsiasi della mano.
duel-card-spurs = Speroni
    .text = Finché non hai carte in mano, questo personaggio non può diventare bersaglio di un colpo.

## Green: resources. Laid into play first, used from the next turn on, then discarded

duel-resource-buffalo-rifle = Fucile da bisonte
    .text = Usa: 1 colpo alla prima linea o alla retroguardia di un altro giocatore. Pesca 1 carta prima che risponda.
duel-resource-double-barrel = Doppietta
    .text = Usa: 1 colpo alla prima linea di un altro giocatore. Se viene annullato, anche l'altro suo personaggio è bersaglio di 1 colpo.
duel-resource-volley-gun = Mitragliera
    .text = Usa: 1 colpo alla prima linea avversaria. Se non è annullato, la sua prima linea e la sua retroguardia perdono 1 punto vita ciascuna.
duel-resource-lucky-penny = Penny fortunato
    .text = Usa in risposta a un colpo a questo personaggio: lo annulla. Pesca subito 1 carta.
duel-resource-gold-pan = Setaccio
    .text = Usa: prendi in mano la prima carta degli scarti e solo dopo scarta il Setaccio.
duel-resource-whisky = Whisky
    .text = Usa: rivela una carta. Con un ferro di cavallo la tua prima linea recupera 2 punti vita, altrimenti 1.
duel-resource-union-pacific = Union Pacific
    .text = Usa: pesca 2 carte in tutto dal tuo mazzo e/o da quello avversario, scegliendo il mazzo per ognuna.

duel-card-buffalo-rifle = { duel-resource-buffalo-rifle }
    .text = { duel-resource-buffalo-rifle.text }
duel-card-double-barrel = { duel-resource-double-barrel }
    .text = { duel-resource-double-barrel.text }
duel-card-volley-gun = { duel-resource-volley-gun }
    .text = { duel-resource-volley-gun.text }
duel-card-lucky-penny = { duel-resource-lucky-penny }
    .text = { duel-resource-lucky-penny.text }
duel-card-gold-pan = { duel-resource-gold-pan }
    .text = { duel-resource-gold-pan.text }
duel-card-whisky = { duel-resource-whisky }
    .text = { duel-resource-whisky.text }
duel-card-union-pacific = { duel-resource-union-pacific }
    .text = { duel-resource-union-pacific.text }

## Characters: Lawmen

duel-character-alan-pinkertoon = Alan Pinkertoon
    .text = Ogni volta che perde un punto vita, tranne l'ultimo, la prima linea avversaria diventa bersaglio di 1 colpo.
duel-character-annie-oakey = Annie Oakey
    .text = Puoi usare le carte colpo come mancati e giocare Mancato! come Colt: in quel caso è una carta Bang!
duel-character-bart-masterson = Bart Masterson
    .text = Sempre attivo. Quando qualcuno deve rivelare una carta, ne scopre due e tu scegli quale conta.
duel-character-bill-tightman = Bill Tightman
    .text = Ogni volta che un altro personaggio, di chiunque sia, viene eliminato, pesca 2 carte.
duel-character-buffalo-bell = Buffalo Bell
    .text = Sempre attivo. Quando l'altro tuo personaggio sta per perdere un punto vita, può perderlo lui al suo posto, ma mai l'ultimo.
duel-character-dalon-ranger = Dalon Ranger
    .text = Ogni volta che l'avversario gli fa perdere un punto vita, tranne l'ultimo, pesca 1 carta.
duel-character-jango = Jango
    .text = Ogni volta che l'avversario scambia i propri personaggi, pesca 1 carta.
duel-character-pat-garret = Pat Garret
    .text = Mostra la seconda carta della tua fase di pesca: se ha un ferro di cavallo, pesca 1 carta dal mazzo avversario.
duel-character-tex-killer = Tex Killer
    .text = Per annullare una tua carta Bang! l'avversario, oltre a un mancato, deve scartare un'altra carta dalla mano.
duel-character-the-stranger = The Stranger
    .text = Sempre attivo. Nel tuo turno puoi giocare 1 carta Bang! in più.
duel-character-wild-bill = Wild Bill
    .text = Ogni volta che l'avversario prende o scarta una carta dalla tua mano o in gioco su Bill, la sua prima linea è bersaglio di 1 colpo.
duel-character-wyatt-ear = Wyatt Ear
    .text = Ogni volta che l'avversario annulla un tuo colpo, pesca 1 carta.

## Characters: Outlaws

duel-character-babe-leroy = Babe Leroy
    .text = Una volta nel tuo turno, se non hai carte in mano, puoi pescare 2 carte.
duel-character-bull-anderson = Bull Anderson
    .text = Quando un altro personaggio viene eliminato, puoi prendere fino a 2 carte dal suo equipaggiamento e/o a caso dalla mano di chi lo controllava.
duel-character-cattle-katie = Cattle Katie
    .text = Una volta nel tuo turno puoi scartare un suo equipaggiamento, purché non sempre attivo, per pescare 2 carte.
duel-character-dalton-bros = Dalton Bros
    .text = Nella fase di pesca prendi 3 carte invece di 2.
duel-character-jack-ransome = Jack Ransome
    .text = Puoi giocare carte su qualsiasi personaggio: equipaggiamento su Jack stesso, e ogni carta anche sulla retroguardia avversaria.
duel-character-pearl-hat = Pearl Hat
    .text = Una volta nel tuo turno puoi scartare una carta dalla mano per ripetere la carta marrone che prima era in cima agli scarti, se non è una carta mancato.
duel-character-sid-curry = Sid Curry
    .text = Quando è bersaglio di un colpo puoi rivelare una carta del mazzo avversario: un barile lo annulla e chi ha sparato subisce 1 colpo.
duel-character-slim-poet = Slim Poet
    .text = Ogni volta che l'avversario gli fa perdere un punto vita, tranne l'ultimo, puoi scartargli una carta a caso dalla mano.
duel-character-sundance-kid = Sundance Kid
    .text = Una volta nel tuo turno puoi scartare una carta dalla mano e pescarne una dal tuo mazzo e una da quello avversario: tienine una, scarta l'altra.
duel-character-toco-ramirez = Toco Ramirez
    .text = Puoi giocare qualsiasi carta della mano come Colt: in quel caso è una carta Bang! e il suo testo non vale.
duel-character-tom-thorn = Tom Thorn
    .text = Ogni volta che passa in prima linea, la retroguardia avversaria è bersaglio di 1 colpo. Non quando entra in gioco.
duel-character-west-harding = West Harding
    .text = Nel tuo turno puoi giocare quante carte Bang! vuoi.

## Characters: Renegades

duel-character-fortune-teller = Indovina
    .text = Puoi scartare un suo equipaggiamento, purché non sempre attivo, come Colt, carta colpo o mancato; poi pesca 1 carta.
duel-character-poker-alice = Poker Alice
    .text = Al posto di tutta la fase di pesca puoi prendere in mano un equipaggiamento o una risorsa di una prima linea qualsiasi.
duel-character-coquette-delu = Coquette Delu
    .text = Una volta per turno puoi usare una delle sue risorse nello stesso turno in cui è entrata in gioco.
duel-character-marshal = Marshal
    .text = Quando entra in gioco, in prima linea o in retroguardia, pesca 3 carte in tutto da mazzi qualsiasi, scegliendo il mazzo per ognuna.
duel-character-hick-addams = Hick Addams
    .text = Ogni volta che un altro giocatore scarta una carta dalla tua mano o in gioco su Hick, o te la fa scartare, pesca 1 carta.
duel-character-charlie-bassett = Charlie Bassett
    .text = Una volta per turno, dopo aver usato una risorsa, pesca 1 carta.
duel-character-big-jim = Big Jim
    .text = Sempre attivo. Ogni volta che i tuoi personaggi si scambiano di posto, puoi scambiare anche quelli avversari.
duel-character-dutch-harry = Dutch Harry
    .text = Ogni carta che peschi puoi prima guardarla: prendila, oppure scartala e prendi la successiva.
duel-character-big-steve = Big Steve
    .text = A fine turno puoi tenere fino a 6 carte in mano, quali che siano i suoi punti vita.
duel-character-king-fisher = King Fisher
    .text = Ogni volta che un personaggio qualsiasi riceve la sua prima risorsa del turno, pesca 1 carta.
duel-character-baby-leroy = Baby Leroy
    .text = Una volta per turno, quando usi una delle sue risorse, puoi scartare una carta dalla mano per applicarne di nuovo l'effetto.
duel-character-el-chindi = El Chindi
    .text = Finché hai almeno una carta in mano, ignora le carte azione degli altri giocatori.

## Modes

duel-mode-duel = Legge contro Fuorilegge
    .text = Due giocatori. Elimina tutti i personaggi dell'altra squadra.
duel-mode-third-squad-law = Terza squadra: Rinnegati contro Legge
    .text = Due giocatori. I Rinnegati combattono come squadra a sé; comincia la Legge.
duel-mode-third-squad-outlaws = Terza squadra: Rinnegati contro Fuorilegge
    .text = Due giocatori. I Rinnegati combattono come squadra a sé; cominciano i Fuorilegge.
duel-mode-reinforcements = Rinforzi
    .text = Due giocatori. Legge e Fuorilegge mescolano ciascuno alla propria squadra metà dei Rinnegati: carte e personaggi.
duel-mode-standoff = Stallo alla messicana
    .text = Tre giocatori. I Fuorilegge cacciano la Legge, la Legge i Rinnegati, i Rinnegati i Fuorilegge. Caduta una squadra, vince chi le dava la caccia.

## Table options

duel-option-squad-size = Personaggi per squadra
    .text = Quanti personaggi prende ogni squadra: di solito 4, nello Stallo alla messicana 3. Più sono, più dura la partita.
duel-option-sides-by-lot = Squadre a sorte
    .text = La sorte decide chi guida quale squadra. Altrimenti il primo posto guida la squadra che comincia.
duel-option-squads = Squadre concordate
    .text = I giocatori concordano per nome i personaggi di ogni squadra, invece di estrarli a caso.
duel-option-awake-for-the-whole-effect = Retroguardia attiva fino alla fine
    .text = Un personaggio in retroguardia che è bersaglio resta attivo finché la carta o l'abilità non è risolta del tutto, come nel regolamento russo; altrimenti solo mentre risponde lui.
