### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Present tense and nominative names: a name here is never declined.
### AP – aktywna postać (front), PO – postać w odwodzie (back).

## Squads, and what a player of each is called where people have no names

duel-squad-lawmen = Stróże prawa
duel-squad-outlaws = Bandyci
duel-squad-renegades = Renegaci
duel-player-lawmen = Stróż prawa
duel-player-outlaws = Bandyta
duel-player-renegades = Renegat

## Cards and places in sentences

duel-symbol = { $symbol ->
    [B] beczka
    [S] wąż
    [D] dynamit
   *[H] podkowa
    }
duel-back = { $back ->
    [L] karta stróżów prawa
    [O] karta bandytów
    [LR] karta renegatów stróżów prawa
   *[OR] karta renegatów bandytów
    }
    .acc = { $back ->
        [L] kartę stróżów prawa
        [O] kartę bandytów
        [LR] kartę renegatów stróżów prawa
       *[OR] kartę renegatów bandytów
    }
duel-line = { $line ->
    [front] AP
    [back] PO
   *[sole] ostatnia
    }
duel-said-place = { $mine ->
    [yes] { $line ->
        [sole] { $name } (twoja ostatnia)
       *[other] { $name } (twoja { duel-line })
    }
   *[no] { $name } ({ duel-line })
    }
duel-said-empty = { $side ->
    [left] lewe miejsce, { $player }
   *[right] prawe miejsce, { $player }
    }

## The turn

duel-log-turn = { $you ->
    [player] Tura { $amount }: twoja kolej.
   *[nobody] Tura { $amount }: gra { $player }.
    }
duel-log-victory = { $you ->
    [player] Koniec gry. Wygrywasz, twój oddział to { $cause }.
   *[nobody] Koniec gry. Wygrywają { $cause }.
    }
duel-log-enters = { $line ->
    [back] { $you ->
        [player] Do gry wchodzi { $cause }, twoja PO
       *[nobody] Do gry wchodzi { $cause }, PO gracza { $player }
    }
   *[front] { $you ->
        [player] Do gry wchodzi { $cause }, twoja AP
       *[nobody] Do gry wchodzi { $cause }, AP gracza { $player }
    }
    }
duel-log-enter = { $amount ->
    [one] { duel-log-enters }: { $amount } punkt życia.
    [few] { duel-log-enters }: { $amount } punkty życia.
   *[many] { duel-log-enters }: { $amount } punktów życia.
    }
duel-log-eliminated = { $you ->
    [player] Tracisz postać: { $cause }.
   *[nobody] { $player } traci postać: { $cause }.
    }
duel-log-move = { $own ->
    [yes] { $you ->
        [player] Zamieniasz swoje postacie miejscami: { $target }.
       *[nobody] { $player } zamienia swoje postacie miejscami: { $target }.
    }
   *[no] { $you ->
        [player] Zamieniasz miejscami cudze postacie: { $target }.
        [target] { $player } zamienia miejscami twoje postacie: { $target }.
       *[nobody] { $player } zamienia miejscami cudze postacie: { $target }.
    }
    }

## Playing

duel-log-plays-it = { $you ->
    [player] Zagrywasz { $card-acc }
   *[nobody] { $player } zagrywa { $card-acc }
    }
duel-log-plays-so = { $bent ->
    [yes] { duel-log-plays-it } jako { $cause }
   *[no] { duel-log-plays-it }
    }
duel-log-play = { $whom ->
    [nobody] { duel-log-plays-so }.
    [player] { $own ->
        [yes] { duel-log-plays-so }.
       *[no] { $you ->
            [target] { duel-log-plays-so }, cel: ty.
           *[nobody] { duel-log-plays-so }, cel: { $target }.
        }
    }
   *[character] { duel-log-plays-so }, cel: { $target }.
    }
duel-log-lay = { $you ->
    [player] Kładziesz { $card-acc } do gry: { $target }.
   *[nobody] { $player } kładzie { $card-acc } do gry: { $target }.
    }
duel-log-uses-it = { $you ->
    [player] Używasz zasobu { $card }
   *[nobody] { $player } używa zasobu { $card }
    }
