### BANG! is a trademark of its publisher; these texts are our own words.
### Words: pociąg, lokomotywa, wagon, stacja, cena (price), przesunąć pociąg (advance), stacja końcowa (End of the Line).

## Playing cards

card-cactus = Kaktus
    .acc = Kaktus
    .text = Zagraj, gdy ktoś do ciebie strzela: liczy się jako jeden unik, i sprawdź kartę: kier lub karo – odzyskujesz 1 punkt życia.
card-dragoon = Dragoon
    .acc = Dragoona
    .text = Broń o zasięgu 2. Dopóki jest w grze, możesz zagrać w turze drugą kartę BANG!
card-evaded = O włos!
    .acc = O włos!
    .text = Zagraj, gdy ktoś do ciebie strzela: liczy się jako jeden unik, a karta, z której padł strzał, trafia na twoją rękę.
card-full-steam = Cała naprzód
    .acc = Cała naprzód
    .text = Przesuń pociąg na stację końcową i wybierz: działanie lokomotywy jest anulowane albo następuje dwa razy.
card-knife-revolver = Rewolwer z bagnetem
    .acc = Rewolwer z bagnetem
    .text = Strzał do gracza w zasięgu, liczy się jako twoja karta BANG! Najpierw sprawdź kartę: J, Q, K lub A – ta karta wraca na rękę.
card-map = Mapa
    .acc = Mapę
    .text = Na początku tury obejrzyj 2 wierzchnie karty talii; jedną z nich możesz odrzucić.
card-money-bag = Worek pieniędzy
    .acc = Worek pieniędzy
    .text = Działa jak brązowa karta z wierzchu stosu kart odrzuconych; cele wybierasz na nowo.
card-most-wanted = List gończy
    .acc = List gończy
    .text = Dobierz kartę. Potem każdy, od ciebie zaczynając, sprawdza kartę: pik – traci 1 punkt życia.
card-next-stop = Następna stacja
    .acc = Następną stację
    .text = Dobierz kartę i przesuń pociąg o 1 stację.
card-refund = Zwrot kosztów
    .acc = Zwrot kosztów
    .text = Gdy inny gracz zabiera lub odrzuca inną twoją kartę, dobierz kartę.
card-strongbox = Sejf
    .acc = Sejf
    .text = Na koniec tury, po odrzuceniu nadmiaru, dobierz kartę.
card-switch = Zwrotnica
    .acc = Zwrotnicę
    .text = Wymień jedną swoją kartę w grze na kartę w grze dowolnego innego gracza.
card-train-robbery = Napad na pociąg
    .acc = Napad na pociąg
    .text = Wybierz innego gracza: każdą swoją kartę w grze odrzuca albo pada do niego strzał. Liczy się jako twoja karta BANG! w turze.
card-water-tower = Wieża ciśnień
    .acc = Wieżę ciśnień
    .text = Weź bez płacenia wagon, który stoi przy stacji. Nie liczy się jako twój wagon w turze.

## Characters

character-benny-brawler = Benny Brawler
    .text = W swojej turze możesz wziąć dowolną liczbę wagonów; każdy ma swoją cenę.
character-evan-babbit = Evan Babbit
    .text = Gdy ktoś zagra w ciebie BANG!, możesz odrzucić kartę tego samego koloru: strzał dostaje inny gracz w odległości 1, ale nie strzelec.
character-jimmy-texas = Jimmy Texas
    .text = Na koniec tury, po odrzuceniu nadmiaru, dobierz kartę.
character-manuelita = Manuelita
    .text = Gdy pociąg dociera do stacji końcowej, dobierz 2 karty przed działaniem lokomotywy.
character-sancho = Sancho
    .text = Raz w swojej turze możesz wziąć swój wagon bez płacenia.
character-sgt-blaze = Sgt. Blaze
    .text = Gdy to, co zagrywasz, dotyczy kilku graczy naraz, możesz pominąć jednego z nich.
character-shade-oconnor = Shade O'Connor
    .text = Gdy pociąg przesuwa się w cudzej turze, możesz odrzucić kartę, aby dobrać kartę.
character-zippy-roy = Zippy Roy
    .text = Raz w swojej turze możesz przesunąć pociąg o 1 stację.

## Wagons

wagon-baggage-car = Wagon bagażowy
    .acc = Wagon bagażowy
    .text = Odrzuć jako Pudło!, Panikę!, Cat Balou albo BANG!, które się nie liczy.
