### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/wws_characters, by id; of a case by its number (docs/rulings.md).

john-pain = John Pain bierze kartę odkrytą do sprawdzenia, jeśli ma na ręce mniej niż sześć
    .case-1 = Kier z czyjejś Beczki
    .case-2 = Nie z sześcioma kartami na ręce
    .case-3 = Obie karty Lucky Duke'a, dopóki ma mniej niż sześć
    .case-4 = Karta odkryta przez jego własną zawodną Beczkę nie ratuje go przed tym trafieniem
lee-van-kliff = Lee Van Kliff odrzuca BANG!, aby powtórzyć właśnie zagraną brązową kartę
    .case-1 = Dyliżans dwa razy
    .case-2 = Znowu BANG!, do kogoś innego, ponad limit
    .case-3 = Nie po karcie, która zostaje w grze
    .case-4 = Powtórzone BANG! też jest kartą BANG!, a Pudło! je anuluje
teren-kill = Teren Kill miałby odpaść: sprawdza kartę i jeśli to nie pik, zostaje z 1 punktem życia
    .case-1 = Kier: zostaje i dobiera kartę
    .case-2 = Pik: odpada
    .case-3 = Ratuje się Piwem: nie ma sprawdzenia
    .case-4 = Razem z Dynamitem: sprawdza raz i jego tura trwa dalej
WW-S-2 = Lee Van Kliff powtarza Dyliżans: jeszcze dwie karty, bez wydarzenia, zagrane dwie karty
WW-S-3 = Gary Looter dostaje kartę, której ktoś ma za dużo
WW-S-4 = Zawodna Beczka Johna Paina odkrywa Piwo: przed tym trafieniem nie ratuje
WW-S-5 = Z dwóch kart Lucky Duke'a John Pain z pięcioma bierze odkrytą jako pierwszą
WW-S-6 = Flint Westwood wymienia się z graczem o jednej karcie: jedna za jedną
WW-S-7 = Teren Kill wybiera między Piwem a sprawdzeniem
WW-S-8 = Teren Kill przeżywa swój Dynamit jednym sprawdzeniem i jego tura trwa
WW-S-10 = Greygory Deck wymienia obie postacie albo żadną
WW-S-11 = Lee Van Kliff powtarza BANG! do kogoś innego: nie liczy się i tylko raz
WW-S-12 = Po wyłożeniu Mustanga Lee Van Kliff niczego nie powtórzy
WW-S-26 = Big Spencer jako Szeryf: 10 punktów życia i 5 kart na początku
