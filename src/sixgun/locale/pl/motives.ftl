### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Names are never declined.

motive-who = { $sure ->
    [100] { $target } to { $role }
   *[other] { $target } to najpewniej { $role } ({ $sure } %)
    }
motive-shoot = { motive-who }: strzał tam służy mojej stronie.
motive-finish = { motive-who } i został mu jeden punkt życia: czas to skończyć.
motive-duel = { motive-who }: pojedynek jest do wygrania.
motive-jail = { motive-who }: lepiej, by spędził turę za kratami.
motive-rob = { motive-who }: liczy się każda karta mniej.
motive-harm = { motive-who }: to trafia we właściwą osobę.
motive-free = { $target } to raczej przyjaciel niż wróg: precz z ciężarem.
motive-heal-friend = { $target } to raczej przyjaciel niż wróg i potrzebuje punktu życia.
motive-heal = Punkt życia jest wart więcej niż karta.
motive-draw = Więcej kart to większy wybór: to najpierw.
motive-everybody = Ucierpi więcej wrogów niż przyjaciół.
motive-dynamite = Prędzej wybuchnie u wrogów niż u przyjaciół.
motive-weapon = { $card }: więcej wrogów będzie w zasięgu.
motive-equip = { $card }: pomaga odtąd w każdej turze.
motive-train = Pociąg jest teraz tego wart.
motive-useful = { $card }: teraz się przyda, później nie wiadomo.
motive-nothing = Nic więcej nie jest warte swojej karty.
motive-duel-on = BANG! jest tańszy niż punkt życia.
motive-duel-out = Lepiej przegrać ten pojedynek, niż go ciągnąć.
motive-dodge = Punkt życia jest wart więcej niż karta.
motive-take-hit = Nie ma czym tego zatrzymać albo by nie starczyło.
motive-fend-off = BANG! jest tańszy niż punkt życia.
motive-rescue = Inaczej to już koniec.
motive-no-rescue = Nic już nie pomoże.
motive-least = { $card }: bez tej karty najłatwiej się obejść.
motive-most = { $card }: najprzydatniejsza z tych kart.
motive-lucky = Lepsza z odkrytych kart.
motive-searched = Przemyślałem dalszą grę: tak wygrywa się częściej, mniej więcej o { $points } na sto gier.