wagon-caboose = Wagon służbowy
    .acc = Wagon służbowy
    .text = Możesz odrzucić dowolną inną swoją niebieską kartę, z ręki lub z gry, jako Pudło!
wagon-cattle-truck = Wagon bydlęcy
    .acc = Wagon bydlęcy
    .text = Odrzuć: obejrzyj 3 wierzchnie karty stosu odrzuconych i weź jedną z nich.
wagon-circus-wagon = Wagon cyrkowy
    .acc = Wagon cyrkowy
    .text = Odrzuć: każdy z pozostałych graczy odrzuca jedną wybraną przez siebie kartę, którą ma w grze.
wagon-coal-hopper = Węglarka
    .acc = Węglarkę
    .text = Odrzuć: dobierz kartę i odrzuć wagon, który dowolny gracz ma w grze.
wagon-dining-car = Wagon restauracyjny
    .acc = Wagon restauracyjny
    .text = Na początku tury sprawdź kartę: kier – odzyskujesz 1 punkt życia.
wagon-express-car = Wagon ekspresowy
    .acc = Wagon ekspresowy
    .text = Odrzuć: twoja tura się kończy, odrzucasz całą rękę i grasz jeszcze jedną turę. Nie w turze dodatkowej.
wagon-ghost-car = Wagon widmo
    .acc = Wagon widmo
    .text = Połóż przed dowolnym graczem prócz Szeryfa, nawet wyeliminowanym: zostaje w grze bez punktów życia, nie traci ich ani nie odzyskuje.
wagon-lounge-car = Salonka
    .acc = Salonkę
    .text = Odrzuć: dobierz 2 wagony, jeden połóż przed sobą, drugi przed innym graczem.
wagon-lumber-flatcar = Platforma z drewnem
    .acc = Platformę z drewnem
    .text = Połóż przed dowolnym graczem: dla niego wszyscy pozostali są o 1 dalej.
wagon-mail-car = Wagon pocztowy
    .acc = Wagon pocztowy
    .text = Odrzuć: dobierz 3 karty i jedną z nich daj innemu graczowi.
wagon-observation-car = Wagon widokowy
    .acc = Wagon widokowy
    .text = Dla ciebie pozostali są o 1 bliżej, a ty dla nich o 1 dalej.
wagon-passenger-car = Wagon pasażerski
    .acc = Wagon pasażerski
    .text = Odrzuć: zabierz jedną kartę dowolnemu innemu graczowi, losową z ręki albo wybraną spośród jego kart w grze.
wagon-prisoner-car = Wagon więzienny
    .acc = Wagon więzienny
    .text = Pojedynek i Indianie! innych graczy nie działają na ciebie.
wagon-private-car = Wagon prywatny
    .acc = Wagon prywatny
    .text = Dopóki nie masz kart na ręce, nikt nie może zagrać w ciebie karty BANG!
wagon-sleeper-car = Wagon sypialny
    .acc = Wagon sypialny
    .text = Raz na turę możesz odrzucić inną swoją niebieską kartę, z ręki lub z gry, jako BANG!, które się nie liczy.

## Locomotive: the text is what happens at the End of the Line

locomotive-ironhorse = Ironhorse
    .text = Strzał do każdego, także do ciebie; nikt nie jest winny.
locomotive-leland = Leland
    .text = Sklep dla wszystkich, zaczynając od gracza, którego tura trwa.

## Stations: the text is the price

station-boom-town = Boom Town
    .text = Odrzuć BANG!
station-catico = Catico
    .text = Odrzuć Cat Balou albo Panikę!
station-san-tafe = San Tafe
    .text = Odrzuć kartę kier.
station-deathwood = Deathwood
    .text = Odrzuć niebieską kartę; może to być wagon w grze.
station-crowns-hole = Crown's Hole
    .text = Odrzuć Piwo.
station-fort-wroth = Fort Wroth
    .text = Odrzuć 10, J, Q, K lub A.
station-yooma = Yooma
    .text = Odrzuć kartę od 2 do 9.
station-virginia-town = Virginia Town
    .text = Odrzuć dwie dowolne karty.
station-creepy-creek = Creepy Creek
    .text = Odrzuć kartę pik.
station-tombrock = Tombrock
    .text = Strać 1 punkt życia, ale nie ostatni.
station-dodgeville = Dodgeville
    .text = Odrzuć Pudło!
station-miners-oath = Miner's Oath
    .text = Odrzuć kartę karo.
station-frisco = Frisco
    .text = Odrzuć kartę trefl.
