### BANG! is a trademark of its publisher; these texts are our own words.
### Words: strzał (shot), unik (Missed! effect), sprawdzić kartę (draw!), punkt życia, w grze (in play), z ręki, stos kart
### odrzuconych (discard pile), odległość, zasięg (range), odpaść (be eliminated). „Ty” to właściciel karty.

## Roles: the text is the goal

role-sheriff = Szeryf
    .text = Wyeliminuj wszystkich Bandytów i Renegatów. Twoja rola jest jawna; masz 1 punkt życia więcej, zaczynasz i nie można cię uwięzić.
role-deputy = Zastępca
    .text = Chroń Szeryfa i pomagaj mu: jego zwycięstwo jest twoim, nawet jeśli go nie dożyjesz.
role-outlaw = Bandyta
    .text = Doprowadź do śmierci Szeryfa: wszyscy Bandyci wygrywają razem. Ale kto wyeliminuje Bandytę, dobiera 3 karty, nawet inny Bandyta.
role-renegade = Renegat
    .text = Przeżyj jako jedyny: wszyscy inni muszą zginąć, a Szeryf na samym końcu.

## Playing cards

card-bang = BANG!
    .text = Strzał do gracza w zasięgu twojej broni: traci on 1 punkt życia, chyba że odpowie unikiem. Jedna karta BANG! na turę.
card-missed = Pudło!
    .text = Zagraj, gdy ktoś do ciebie strzela: liczy się jako jeden unik. Nie chroni przed kartami Indianie! i Pojedynek.
card-beer = Piwo
    .text = Odzyskaj 1 punkt życia: w swojej turze albo w chwili utraty ostatniego. Nie działa, gdy w grze zostało dwoje graczy.
card-saloon = Saloon
    .text = Wszyscy żyjący gracze, także ty, odzyskują po 1 punkcie życia. Tylko w twojej turze: nie ratuje po utracie ostatniego.
card-panic = Panika!
    .text = Zabierz jedną kartę graczowi w odległości 1: losową z ręki albo wybraną spośród jego kart w grze.
card-cat-balou = Cat Balou
    .text = Wybierz dowolnego gracza i odrzuć jedną jego kartę: losową z ręki albo wybraną spośród jego kart w grze.
card-stagecoach = Dyliżans
    .text = Dobierz 2 karty z talii.
card-wells-fargo = Wells Fargo
    .text = Dobierz 3 karty z talii.
card-general-store = Sklep
    .text = Odkryj tyle kart, ilu jest żyjących graczy. Od ciebie zaczynając, zgodnie z ruchem wskazówek zegara, każdy bierze jedną na rękę.
card-gatling = Gatling
    .text = Strzał do wszystkich pozostałych graczy na dowolną odległość. To nie jest karta BANG! i nie wlicza się do limitu.
card-indians = Indianie!
    .text = Każdy z pozostałych graczy odrzuca kartę BANG! albo traci 1 punkt życia. Pudło! i Beczka nie pomagają.
card-duel = Pojedynek
    .text = Wyzwij dowolnego innego gracza. Na zmianę, on pierwszy, możecie odrzucać karty BANG!; kto pierwszy nie odrzuci, traci 1 punkt życia.
card-barrel = Beczka
    .text = Gdy ktoś do ciebie strzela, możesz sprawdzić kartę, raz na strzał: kier liczy się jako jeden unik.
card-dynamite = Dynamit
    .text = Połóż przed sobą. Od kolejnej tury jego posiadacz zaczyna od sprawdzenia karty: pik 2–9 to wybuch i strata 3 punktów życia, inaczej wędruje dalej.
card-jail = Więzienie
    .text = Uwięź dowolnego gracza oprócz Szeryfa. Zacznie turę od sprawdzenia karty: kier – gra, inaczej traci turę. Potem Więzienie się odrzuca.
card-mustang = Mustang
    .text = Dla wszystkich pozostałych graczy jesteś o 1 dalej.
card-scope = Luneta
    .text = Dla ciebie wszyscy pozostali gracze są o 1 bliżej, ale nie bliżej niż 1.
card-volcanic = Volcanic
    .text = Broń o zasięgu 1. Dopóki jest w grze, możesz zagrać w turze dowolną liczbę kart BANG!
card-schofield = Schofield
    .text = Broń o zasięgu 2: twoje karty BANG! sięgają na odległość do 2.
card-remington = Remington
    .text = Broń o zasięgu 3: twoje karty BANG! sięgają na odległość do 3.
card-rev-carabine = Karabin
    .text = Broń o zasięgu 4: twoje karty BANG! sięgają na odległość do 4.
card-winchester = Winchester
    .text = Broń o zasięgu 5: twoje karty BANG! sięgają na odległość do 5.

## Characters

character-bart-cassidy = Bart Cassidy
    .text = Za każdy utracony punkt życia, jeśli przeżyjesz, dobierz kartę z talii.
character-black-jack = Black Jack
    .text = W fazie dobierania pokaż drugą kartę: jeśli to kier lub karo, dobierz jeszcze jedną.
character-calamity-janet = Calamity Janet
    .text = Możesz używać kart BANG! jako Pudło! i odwrotnie. Pudło! użyte do strzału liczy się jako twoja karta BANG! w turze.
