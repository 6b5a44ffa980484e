### BANG! is a trademark of its publisher; these texts are our own words.
### Modes for two, three and six players, and the pages between the games of a series. $who, $whom, $name are names of players, $names a list of them;
### $you which of the two the reader is; $dollars a sum with its sign; $game, $games, $count numbers; $side who has won, as a sentence.

## Modes

mode-two-players = 2 graczy, po 2 postacie
mode-three-players = 3 graczy, role odkryte
mode-special-six = Specjalna gra na sześć osób
mode-about-two-players = Działa tylko aktywna postać; kto traci obie postacie, przegrywa.
mode-about-three-players = Każda osoba poluje na jedną inną, a trzecia na nią.
mode-about-special-six = Siedem ról, jedna poza grą: nikt nie wie która.
mode-settlement = Strzelanina: rozstrzyga ostatnia żywa osoba
mode-active = Aktywna
mode-passive = Bierna
mode-alone = Ostatnia
mode-departed = Odchodzi z gry
mode-your-target = Twój cel
mode-hunts-you = Poluje na ciebie
mode-you-hunt = Polujesz
mode-hunts = { $you ->
    [who] Twój cel: { $whom }.
    [whom] { $who } poluje na ciebie.
   *[nobody] { $who }, cel: { $whom }.
    }
mode-last-alive = Ktoś już odpada: teraz wygrywa ostatnia żywa osoba.
mode-no-character = Jeszcze bez postaci
mode-asleep-passive = Umiejętność biernej postaci nie działa. Karty tutaj służą tylko tej postaci.

## Goals

goal-two-name = Dwoje na dwoje
goal-two = Wyeliminuj obie postacie ({ $name }).
goal-three = Twój cel: { $name }.
goal-last = Przeżyj wszystkich.
goal-six-sheriff = Paść mają wszyscy Bandyci i Renegat.
goal-six-deputy = Paść mają wszyscy Bandyci i Renegat.
goal-six-outlaw = Paść mają Szeryf i wszyscy Zastępcy.
goal-six-renegade = Przeżyj wszystkich.
reveal-two = Dwie postacie, jedna ręka
reveal-two-1 = Na początku tury wybierasz aktywną postać: jej zasięg, broń i umiejętność działają.
reveal-two-2 = Zaatakowana bierna postać liczy się jako aktywna, dopóki nie padnie odpowiedź.
reveal-two-3 = Jeden BANG! na turę dla obu razem; limit ręki to życie aktywnej postaci.
reveal-three-1 = Wszystkie role są odkryte. Wygrywasz od razu, gdy eliminujesz swój cel.
reveal-three-2 = Gdy ktoś odpada inaczej, wygrywa ostatnia żywa osoba.
reveal-three-3 = Kto eliminuje gracza i tym nie wygrywa, dobiera 3 karty.
reveal-six-1 = Jedna z siedmiu ról jest poza grą. Po śmierci Szeryfa gra toczy się dalej.
reveal-six-2 = Gdy padło troje przestępców, prawo może powiedzieć: „Zbrodnia pokonana!”; gdy padli Szeryf i Zastępca, Bandyta może powiedzieć: „Prawo nie żyje!”
reveal-six-3 = Jeśli to nieprawda, ci, którzy odkrywają role, rozstrzygają to między sobą.

## Standings

series-chip = Seria, gra { $game } z { $games }
series-player = Gracz
series-game-n = Gra { $game }
series-game-short = gra { $game }
series-start = początek
series-left = jeszcze { $count } { $count ->
    [one] gra
    [few] gry
   *[many] gier
    }
series-besides = Poza tym
series-besides-about = Pieniądze na start i nagrody, minus zapłata za postacie i karty
series-dollars = Dolary
series-sheriff-next = teraz Szeryf
series-chart = Co każdemu przyniosły kolejne gry; to samo mówi tabela
series-after = Seria, po grze { $game } z { $games }
series-leads = Prowadzi { $name }: { $dollars }
series-wins = Serię wygrywa { $name }: { $dollars }
series-won = { $side }: { $names }
series-fined = { $name }: Zastępca, który powalił Szeryfa: −$5000
series-bounty = Nagrody, { $name }: { $dollars }
series-next = Gra { $game }: gwiazda idzie dalej, Szeryf: { $name }.
series-over = Koniec serii
series-law = Skąd pieniądze
series-law-about = Wygrywa prawo: za każdego rozdanego Bandytę Szeryf $1500, żywy Zastępca $1000, poległy $700. Wygrywają Bandyci: każdy za każdego z nich $1000, poległy $800.
series-renegade = Renegat
series-renegade-about = Wygrywa sam: $1500 za każdego gracza, a Szeryf po $100. Pada ostatni, gdy wygrywa prawo: po $400. Żyje, gdy wygrywają Bandyci: po $300.
series-fine = Kara i remis
series-fine-about = Zastępca, który powali Szeryfa, płaci $5000. Przy remisie prowadzi, kto częściej wygrywa jako Szeryf, potem Renegat, Zastępca, Bandyta; potem więcej tur, potem los.
series-experience = Doświadczenie
series-experience-about = Karty, które leżą przed tobą na końcu gry, możesz zachować po $500. Liczą się do pierwszej ręki.
series-hire = Najem
series-hire-about = Płacisz, gdy dostajesz postać. Kto przeżyje grę, może ją zatrzymać za tę samą cenę. Nikt nie licytuje więcej, niż ma.
series-bounties = Nagrody
series-bounties-about = Kto eliminuje Bandytę, dostaje $1000 zamiast 3 kart.
series-links = Tabela jako
series-watch-game = Obejrzyj grę { $game }
series-games = Gry serii

## Auction

series-keepers = Przed grą { $game }: kto zatrzymuje postać?
series-auction = Przed grą { $game }: licytacja
series-on-block = licytowana
series-waits = czeka
series-price = Cena
series-highest = Najwyższa oferta
series-no-bid = Jeszcze bez oferty
series-bids-list = Oferty
series-money = Ile kto ma
series-has = ma postać { $name }
series-bids = oferuje { $dollars }
series-passed = już nie licytuje
series-bid = Twoja oferta
series-bid-less = $100 mniej
series-bid-more = $100 więcej
series-bid-jump = $500 więcej