duel-log-use = { $whom ->
    [character] { duel-log-uses-it }, cel: { $target }.
   *[nobody] { duel-log-uses-it }.
    }
duel-log-applies-it = { $you ->
    [player] Stosujesz { $card-acc } jeszcze raz
   *[nobody] { $player } stosuje { $card-acc } jeszcze raz
    }
duel-log-use-again = { $whom ->
    [character] { duel-log-applies-it }, cel: { $target }.
   *[nobody] { duel-log-applies-it }.
    }
duel-log-calls-on = { $you ->
    [player] Używasz umiejętności postaci { $cause }
   *[nobody] { $player } używa umiejętności postaci { $cause }
    }
duel-log-ability = { $seen ->
    [yes] { $whom ->
        [character] { duel-log-calls-on }: { $card }, cel: { $target }.
        [player] { duel-log-calls-on }: { $card }, cel: { $target }.
        [reload] { duel-log-calls-on }: przeładowanie, { $card }.
       *[nobody] { duel-log-calls-on }: { $card }.
    }
   *[no] { $whom ->
        [player] { $you ->
            [player] { duel-log-calls-on } i dobierasz także z talii gracza { $target }.
            [target] { duel-log-calls-on } i dobiera także z twojej talii.
           *[nobody] { duel-log-calls-on } i dobiera także z talii gracza { $target }.
        }
       *[nobody] { duel-log-calls-on }.
    }
    }
duel-log-triggered = { $you ->
    [player] Działa u ciebie: { $cause }.
   *[nobody] Działa u gracza { $player }: { $cause }.
    }

## Hits and life points

duel-log-hit = { $you ->
    [player] Strzelasz ({ $cause }), cel: { $target }.
   *[nobody] { $player } strzela ({ $cause }), cel: { $target }.
    }
duel-log-cancelled = Trafienie anulowane: { $target }.
duel-log-ignored = { $target } ignoruje kartę { $cause }.
duel-log-shielded = { duel-card-spurs }: { $target } nie może być celem. Na nic: { $cause }.
duel-log-hurt = { $amount ->
    [one] { $target } traci { $amount } punkt życia ({ $cause }).
    [few] { $target } traci { $amount } punkty życia ({ $cause }).
   *[many] { $target } traci { $amount } punktów życia ({ $cause }).
    }
duel-log-heal = { $amount ->
    [one] { $target } odzyskuje { $amount } punkt życia.
    [few] { $target } odzyskuje { $amount } punkty życia.
   *[many] { $target } odzyskuje { $amount } punktów życia.
    }
duel-log-divert = { $target } przyjmuje ranę na siebie: { $cause }.

## Cards on the move

duel-log-draws-it = { $you ->
    [player] Dobierasz { $card-acc }
   *[nobody] { $player } dobiera kartę
    }
duel-log-draws-them = { $you ->
    [player] Dobierasz: { $cards-acc }
   *[nobody] { $amount ->
        [one] { $player } dobiera { $amount } kartę
        [few] { $player } dobiera { $amount } karty
       *[many] { $player } dobiera { $amount } kart
    }
    }
duel-log-draw-from = { $whom ->
    [common] { duel-log-draws-it } ze wspólnej talii
    [player] { $own ->
        [yes] { duel-log-draws-it }
       *[no] { duel-log-draws-it } z talii gracza { $target }
    }
   *[nobody] { duel-log-draws-it }
    }
duel-log-draws-from = { $whom ->
    [common] { duel-log-draws-them } ze wspólnej talii
    [player] { $own ->
        [yes] { duel-log-draws-them }
       *[no] { duel-log-draws-them } z talii gracza { $target }
    }
   *[nobody] { duel-log-draws-them }
    }
duel-log-draw = { $thing ->
    [yes] { duel-log-draw-from } ({ $cause }).
   *[no] { duel-log-draw-from }.
    }
duel-log-draws = { $thing ->
    [yes] { duel-log-draws-from } ({ $cause }).
   *[no] { duel-log-draws-from }.
    }
