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