character-el-gringo = El Gringo
    .text = Za każdy punkt życia utracony przez kartę lub zdolność innego gracza zabierz mu losową kartę z ręki.
character-jesse-jones = Jesse Jones
    .text = W fazie dobierania pierwszą kartę możesz wziąć losowo z ręki innego gracza zamiast z talii.
character-jourdonnais = Jourdonnais
    .text = Gdy ktoś do ciebie strzela, możesz sprawdzić kartę, raz na strzał: kier liczy się jako jeden unik. Beczka daje drugą próbę.
character-kit-carlson = Kit Carlson
    .text = W fazie dobierania obejrzyj trzy wierzchnie karty talii: dwie zatrzymaj, trzecią odłóż na wierzch.
character-lucky-duke = Lucky Duke
    .text = Gdy sprawdzasz kartę, odkryj dwie i wybierz, która się liczy; obie są odrzucane.
character-paul-regret = Paul Regret
    .text = Dla wszystkich pozostałych graczy jesteś o 1 dalej. Sumuje się z Mustangiem.
character-pedro-ramirez = Pedro Ramirez
    .text = W fazie dobierania pierwszą kartę możesz wziąć z wierzchu stosu kart odrzuconych zamiast z talii.
character-rose-doolan = Rose Doolan
    .text = Dla ciebie wszyscy pozostali gracze są o 1 bliżej, ale nie bliżej niż 1. Sumuje się z Lunetą.
character-sid-ketchum = Sid Ketchum
    .text = W dowolnej chwili możesz odrzucić dwie karty z ręki, aby odzyskać 1 punkt życia.
character-slab-the-killer = Slab the Killer
    .text = Aby anulować twoją kartę BANG!, potrzeba dwóch uników zamiast jednego.
character-suzy-lafayette = Suzy Lafayette
    .text = Za każdym razem, gdy nie masz kart na ręce, dobierz kartę z talii.
character-vulture-sam = Vulture Sam
    .text = Gdy inny gracz odpada, weź na rękę wszystkie jego karty: te z ręki i te w grze.
character-willy-the-kid = Willy the Kid
    .text = W swojej turze możesz zagrać dowolną liczbę kart BANG!
character-johnny-kisch = Johnny Kisch
    .text = Gdy wykładasz kartę do gry, wszystkie inne karty w grze o tej samej nazwie są odrzucane.
character-uncle-will = Uncle Will
    .text = Raz w swojej turze możesz zagrać dowolną kartę z ręki jako Sklep.
character-claus-the-saint = Claus „the Saint”
    .text = W fazie dobierania weź o jedną kartę więcej, niż jest żyjących graczy: dwie zatrzymaj, pozostałym graczom daj po jednej.

## Table options: the text is the meaning

option-special-characters = Postacie specjalne
    .text = Do pozostałych postaci dołączają Johnny Kisch, Uncle Will i Claus „the Saint”.
option-character-choice-of-two = Jedna postać z dwóch
    .text = Każdy dostaje dwie postacie i zatrzymuje jedną; druga staje się jego rezerwą.
option-no-book-cards = Talia dla początkujących
    .text = Bez kart z symbolem księgi: Dynamit, Pojedynek, Sklep, Indianie! i Więzienie.
option-panic-any-distance = Panika! na każdą odległość
    .text = Panika! sięga każdego gracza, nie tylko w odległości 1.
option-self-target-cards = Własne karty jako cel
    .text = Panika!, Cat Balou i podobne karty mogą też zabrać lub odrzucić twoją własną kartę w grze.
option-replace-same-name = Wymiana karty o tej samej nazwie
    .text = Możesz wyłożyć kartę, którą już masz w grze: zastępuje ona poprzednią.
option-jail-until-escape = Więzienie aż do ucieczki
    .text = Nieudane sprawdzenie nadal kosztuje turę, ale Więzienie zostaje, dopóki nie wypadnie kier.
option-discard-browsable = Jawny stos odrzuconych
    .text = Każdy może przeglądać cały stos kart odrzuconych.
option-six-player-special = Specjalna gra na sześć osób
    .text = Przy sześciu graczach jedna rola jest potajemnie odkładana, a gra trwa także po śmierci Szeryfa.
option-six-auto-end = Sześć osób: koniec od razu
    .text = Specjalna gra na sześć osób kończy się, gdy jedna ze stron zginie, nawet jeśli gracze nie mogą jeszcze o tym wiedzieć.
option-scoring-series = Seria na dolary
    .text = Tyle gier, ilu graczy: każdy raz jest Szeryfem i zarabia dolary zależnie od roli i wyniku.
option-variant-no-mercy = Bez litości
    .text = Na koniec tury Szeryf może wziąć z powrotem jedną kartę BANG! zagraną w tej turze.
option-variant-ruthless-law = Bezwzględne prawo
    .text = Na koniec tury Szeryf nie może odrzucić karty BANG!, którą mógłby zagrać, dopóki wystarczają inne karty.
option-variant-experience = Doświadczenie
    .text = W serii: karty leżące przed tobą na koniec gry możesz zachować na następną, po $500 za każdą.
option-variant-hire = Najem
    .text = W serii: każdy zaczyna z $1000, a postacie są licytowane zamiast rozdawane.
option-variant-bounties = Nagrody
    .text = W serii: za wyeliminowanie Bandyty dostaje się $1000 zamiast 3 kart.
