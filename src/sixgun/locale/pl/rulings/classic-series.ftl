### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/series, by id; of a case by its number (docs/rulings.md).

CL-S-27 = Wygrywa prawo, Zastępca żyje: dolary według ról
CL-S-28 = Wygrywają Bandyci: martwy dostaje mniej, Renegat trochę
CL-S-29 = Renegat, który pada ostatni, dostaje dolary; martwy Zastępca też
    .case-2 = Ostatni pada Bandyta: Renegat nie dostaje nic
CL-S-65 = Doświadczenie: za $1200 zatrzymuje się dwie karty, dwie się dobiera
CL-S-73 = Ośmiu graczy: każdy Renegat liczy się osobno
bounty-among-outlaws = Nagrody: Bandyta za Bandytę też ją dostaje
bounty-for-an-outlaw = Nagrody: $1000 zamiast trzech kart za Bandytę
deputy-who-betrays-the-sheriff = Zastępca, który eliminuje Szeryfa, płaci $5000
experience-all-at-once = Doświadczenie: decydują wszyscy naraz, nikt nic nie widzi wcześniej
experience-not-more-than-the-first-hand = Doświadczenie: nikt nie zatrzymuje więcej kart, niż ma na początku
fallen-pedro-does-not-matter = W serii bez wydarzeń przez wyeliminowanego Pedro Ramireza kolejność nie ma znaczenia
hire-an-auction = Najem: otwiera gracz po prawej Szeryfa; kwoty rosną, aż reszta spasuje
    .case-2 = Następną licytację otwiera kolejny przeciw ruchowi zegara, kto nie ma postaci
hire-keepers = Najem: kto przeżył, zatrzymuje postać za tę samą cenę i nie licytuje
hire-keepers-clockwise = Najem: po grze pyta się tych, którzy przeżyli, zgodnie z ruchem wskazówek zegara od nowego Szeryfa, poległych wcale
hire-with-little-money = Najem: kto ma mniej niż $100, otwiera wszystkim, co ma; nikt nie daje więcej, niż ma
    .case-2 = Kto ma akurat tyle, by przebić, jest pytany; kto ma mniej, nie
    .case-3 = Kto ma długi, nie ma nic i za nic zatrzymuje to, co nic nie kosztowało
    .case-4 = Kto ma $200, ma do wyboru dwie oferty na otwarcie
no-bounty-for-others = Nagrody: nic za Renegata ani gdy nikt nie jest sprawcą
    .case-2 = Dynamit nie jest niczyim dziełem
no-mercy-in-a-series = Bez litości w serii: tylko dla Szeryfa tej gry
    .case-2 = Bandyty się nie pyta
renegade-wins-a-game = Wygrana Renegata płaci jemu, a trochę Szeryfowi
ruthless-law-in-a-series = Bezlitosne prawo w serii: BANG! trzyma tylko Szeryf tej gry
    .case-2 = Bandyta może go odrzucić
the-star-goes-round = Po grze wszyscy przechodzą dalej, a Szeryfem jest następny zgodnie z ruchem zegara
wild-west-show-is-scored-for-the-survivor = Wild West Show w serii: wszystko dla ocalałego, zdrady nie ma
six-is-scored = Seria w specjalnej szóstce: liczą się Bandyci, którzy byli w grze, kto odszedł przed ostatnią walką, liczy się jak żywy, Renegatowi, który padł ostatni, się płaci
    .case-1 = B odchodzi przed ostatnią walką A i F: nie jest wyeliminowany i dostaje tyle, co żywy
    .case-2 = W grze było dwóch Bandytów; zostają dwaj Zastępcy i wygrywają, Renegat padł ostatni, a Szeryfowi płaci się i po śmierci
