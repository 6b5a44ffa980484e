### BANG! is a trademark of its publisher; these texts are our own words.
### Words: sparo (shot), mancato (Missed! effect), estrai! (draw!), punto vita, in gioco (in play), mano, scarti (discard
### pile), distanza, gittata (range), eliminato. Il "tu" è chi possiede la carta.

## Roles: the text is the goal

role-sheriff = Sceriffo
    .text = Elimina tutti i Fuorilegge e i Rinnegati. Il tuo ruolo è palese; hai 1 punto vita in più, giochi per primo e non puoi finire in Prigione.
role-deputy = Vice
    .text = Proteggi lo Sceriffo e aiutalo: la sua vittoria è anche la tua, perfino se non vivi per vederla.
role-outlaw = Fuorilegge
    .text = Fai cadere lo Sceriffo: tutti i Fuorilegge vincono insieme. Ma chi elimina un Fuorilegge pesca 3 carte, anche tra compagni.
role-renegade = Rinnegato
    .text = Resta l'unico in vita: devono cadere tutti, e lo Sceriffo per ultimo.

## Playing cards

card-bang = Bang!
    .text = Spara a un giocatore entro la gittata della tua arma: perde 1 punto vita se non risponde con un mancato. Una carta Bang! per turno.
card-missed = Mancato!
    .text = Giocala quando ti sparano: vale un mancato. Non serve contro Indiani! e Duello.
card-beer = Birra
    .text = Recupera 1 punto vita: nel tuo turno o nel momento in cui perdi l'ultimo. Nessun effetto se restano due giocatori.
card-saloon = Saloon
    .text = Tutti i giocatori in vita, anche tu, recuperano 1 punto vita. Solo nel tuo turno: non salva chi perde l'ultimo punto.
card-panic = Panico!
    .text = Prendi una carta a un giocatore a distanza 1: a caso dalla sua mano, oppure una a tua scelta tra quelle che ha in gioco.
card-cat-balou = Cat Balou
    .text = Scegli un giocatore qualsiasi e scarta una sua carta: a caso dalla mano, oppure una a tua scelta tra quelle che ha in gioco.
card-stagecoach = Diligenza
    .text = Pesca 2 carte dal mazzo.
card-wells-fargo = Wells Fargo
    .text = Pesca 3 carte dal mazzo.
card-general-store = Emporio
    .text = Scopri tante carte quanti sono i giocatori in vita. A partire da te, in senso orario, ognuno ne prende una in mano.
card-gatling = Gatling
    .text = Spara a tutti gli altri giocatori, a qualsiasi distanza. Non è una carta Bang! e non conta per il limite.
card-indians = Indiani!
    .text = Ogni altro giocatore scarta una carta Bang! o perde 1 punto vita. Mancato! e Barile non servono.
card-duel = Duello
    .text = Sfida un altro giocatore qualsiasi. A turno, lui per primo, potete scartare una carta Bang!; il primo che non lo fa perde 1 punto vita.
card-barrel = Barile
    .text = Quando ti sparano puoi "estrarre!", una volta per sparo: con cuori vale un mancato.
card-dynamite = Dinamite
    .text = Mettila davanti a te. Dal turno dopo, chi la possiede inizia con "estrarre!": con picche 2–9 esplode e toglie 3 punti vita, altrimenti passa al prossimo.
card-jail = Prigione
    .text = Imprigiona chi vuoi, tranne lo Sceriffo. Il suo turno inizia con "estrarre!": con cuori gioca, altrimenti lo salta. Poi Prigione si scarta.
card-mustang = Mustang
    .text = Per tutti gli altri giocatori sei 1 passo più lontano.
card-scope = Mirino
    .text = Per te tutti gli altri giocatori sono 1 passo più vicini, ma mai sotto 1.
card-volcanic = Volcanic
    .text = Arma con gittata 1. Finché è in gioco puoi giocare quante carte Bang! vuoi nel tuo turno.
card-schofield = Schofield
    .text = Arma con gittata 2: le tue carte Bang! arrivano fino a distanza 2.
card-remington = Remington
    .text = Arma con gittata 3: le tue carte Bang! arrivano fino a distanza 3.
card-rev-carabine = Rev. Carabine
    .text = Arma con gittata 4: le tue carte Bang! arrivano fino a distanza 4.
card-winchester = Winchester
    .text = Arma con gittata 5: le tue carte Bang! arrivano fino a distanza 5.

## Characters

character-bart-cassidy = Bart Cassidy
    .text = Per ogni punto vita che perdi, se sopravvivi, pesca una carta dal mazzo.
character-black-jack = Black Jack
    .text = Mostra la seconda carta della tua fase di pesca: se è di cuori o di quadri, pescane un'altra.
character-calamity-janet = Calamity Janet
    .text = Puoi usare le carte Bang! come Mancato! e viceversa. Un Mancato! usato per sparare conta come tua carta Bang! del turno.