duel-log-look = { $you ->
    [player] Oglądasz { $card-acc }.
   *[nobody] { $player } ogląda kartę.
    }
duel-log-looks = { $you ->
    [player] Oglądasz: { $cards-acc }.
   *[nobody] { $amount ->
        [one] { $player } ogląda { $amount } kartę.
        [few] { $player } ogląda { $amount } karty.
       *[many] { $player } ogląda { $amount } kart.
    }
    }
duel-log-keep = { $you ->
    [player] Zatrzymujesz { $card-acc }.
   *[nobody] { $player } zatrzymuje kartę.
    }
duel-log-keeps = { $you ->
    [player] Zatrzymujesz: { $cards-acc }.
   *[nobody] { $amount ->
        [one] { $player } zatrzymuje { $amount } kartę.
        [few] { $player } zatrzymuje { $amount } karty.
       *[many] { $player } zatrzymuje { $amount } kart.
    }
    }
duel-log-discard = { $why ->
    [miss] { $you ->
        [player] Odpowiadasz kartą { $card }.
       *[nobody] { $player } odpowiada kartą { $card }.
    }
    [reload] { $you ->
        [player] Przeładowujesz { $card-acc }.
       *[nobody] { $player } przeładowuje { $card-acc }.
    }
   *[other] { $you ->
        [player] Odrzucasz { $card-acc }.
       *[nobody] { $player } odrzuca { $card-acc }.
    }
    }
duel-log-lose = { $why ->
    [eliminated] Karta { $card } trafia na stos kart odrzuconych razem z poległą postacią.
    [replaced] Karta { $card } zostaje zastąpiona nową: { $target }.
    [reload] { $you ->
        [player] Przeładowujesz { $card-acc } z gry: { $target }.
       *[nobody] { $player } przeładowuje { $card-acc } z gry: { $target }.
    }
   *[other] { $you ->
        [player] Odrzucasz { $card-acc } z gry: { $target }.
       *[nobody] { $player } odrzuca { $card-acc } z gry: { $target }.
    }
    }
duel-log-take = { $you ->
    [player] Zabierasz { $card-acc } z gry: { $target }.
   *[nobody] { $player } zabiera { $card-acc } z gry: { $target }.
    }
duel-log-steal = { $seen ->
    [yes] { $you ->
        [player] Zabierasz graczowi { $target } z ręki { $card-acc }.
        [target] { $player } zabiera ci z ręki { $card-acc }.
       *[nobody] { $player } zabiera graczowi { $target } z ręki { $card-acc }.
    }
   *[no] { $player } zabiera graczowi { $target } kartę z ręki.
    }
duel-log-salvage = { $you ->
    [player] Bierzesz { $card-acc } ze stosu kart odrzuconych.
   *[nobody] { $player } bierze { $card-acc } ze stosu kart odrzuconych.
    }
duel-log-pass-on = Karta { $card } przechodzi dalej: { $target }.
duel-log-show = { $you ->
    [player] Pokazujesz { $card-acc }: { duel-symbol }.
   *[nobody] { $player } pokazuje { $card-acc }: { duel-symbol }.
    }
duel-log-lay-out = { $cause }: wyłożona karta to { $card }.
duel-log-pick = { $you ->
    [player] Bierzesz { $card-acc }.
   *[nobody] { $player } bierze { $card-acc }.
    }
duel-log-reveals = { $you ->
    [player] { $cause }: odsłaniasz { $card-acc }, symbol: { duel-symbol }
   *[nobody] { $cause }: { $player } odsłania { $card-acc }, symbol: { duel-symbol }
    }
duel-log-reveal = { $found ->
    [yes] { duel-log-reveals }. To ten symbol!
   *[no] { duel-log-reveals }. To nie ten symbol.
    }
duel-log-reveal-unused = { duel-log-reveals }. Ta karta się nie liczy.
duel-log-reshuffle = { $amount ->
    [one] { $amount } odrzucona karta zostaje potasowana we wspólną talię.
    [few] { $amount } odrzucone karty zostają potasowane we wspólną talię.
   *[many] { $amount } odrzuconych kart zostaje potasowanych we wspólną talię.
    }
