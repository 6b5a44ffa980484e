### BANG! is a trademark of its publisher; these texts are our own words.
### The train at the table in the browser.

## The track

train-title = Il treno
train-can = puoi pagare
train-cannot = non puoi pagare
train-gone = vagone del turno già preso
train-free = gratis
train-driver = Guida il treno
train-end = Capolinea
train-ends = { $count ->
    [one] tra { $count } fermata
   *[other] tra { $count } fermate
    }
train-moves = { $you ->
    [yes] { $side } avanza all'inizio dei tuoi turni e una volta per turno prima di prendere un vagone.
   *[no] { $side } avanza all'inizio dei turni di { $name } e una volta per turno prima di prendere un vagone.
    }
train-then = Al capolinea: { $effect }. Poi arriva { $side }: { $next }.
train-sign = { $name }, prezzo: { $price }{ $can ->
    [yes] , puoi pagare
    [no] , non puoi pagare
   *[none] {""}
    }
train-show = Tutto sul treno

## All about it

train-wagons = Vagoni
train-left = { $count ->
    [one] { $count } vagone nel mazzo
   *[other] { $count } vagoni nel mazzo
    }
train-stations = Stazioni e prezzi
train-at = { $station }: { $price }
train-nowhere = Non ancora a una stazione
train-close = Chiudi

## What the locomotive does, in a few words

does-ironhorse = un colpo a tutti
does-leland = un Emporio per tutti

## Prices on the signs

price-boom-town = 1 Bang!
price-catico = Cat Balou o Panico!
price-san-tafe = 1 cuori
price-deathwood = 1 carta blu
price-crowns-hole = 1 Birra
price-fort-wroth = 10, J, Q, K o A
price-yooma = da 2 a 9
price-virginia-town = 2 carte qualsiasi
price-creepy-creek = 1 picche
price-tombrock = 1 vita, non l'ultima
price-dodgeville = 1 Mancato!
price-miners-oath = 1 quadri
price-frisco = 1 fiori

## Wagons on the track

short-baggage-car = Mancato!, Panico! …
short-caboose = blu come Mancato!
short-cattle-truck = 1 degli ultimi 3 scarti
short-circus-wagon = gli altri scartano
short-coal-hopper = scarta un vagone
short-dining-car = estrai: cuori cura
short-express-car = un altro turno
short-ghost-car = resta come fantasma
short-lounge-car = 2 vagoni, uno a testa
short-lumber-flatcar = gli altri 1 più lontani
short-mail-car = pesca 3, danne 1
short-observation-car = vista −1, riparo +1
short-passenger-car = prendi una carta
short-prisoner-car = niente Duello né Indiani!
short-private-car = mano vuota: niente Bang!
short-sleeper-car = blu come Bang!
