### BANG! is a trademark of its publisher; these texts are our own words.
### Words: see high_noon.ftl.

## Events

event-fc-abandoned-mine = Miniera Abbandonata
    .text = Peschi dagli scarti finché ci sono carte; quelle in eccesso a fine turno vanno in cima al mazzo.
    .now = Peschi dagli scarti.
event-fc-ambush = Agguato
    .text = La distanza tra due giocatori qualsiasi è 1; carte e abilità la cambiano ancora.
    .now = Tutti sono a distanza 1.
event-fc-blood-brothers = Fratelli di Sangue
    .text = All'inizio del turno puoi perdere 1 punto vita, ma non l'ultimo, perché un altro giocatore ne recuperi 1.
    .now = A inizio turno puoi donare un punto vita.
event-fc-dead-man = Dead Man
    .text = Chi è caduto per primo torna in gioco quando tocca a lui, con 2 punti vita e 2 carte.
    .now = { $who ->
        [you] Torni in gioco quando tocca a te.
        [other] { $name }: ritorno in gioco.
       *[nobody] Nessuno è ancora caduto.
    }
event-fc-fistful = Per un Pugno di Carte
    .text = All'inizio del turno ti sparano una volta per ogni carta che hai in mano. Questo evento resta fino alla fine della partita.
    .now = { $cards ->
        [0] Mano vuota: nessuno sparo contro di te.
       *[other] Spari contro di te a inizio turno: { $cards }.
    }
event-fc-hard-liquor = Liquore Forte
    .text = Puoi rinunciare alla fase di pesca e recuperare 1 punto vita.
    .now = Invece di pescare puoi recuperare 1 punto vita.
event-fc-judge = Il Giudice
    .text = Nessuna carta può essere messa davanti a qualcuno; quelle già in gioco funzionano.
    .now = Non si mettono carte in gioco.
event-fc-lasso = Lazo
    .text = Le carte in gioco non hanno effetto: né armi, né Barile, né Mustang; Prigione e Dinamite aspettano.
    .now = Le carte in gioco non hanno effetto.
event-fc-law-of-the-west = Legge del West
    .text = Mostra la seconda carta pescata: se in questo turno puoi giocarla, devi farlo.
    .now = La seconda carta pescata va giocata.
event-fc-peyote = Peyote
    .text = Invece di pescare indovina, rosso o nero: se è giusto prendi la carta e puoi continuare, se no viene scartata.
    .now = Invece di pescare indovini il colore.
event-fc-ranch = Ranch
    .text = Alla fine della fase di pesca puoi scartare, una volta, quante carte vuoi e pescarne altrettante.
    .now = Dopo la pesca puoi cambiare carte.
event-fc-ricochet = Rimbalzo
    .text = Nel tuo turno puoi scartare un Bang! contro una carta altrui in gioco: va scartata, se chi la possiede non risponde con un mancato.
    .now = Il tuo Bang! può colpire una carta in gioco.
event-fc-russian-roulette = Roulette Russa
    .text = Subito, a partire da chi guida, ognuno a turno produce un mancato; il primo che non lo fa perde 2 punti vita.
    .now = Il primo senza mancato ha perso 2 punti vita.
event-fc-sniper = Cecchino
    .text = Nel tuo turno puoi scartare insieme due Bang! contro un giocatore a tiro: solo due mancati annullano lo sparo.
    .now = Due Bang! insieme: servono due mancati.
event-fc-vendetta = Vendetta
    .text = Alla fine del turno devi "estrarre!": con cuori giochi un altro turno, ma non un terzo.
    .now = A fine turno: cuori, un altro turno.

## Table options: the text is the meaning

option-fc-ambush-cards-only = Agguato: solo carte
    .text = Durante Agguato solo le carte in gioco cambiano la distanza, non le abilità dei personaggi.
option-fc-ranch-after-phase2 = Ranch alla fine
    .text = Con Ranch le carte si cambiano alla fine della fase di gioco, non di quella di pesca.
option-fc-mine-all-discards = Miniera profonda
    .text = Con Miniera Abbandonata tutto ciò che giochi o scarti va in cima al mazzo, se hai pescato dagli scarti.
option-fc-sniper-uses-limit = Cecchino conta
    .text = Lo sparo di Cecchino conta come tua carta Bang! del turno.
