### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Present tense and nominative names: a name here is never declined.

## Cards in sentences

said-corner = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
    }
said-card = „{ $name }” { said-corner }
said-name = „{ $name }”

## The turn

log-turn = { $you ->
    [player] Tura { $amount }: twoja kolej.
   *[nobody] Tura { $amount }: gra { $player }.
    }
log-character = { $you ->
    [player] Twoja postać to { $cause }.
   *[nobody] Miejsce { $place }: postać { $cause }.
    }
log-victory = Koniec gry.

## Playing

log-plays-it = { $you ->
    [player] Zagrywasz { $card-acc }
   *[nobody] { $player } zagrywa { $card-acc }
    }
log-plays-so = { $bent ->
    [yes] { log-plays-it } jako { $cause }
   *[no] { log-plays-it }
    }
log-at = { $you ->
    [target] ty
   *[nobody] { $target }
    }
log-play = { $whom ->
    [somebody] { log-plays-so }, cel: { log-at }.
   *[nobody] { log-plays-so }.
    }
log-lay = { $you ->
    [player] { $whom ->
        [somebody] Kładziesz { $card-acc } przed graczem { $target }.
       *[self] Kładziesz { $card-acc } przed sobą.
    }
   *[nobody] { $whom ->
        [somebody] { $player } kładzie { $card-acc }, cel: { log-at }.
       *[self] { $player } kładzie { $card-acc } przed sobą.
    }
    }
log-ability = { $you ->
    [player] Działa twoja umiejętność: { $cause }.
   *[nobody] Działa umiejętność gracza { $player }: { $cause }.
    }
log-copy = { $you ->
    [player] Masz teraz umiejętność postaci { $cause }.
   *[nobody] { $player } ma teraz umiejętność postaci { $cause }.
    }

## Shots and wounds

log-shoots = { $you ->
    [player] Strzelasz ({ $cause }), cel: { $target }
    [target] { $player } strzela do ciebie ({ $cause })
   *[nobody] { $player } strzela ({ $cause }), cel: { $target }
    }
log-shot = { $amount ->
    [one] { log-shoots }.
    [few] { log-shoots }; potrzeba { $amount } uników.
   *[many] { log-shoots }; potrzeba { $amount } uników.
    }
log-missed = { $you ->
    [player] Unikasz strzału.
   *[nobody] { $player } unika strzału.
    }
log-unaffected = { $you ->
    [player] Nie działa to na ciebie: { $cause }.
   *[nobody] Nie działa to na gracza { $player }: { $cause }.
    }
log-hurt = { $you ->
    [player] { $amount ->
        [one] Tracisz { $amount } punkt życia ({ $cause }).
        [few] Tracisz { $amount } punkty życia ({ $cause }).
       *[many] Tracisz { $amount } punktów życia ({ $cause }).
    }
   *[nobody] { $amount ->
        [one] { $player } traci { $amount } punkt życia ({ $cause }).
        [few] { $player } traci { $amount } punkty życia ({ $cause }).
       *[many] { $player } traci { $amount } punktów życia ({ $cause }).
    }
    }
log-heal = { $you ->
    [player] { $amount ->
        [one] Odzyskujesz { $amount } punkt życia.
        [few] Odzyskujesz { $amount } punkty życia.
       *[many] Odzyskujesz { $amount } punktów życia.
    }
   *[nobody] { $amount ->
        [one] { $player } odzyskuje { $amount } punkt życia.
        [few] { $player } odzyskuje { $amount } punkty życia.
       *[many] { $player } odzyskuje { $amount } punktów życia.
    }
    }
log-falls = { $cause ->
    [none] { $player } odpada z gry
   *[other] { $you ->
        [player] Odpadasz z gry; twoja rola to { $cause }
       *[nobody] { $player } odpada z gry; rola: { $cause }
    }
    }
log-eliminated = { $whom ->
    [somebody] { $you ->
        [target] { log-falls }. To twoje dzieło.
       *[nobody] { log-falls }. To dzieło gracza { $target }.
    }
   *[nobody] { log-falls }.
    }
log-reward = { $you ->
    [player] { $amount ->
        [one] Twoja nagroda za Bandytę to { $amount } karta.
        [few] Twoja nagroda za Bandytę to { $amount } karty.
       *[many] Twoja nagroda za Bandytę to { $amount } kart.
    }
   *[nobody] { $amount ->
        [one] { $player } dostaje za Bandytę { $amount } kartę.
        [few] { $player } dostaje za Bandytę { $amount } karty.
       *[many] { $player } dostaje za Bandytę { $amount } kart.
    }
    }
log-penalty = { $you ->
    [player] Jako Szeryf eliminujesz Zastępcę i odrzucasz wszystkie karty.
   *[nobody] Szeryf eliminuje Zastępcę: { $player } odrzuca wszystkie karty.
    }

## Cards on the move

log-draw = { $you ->
    [player] Dobierasz { $card-acc }.
   *[nobody] { $seen ->
        [yes] { $open ->
            [yes] { $player } dobiera { $card-acc }.
           *[no] { $player } dobiera i pokazuje { $card-acc }.
        }
       *[no] { $player } dobiera kartę.
    }
    }
