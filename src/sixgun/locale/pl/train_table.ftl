### BANG! is a trademark of its publisher; these texts are our own words.
### The train at the table in the browser.

## The track

train-title = Pociąg
train-can = możesz zapłacić
train-cannot = nie możesz zapłacić
train-gone = wagon tej tury wzięty
train-free = za darmo
train-driver = Prowadzi pociąg
train-end = Stacja końcowa
train-ends = { $count ->
    [one] za { $count } stację
    [few] za { $count } stacje
   *[other] za { $count } stacji
    }
train-moves = { $you ->
    [yes] { $side } jedzie dalej na początku twoich tur i raz w turze przed wzięciem wagonu.
   *[no] { $side } jedzie dalej na początku tur gracza { $name } i raz w turze przed wzięciem wagonu.
    }
train-then = Na stacji końcowej: { $effect }. Potem przyjedzie { $side }: { $next }.
train-sign = { $name }, cena: { $price }{ $can ->
    [yes] , możesz zapłacić
    [no] , nie możesz zapłacić
   *[none] {""}
    }
train-show = Wszystko o pociągu

## All about it

train-wagons = Wagony
train-left = { $count ->
    [one] { $count } wagon w talii
    [few] { $count } wagony w talii
   *[other] { $count } wagonów w talii
    }
train-stations = Stacje i ceny
train-at = { $station }: { $price }
train-nowhere = Jeszcze nie przy stacji
train-close = Zamknij

## What the locomotive does, in a few words

does-ironhorse = strzał do wszystkich
does-leland = Sklep dla wszystkich

## Prices on the signs

price-boom-town = 1 BANG!
price-catico = Cat Balou lub Panika!
price-san-tafe = 1 kier
price-deathwood = 1 niebieska karta
price-crowns-hole = 1 Piwo
price-fort-wroth = 10, J, Q, K lub A
price-yooma = od 2 do 9
price-virginia-town = 2 dowolne karty
price-creepy-creek = 1 pik
price-tombrock = 1 życie, nie ostatnie
price-dodgeville = 1 Pudło!
price-miners-oath = 1 karo
price-frisco = 1 trefl

## Wagons on the track

short-baggage-car = Pudło!, Panika! …
short-caboose = niebieskie jak Pudło!
short-cattle-truck = 1 z 3 odrzuconych
short-circus-wagon = inni odrzucają
short-coal-hopper = odrzuć wagon
short-dining-car = kier leczy
short-express-car = jeszcze jedna tura
short-ghost-car = zostaje jako duch
short-lounge-car = 2 wagony, po jednym
short-lumber-flatcar = inni o 1 dalej
short-mail-car = dobierz 3, oddaj 1
short-observation-car = wzrok −1, ukrycie +1
short-passenger-car = weź dowolną kartę
short-prisoner-car = bez Pojedynku i Indian
short-private-car = pusta ręka: bez BANG!
short-sleeper-car = niebieskie jak BANG!
