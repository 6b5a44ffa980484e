### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/train_robbery, by id; of a case by its number (docs/rulings.md).

boom-town = Na stacji Boom Town wagon kosztuje kartę BANG!
    .case-1 = Zapłacono jedyną kartą BANG!; jeden wagon na turę; Wagon restauracyjny karmi swojego posiadacza
    .case-2 = Gatling nie jest kartą BANG!, ani Pudło! w ręku Calamity Janet
    .case-3 = Wagonu, który nie stoi przy stacji, nie można wziąć
dining-car = Wagon restauracyjny: na początku tury sprawdzenie, kier karmi
    .case-1 = Kier
    .case-2 = Każdy inny kolor
    .case-3 = Kto zostaje w Więzieniu, nie dostaje jeść
ironhorse = Na stacji końcowej Ironhorse strzela do wszystkich, a nikt nie strzelał
    .case-1 = Zaczyna się tura maszynisty: najpierw aktywny gracz, potem zgodnie z ruchem wskazówek zegara; następnie pociąg układa się na nowo i odwraca lokomotywę
    .case-2 = Nie wtedy, gdy przed pociągiem jest jeszcze stacja
    .case-3 = Za tego, kto odpada, nikt nie dostaje nagrody, a El Gringo nic nie bierze
    .case-4 = Leland to Sklep
observation-car = Wagon widokowy: inni są dla ciebie bliżej, ty dla nich dalej
    .case-1 = Jedno i drugie naraz
    .case-2 = Nigdy nie trafia na rękę: kto go bierze, ma go w grze
    .case-3 = Odrzucony trafia pod talię wagonów, a nie na stos kart odrzuconych
prisoner-car = Wagon więzienny: cudzy Pojedynek i cudzy Indianie! nic nie robią
    .case-1 = Pojedynek
    .case-2 = Indianie!: pytani są pozostali
    .case-3 = Gatling to co innego
