### BANG! is a trademark of its publisher; these texts are our own words.
### The page that sets up a table: sets, mixtures, rules. $count is a number.

## The page

setup-title = Nowy stół
setup-players = Gracze
setup-fewer = Jeden gracz mniej
setup-more = Jeden gracz więcej
setup-roles = rozdawane w tajemnicy
setup-seats = Miejsca
setup-make-bot = Posadź bota
setup-bots-skill = Siła botów
setup-temper = Temperament botów
setup-effort = Marszałek myśli
effort-quick = krótko
effort-usual = zwyczajnie
effort-long = długo
setup-hints = Podpowiedzi dla wszystkich
room-bot-strength = Siła bota na miejscu { $number }
setup-pace = Tempo gry
setup-expansions = Dodatki
setup-mode = Tryb
setup-squad-fewer = Jedna postać mniej na stronę
setup-squad-more = Jedna postać więcej na stronę
setup-deck = w grze: { $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    }, { $characters } { $characters ->
        [one] postać
        [few] postacie
       *[many] postaci
    }
setup-official = domyślnie oficjalna wersja
setup-who = Kto może przyjść
setup-public = Publiczny
setup-private = Na zaproszenie
setup-spectators = Widzowie
setup-dead-see = Wyeliminowani widzą wszystkie role
setup-late = Miejsce bota w trakcie gry
setup-late-closed = Dla nikogo
setup-late-ask = Za zgodą graczy
setup-late-open = Dla każdego
setup-name = Nazwa stołu
setup-yours = Twój stół
setup-sum-game = Gra
setup-sum-with = Zestaw
setup-sum-pace = Tempo
setup-sum-seats = Miejsca
setup-sum-changes = Zmiany
setup-sum-who = Dla kogo
setup-none = brak
setup-free-and-bots = wolnych: { $free }, { $bots } { $bots ->
        [one] bot
        [few] boty
       *[many] botów
    }
setup-side = Twoja strona
setup-side-lot = Losowo
setup-sum-bots = Boty
setup-changed = zmienione: { $count }
setup-options = opcje: { $count }
setup-reset = Przywróć
setup-open = Otwórz stół
setup-incomplete = Najpierw wybierz postacie każdego oddziału: po { $count }.
setup-bots-hint = Boty ustępują miejsca ludziom. Gdy kogoś rozłączy, bot gra dalej i oddaje miejsce.

## Sets: a picture and a sentence each

about-base = 80 kart i 16 postaci. Zawsze w grze.
about-dodge-city = Jeszcze 40 kart i 15 postaci; zielone karty czekają turę.
about-high-noon = Co rundę Szeryf odkrywa wydarzenie, które zmienia zasady dla wszystkich.
about-fistful = Jeszcze 15 takich wydarzeń, ostrzejszych.
about-wws-events = Wydarzenia odkrywane Dyliżansem i Wells Fargo; role mogą się zmienić.
about-wws-characters = 8 głośnych postaci, do 9 punktów życia.
about-train-robbery = Pociąg na stole: zapłać na stacji i weź wagon.

## Mixtures

setup-mixtures = Mieszanki
setup-recommended = polecamy
mix-base = Pierwszy wieczór
    .text = Sama gra podstawowa: poznasz ją w jednej partii.
mix-friends = Z przyjaciółmi
    .text = Dodge City i W samo południe: więcej kart i co rundę niespodzianka.
mix-show = Wielkie show
    .text = Dodge City i Show Dzikiego Zachodu: głośne postacie i zmienne role.
mix-train = Proszę wsiadać
    .text = Wielki napad na pociąg: pociąg jedzie dalej, wagony służą temu, kto je weźmie.
mix-all = Wszystko
    .text = Wszystkie zestawy naraz, dla tych, którzy je znają.

## Rules

setup-rules = Zasady
preset-official = Jak w druku
    .text = Według instrukcji i kart, które są teraz w sklepach.
preset-differs = { $count ->
        [one] Według litery zbioru: { $count } zasada inna.
        [few] Według litery zbioru: { $count } zasady inne.
       *[many] Według litery zbioru: { $count } zasad innych.
    }
setup-options-by-set = Opcje według zestawów
setup-from = Skąd: { $source }
origin-compendium = zbiór zasad
origin-print = starszy druk
origin-letter = litera karty
origin-variant = wydany wariant
origin-table = nasz stół

## Modes and series

setup-mode-2 = Po dwie postacie, jedna ręka: wyeliminuj obie postacie przeciwnika.
setup-mode-3 = Role odkryte: Zastępca poluje na Renegata, Renegat na Bandytę, Bandyta na Zastępcę.
setup-mode-8 = Dwóch Renegatów, każdy dla siebie.
setup-roles-open = rozdane odkryte
setup-roles-six = jedna z nich jest potajemnie odłożona
setup-series = Seria i warianty
setup-series-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
    }, każda osoba raz jest Szeryfem
setup-no-six = Specjalna gra jest dokładnie dla sześciu osób.
setup-needs-six = Tylko w specjalnej grze na sześć osób.
setup-no-series = Seria jest dla 4–8 graczy: gier we dwoje i troje się nie punktuje.
setup-needs-series = Wymaga serii: chodzi o dolary.
setup-hire-or-choice = Najem licytuje postacie, a wybór z dwóch je rozdaje: jedno z dwojga.
setup-no-sheriff = We dwoje i troje nie ma Szeryfa.
