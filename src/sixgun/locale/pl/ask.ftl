### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## Questions

ask-waiting = Czekamy na: { $players }.
ask-play = Twoja tura: którą kartę zagrywasz?
ask-discard = { $count ->
    [one] Musisz odrzucić jeszcze { $count } kartę. Którą?
    [few] Musisz odrzucić jeszcze { $count } karty. Którą najpierw?
   *[many] Musisz odrzucić jeszcze { $count } kart. Którą najpierw?
    }
ask-dodge = { $needed ->
    [one] { $by } strzela do ciebie ({ $cause }). Jak odpowiadasz?
    [few] { $by } strzela do ciebie ({ $cause }); potrzebne są jeszcze { $needed } uniki. Jak odpowiadasz?
   *[many] { $by } strzela do ciebie ({ $cause }); potrzeba jeszcze { $needed } uników. Jak odpowiadasz?
    }
ask-duel = Pojedynek: odrzucasz BANG! czy tracisz 1 punkt życia?
ask-indians = { $by } zagrywa { $cause-acc }: odrzucasz BANG! czy tracisz 1 punkt życia?
ask-dying = { $beer ->
    [yes] Tracisz ostatni punkt życia. Pijesz Piwo?
    [none] Tracisz ostatni punkt życia i nie masz Piwa.
   *[no] Tracisz ostatni punkt życia, a gdy zostało dwoje graczy, Piwo nie pomaga.
    }
ask-draw-check = Sprawdzenie: która z odkrytych kart się liczy?
ask-take = { $own ->
    [yes] Którą ze swoich kart w grze wybierasz?
   *[no] Którą kartę gracza { $owner } wybierasz?
    }
ask-general-store = { $cause }: którą kartę bierzesz?
ask-last-will = Odpadasz z gry. Która z twoich kart trafia teraz na stos kart odrzuconych?
ask-no-mercy = Bez litości: którą kartę BANG! z tej tury bierzesz z powrotem?
ask-character = Którą postacią chcesz grać?
ask-put-back = Którą kartę odkładasz na wierzch talii?
ask-draw-from = Skąd bierzesz pierwszą kartę?
ask-patch-up = Dwie karty za punkt życia: którą odrzucasz?
ask-give = Którą kartę dajesz graczowi { $target }?

## Answers

do-pass = { $why ->
    [play] Zakończ turę
    [dodge] Przyjmij strzał
    [duel] Poddaj się
    [indians] Strać 1 punkt życia
    [dying] Zgiń
    [draw_from] Dobierz z talii
    [take_instead] Dobierz z talii
    [copy] Niczyją
    [last_will] Reszta w dowolnej kolejności
    [wagon] Nie bierz wagonu
    [full_steam] Anuluj działanie
    [map] Niczego nie odrzucaj
    [exempt] Nie pomijaj nikogo
    [shade_oconnor] Zatrzymaj karty
    [exchange_pair] Zachowaj obie
    [lay_down] Reszta w dowolnej kolejności
    [declare] Nic nie mów
    [next_game] Dalej
    [rehire] Zrezygnuj z postaci
    [bid] Nie licytuj dalej
    [experience] Nic więcej
   *[other] Pas
    }
do-card = { $bent ->
    [yes] { $card } jako { $cause }
   *[no] { $card }
    }
do-this = { $bent ->
    [yes] { $card-acc } jako { $cause }
   *[no] { $card-acc }
    }
do-play = { $whom ->
    [somebody] { $you ->
        [target] Zagraj { do-this } na siebie
       *[nobody] Zagraj { do-this }, cel: { $target }
    }
   *[nobody] { $why ->
        [duel] Odrzuć { do-this }
        [indians] Odrzuć { do-this }
       *[other] Zagraj { do-this }
    }
    }
do-discard = { $whom ->
    [somebody] { $you ->
        [target] Odrzuć { $card-acc } sprzed siebie
       *[nobody] Odrzuć { $card-acc } gracza { $target }
    }
   *[nobody] Odrzuć { $card-acc }
    }
do-pick = Wybierz { $card-acc }
do-take = { $seen ->
    [yes] Wybierz { $card-acc }
   *[no] Losowa karta z ręki gracza { $target }
    }
do-draw = { $seen ->
    [yes] Weź { $card-acc } ze stosu kart odrzuconych
   *[no] Weź z ręki gracza { $target }
    }
do-give = Daj { $card-acc } graczowi { $target }
do-keep = Graj postacią { $cause }
do-use = { $whom ->
    [somebody] { $you ->
        [target] Użyj na sobie: { $cause }
       *[nobody] Użyj: { $cause }, cel: { $target }
    }
   *[nobody] { $seen ->
        [yes] Użyj: { $cause }, odrzucając kartę { $card }
       *[no] Użyj: { $cause }
    }
    }

## Questions and answers of the expansions

ask-between-turns = Aktywny gracz odpadł. Czy robisz coś przed następną turą?
ask-order = Czeka na ciebie kilka efektów. Który najpierw?
ask-keep = Którą kartę zatrzymujesz?
ask-pay = { $cause }: którą kartą płacisz?
ask-take-instead = Dobierasz karty czy zamiast tego bierzesz jedną kartę leżącą w grze?
ask-copy = Czyją umiejętność chcesz mieć do swojej następnej tury?
do-copy = Umiejętność postaci { $cause }
do-choose = Wybierz: { $target }
do-name = Wymień kolor: { $suit ->
    [H] kier
    [D] karo
    [C] trefl
   *[S] pik
    }
do-speak = Powiedz coś

## Two players, two characters each

ask-active = Która z twoich postaci jest aktywna?
ask-place = Przed którą ze swoich postaci kładziesz kartę?
ask-dynamite = Dynamit trafia do ciebie. Przed którą z twoich postaci?

## Abilities with an answer of their own

do-use-fc-ricochet = { $whom ->
    [somebody] Strzel kartą { $card } w kartę { $aim } przed graczem { $target }
   *[nobody] Strzel w kartę w grze
    }
do-use-fc-sniper = { $whom ->
    [somebody] Strzel kartami { $card } i { $second }: { $target }
   *[nobody] Strzel dwiema kartami BANG!
    }
