### BANG! is a trademark of its publisher; these texts are our own words.
### Words: see high_noon.ftl.

## Events

event-fc-abandoned-mine = Miniera Abbandonata
    .text = Peschi dagli scarti finché ci sono carte; quelle in eccesso a fine turno vanno in cima al mazzo.
event-fc-ambush = Agguato
    .text = La distanza tra due giocatori qualsiasi è 1; carte e abilità la cambiano ancora.
event-fc-blood-brothers = Fratelli di Sangue
    .text = All'inizio del turno puoi perdere 1 punto vita, ma non l'ultimo, perché un altro giocatore ne recuperi 1.
event-fc-dead-man = Dead Man
    .text = Chi è caduto per primo torna in gioco quando tocca a lui, con 2 punti vita e 2 carte.
event-fc-fistful = Per un Pugno di Carte
    .text = All'inizio del turno ti sparano una volta per ogni carta che hai in mano. Questo evento resta fino alla fine della partita.
event-fc-hard-liquor = Liquore Forte
    .text = Puoi rinunciare alla fase di pesca e recuperare 1 punto vita.
event-fc-judge = Il Giudice
    .text = Nessuna carta può essere messa davanti a qualcuno; quelle già in gioco funzionano.
event-fc-lasso = Lazo
    .text = Le carte in gioco non hanno effetto: né armi, né Barile, né Mustang; Prigione e Dinamite aspettano.
event-fc-law-of-the-west = Legge del West
    .text = Mostra la seconda carta pescata: se in questo turno puoi giocarla, devi farlo.
event-fc-peyote = Peyote
    .text = Invece di pescare indovina, rosso o nero: se è giusto prendi la carta e puoi continuare, se no viene scartata.
event-fc-ranch = Ranch
    .text = Alla fine della fase di pesca puoi scartare, una volta, quante carte vuoi e pescarne altrettante.
event-fc-ricochet = Rimbalzo
    .text = Nel tuo turno puoi scartare un Bang! contro una carta altrui in gioco: va scartata, se chi la possiede non risponde con un mancato.
event-fc-russian-roulette = Roulette Russa
    .text = Subito, a partire da chi guida, ognuno a turno produce un mancato; il primo che non lo fa perde 2 punti vita.
event-fc-sniper = Cecchino
    .text = Nel tuo turno puoi scartare insieme due Bang! contro un giocatore a tiro: solo due mancati annullano lo sparo.
event-fc-vendetta = Vendetta
    .text = Alla fine del turno devi "estrarre!": con cuori giochi un altro turno, ma non un terzo.

## Table options: the text is the meaning

option-fc-ambush-cards-only = Agguato: solo carte
    .text = Durante Agguato solo le carte in gioco cambiano la distanza, non le abilità dei personaggi.
option-fc-ranch-after-phase2 = Ranch alla fine
    .text = Con Ranch le carte si cambiano alla fine della fase di gioco, non di quella di pesca.
option-fc-mine-all-discards = Miniera profonda
    .text = Con Miniera Abbandonata tutto ciò che giochi o scarti va in cima al mazzo, se hai pescato dagli scarti.
option-fc-sniper-uses-limit = Cecchino conta
    .text = Lo sparo di Cecchino conta come tua carta Bang! del turno.