character-el-gringo = El Gringo
    .text = Per ogni punto vita che perdi a causa di una carta o abilità altrui, prendi una carta a caso dalla mano di quel giocatore.
character-jesse-jones = Jesse Jones
    .text = Nella fase di pesca puoi prendere la prima carta a caso dalla mano di un altro giocatore invece che dal mazzo.
character-jourdonnais = Jourdonnais
    .text = Quando ti sparano puoi "estrarre!", una volta per sparo: con cuori vale un mancato. Un Barile dà un secondo tentativo.
character-kit-carlson = Kit Carlson
    .text = Nella fase di pesca guarda le prime tre carte del mazzo: tienine due e rimetti la terza in cima.
character-lucky-duke = Lucky Duke
    .text = Ogni volta che devi "estrarre!", scopri due carte e scegli quale conta; si scartano entrambe.
character-paul-regret = Paul Regret
    .text = Per tutti gli altri giocatori sei 1 passo più lontano. Si somma a Mustang.
character-pedro-ramirez = Pedro Ramirez
    .text = Nella fase di pesca puoi prendere la prima carta dalla cima degli scarti invece che dal mazzo.
character-rose-doolan = Rose Doolan
    .text = Per te tutti gli altri giocatori sono 1 passo più vicini, ma mai sotto 1. Si somma a Mirino.
character-sid-ketchum = Sid Ketchum
    .text = In qualsiasi momento puoi scartare due carte dalla mano per recuperare 1 punto vita.
character-slab-the-killer = Slab the Killer
    .text = Per annullare una tua carta Bang! servono due mancati invece di uno.
character-suzy-lafayette = Suzy Lafayette
    .text = Ogni volta che resti senza carte in mano, pesca una carta dal mazzo.
character-vulture-sam = Vulture Sam
    .text = Quando un altro giocatore viene eliminato, prendi in mano tutte le sue carte: quelle che teneva e quelle in gioco.
character-willy-the-kid = Willy the Kid
    .text = Nel tuo turno puoi giocare quante carte Bang! vuoi.
character-johnny-kisch = Johnny Kisch
    .text = Quando metti in gioco una carta, tutte le altre carte in gioco con lo stesso nome vengono scartate.
character-uncle-will = Uncle Will
    .text = Una volta nel tuo turno puoi giocare una carta qualsiasi della mano come Emporio.
character-claus-the-saint = Claus "the Saint"
    .text = Nella fase di pesca prendi una carta in più del numero di giocatori in vita: tienine due e danne una a ogni altro giocatore.

## Table options: the text is the meaning

option-special-characters = Personaggi speciali
    .text = Johnny Kisch, Uncle Will e Claus "the Saint" si aggiungono agli altri personaggi.
option-character-choice-of-two = Un personaggio su due
    .text = Ognuno riceve due personaggi e ne tiene uno; l'altro diventa la sua riserva.
option-no-book-cards = Mazzo per principianti
    .text = Senza le carte con il simbolo del libro: Dinamite, Duello, Emporio, Indiani! e Prigione.
option-panic-any-distance = Panico! a ogni distanza
    .text = Panico! raggiunge qualsiasi giocatore, non solo chi è a distanza 1.
option-self-target-cards = Mira alle tue carte
    .text = Panico!, Cat Balou e carte simili possono prendere o scartare anche una tua carta in gioco.
option-replace-same-name = Sostituire la propria copia
    .text = Puoi mettere in gioco una carta che hai già davanti: sostituisce la prima.
option-jail-until-escape = Prigione fino alla fuga
    .text = Se non esce cuori il turno è perso come sempre, ma la Prigione resta finché non esce.
option-discard-browsable = Scarti consultabili
    .text = Tutti possono sfogliare l'intera pila degli scarti.
option-six-player-special = Partita speciale in sei
    .text = In sei giocatori un ruolo viene tolto in segreto e la partita continua anche dopo la morte dello Sceriffo.
option-six-auto-end = In sei: fine immediata
    .text = La partita speciale in sei finisce appena una fazione è sterminata, anche se i giocatori non possono ancora saperlo.
option-scoring-series = Serie a dollari
    .text = Tante partite quanti giocatori: ognuno è Sceriffo una volta e guadagna dollari secondo ruolo ed esito.
option-variant-no-mercy = Senza pietà
    .text = A fine turno lo Sceriffo può riprendere in mano una carta Bang! giocata in quel turno.
option-variant-ruthless-law = Legge spietata
    .text = A fine turno lo Sceriffo non può scartare una carta Bang! che potrebbe giocare, finché bastano altre carte.
option-variant-experience = Esperienza
    .text = In una serie: le carte che hai in gioco a fine partita si possono conservare per la prossima, a $500 ciascuna.
option-variant-hire = Ingaggio
    .text = In una serie: tutti iniziano con $1000 e i personaggi vanno all'asta invece di essere distribuiti.
option-variant-bounties = Taglie
    .text = In una serie: chi elimina un Fuorilegge riceve $1000 invece di 3 carte.
