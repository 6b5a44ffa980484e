### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/wws_events, by id; of a case by its number (docs/rulings.md).

helena-zontero = Helena Zontero: czerwona karta – role żyjących, prócz Szeryfa, rozdaje się na nowo
    .case-1 = Kier: nowe role, zakryte
    .case-2 = Czarna karta: nic
    .case-3 = Odkryte role tych, którzy odpadli, zostają, a to nie jest sprawdzenie: Lucky Duke odkrywa jedną kartę
lady-rosa = Lady Rosa z Teksasu: zamiana miejsc z graczem po prawej, którego raz się pomija
    .case-1 = B siada po prawej stronie A; A jest pominięty, gra C
    .case-2 = Nie gdy żyje dwoje graczy
    .case-3 = Z nowego miejsca w zasięgu są inni: razem z Mustangiem
sacagaway = Sacagaway: wszystkie karty na ręce są odkryte, role pozostają ukryte
    .case-1 = Kartę z ręki nadal bierze się losowo
    .case-2 = Następne wydarzenie znów zakrywa karty
    .case-3 = Przy strzale pytanie pada, choć wszyscy widzą, że nic nie pomoże
showdown = Porachunki: każdą kartą można strzelać jak BANG!, a karty BANG! tylko powstrzymują strzały
    .case-1 = Strzał Piwem, a BANG! go powstrzymuje
    .case-2 = Kartą BANG! nie można strzelać
    .case-3 = W Pojedynku każda karta liczy się jako BANG!, prawdziwe też
wild-west-show = Show Dzikiego Zachodu: ostatni żyjący gracz wygrywa sam
    .case-1 = Śmierć Szeryfa niczego nie kończy
    .case-2 = Ostatni żyjący wygrywa, kimkolwiek jest
    .case-3 = Bandyta nadal przynosi trzy karty