log-draws = { $seen ->
    [yes] { $you ->
        [player] Dobierasz: { $cards-acc }.
       *[nobody] { $open ->
            [yes] { $player } dobiera: { $cards-acc }.
           *[no] { $player } dobiera i pokazuje: { $cards-acc }.
        }
    }
   *[no] { $amount ->
        [one] { $player } dobiera { $amount } kartę.
        [few] { $player } dobiera { $amount } karty.
       *[many] { $player } dobiera { $amount } kart.
    }
    }
log-answers-with = { $you ->
    [player] Odpowiadasz kartą { $card }
   *[nobody] { $player } odpowiada kartą { $card }
    }
log-respond = { $bent ->
    [yes] { log-answers-with } jako { $cause }.
   *[no] { log-answers-with }.
    }
log-discard = { $you ->
    [player] Odrzucasz { $card-acc }.
   *[nobody] { $player } odrzuca { $card-acc }.
    }
log-lose = { $you ->
    [player] Tracisz kartę w grze: { $card }.
   *[nobody] { $player } traci kartę w grze: { $card }.
    }
log-use = { $you ->
    [player] Używasz karty { $card }.
   *[nobody] { $player } używa karty { $card }.
    }
log-take = { $whom ->
    [nobody] { $you ->
        [player] Zabierasz { $card-acc } ({ $cause }).
       *[nobody] { $player } zabiera { $card-acc } ({ $cause }).
    }
   *[somebody] { $you ->
        [player] Zabierasz graczowi { $target } { $card-acc }.
        [target] { $player } zabiera ci { $card-acc }.
       *[nobody] { $seen ->
            [yes] { $player } zabiera graczowi { $target } { $card-acc }.
           *[no] { $player } zabiera graczowi { $target } kartę.
        }
    }
    }
log-steal = { $you ->
    [player] Zabierasz graczowi { $target } z ręki { $card-acc }.
    [target] { $player } zabiera ci z ręki { $card-acc }.
   *[nobody] { $seen ->
        [yes] { $player } zabiera graczowi { $target } z ręki { $card-acc }.
       *[no] { $player } zabiera graczowi { $target } kartę z ręki.
    }
    }
log-give = { $you ->
    [player] Dajesz graczowi { $target } { $card-acc }.
    [target] { $player } daje ci { $card-acc }.
   *[nobody] { $seen ->
        [yes] { $player } daje graczowi { $target } { $card-acc }.
       *[no] { $player } daje graczowi { $target } kartę.
    }
    }
log-salvage = { $you ->
    [player] Bierzesz { $card-acc } ze stosu kart odrzuconych.
   *[nobody] { $player } bierze { $card-acc } ze stosu kart odrzuconych.
    }
log-reveal = { $cause }: odkryta karta to { $card }.
log-pick = { $you ->
    [player] Wybierasz { $card-acc }.
   *[nobody] { $player } wybiera { $card-acc }.
    }
log-look = { $you ->
    [player] { $amount ->
        [one] Oglądasz { $amount } kartę z wierzchu talii.
        [few] Oglądasz { $amount } karty z wierzchu talii.
       *[many] Oglądasz { $amount } kart z wierzchu talii.
    }
   *[nobody] { $amount ->
        [one] { $player } ogląda { $amount } kartę z wierzchu talii.
        [few] { $player } ogląda { $amount } karty z wierzchu talii.
       *[many] { $player } ogląda { $amount } kart z wierzchu talii.
    }
    }
log-put-back = { $you ->
    [player] Odkładasz { $card-acc } na wierzch talii.
   *[nobody] { $seen ->
        [yes] { $player } odkłada { $card-acc } na wierzch talii.
       *[no] { $player } odkłada kartę na wierzch talii.
    }
    }
log-reshuffle = { $amount ->
    [one] Talia się skończyła: { $amount } odrzucona karta zostaje potasowana.
    [few] Talia się skończyła: { $amount } odrzucone karty zostają potasowane.
   *[many] Talia się skończyła: { $amount } odrzuconych kart zostaje potasowanych.
    }

## Draw!, Jail, Dynamite

log-check = { $you ->
    [player] Sprawdzasz kartę ({ $cause }): { $card }.
   *[nobody] { $player } sprawdza kartę ({ $cause }): { $card }.
    }
log-check-unused = { $you ->
    [player] Odkrywasz też { $card-acc }: ta karta się nie liczy.
   *[nobody] { $player } odkrywa też { $card-acc }: ta karta się nie liczy.
    }
log-escape = { $you ->
    [player] Wychodzisz z więzienia.
   *[nobody] { $player } wychodzi z więzienia.
    }
log-locked-up = { $you ->
    [player] Zostajesz w więzieniu i tracisz turę.
   *[nobody] { $player } zostaje w więzieniu i traci turę.
    }
log-explosion = { $you ->
    [player] { $card } wybucha przed tobą!
   *[nobody] { $card } wybucha przed graczem { $player }!
    }
log-pass-on = { $you ->
    [player] Przekazujesz { $card-acc } graczowi { $target }.
    [target] { $player } przekazuje { $card-acc } tobie.
   *[nobody] { $player } przekazuje { $card-acc } graczowi { $target }.
    }
log-event = Nowe wydarzenie: { $cause }.
log-rise = { $you ->
    [player] Wracasz do gry.
   *[nobody] { $player } wraca do gry.
    }
log-roles = { $amount ->
    [one] { $amount } rola zostaje rozdana na nowo.
    [few] { $amount } role zostają potasowane i rozdane na nowo.
   *[many] { $amount } ról zostaje potasowanych i rozdanych na nowo.
    }
