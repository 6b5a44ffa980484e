### BANG! is a trademark of its publisher; these texts are our own words.
### What The Great Train Robbery asks, tells and forbids; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-wagon = Który wagon bierzesz?
ask-price = Którą kartą płacisz za wagon?
ask-caboose = Wagon służbowy: którą inną niebieską kartę odrzucasz jako Pudło!?
ask-sleeper-car = Wagon sypialny: którą inną niebieską kartę odrzucasz jako BANG!?
ask-cattle-truck = Wagon bydlęcy: którą z tych kart bierzesz?
ask-circus-wagon = { $by } używa Wagonu cyrkowego. Którą ze swoich kart w grze odrzucasz?
ask-coal-hopper = Węglarka: który wagon w grze odrzucasz?
ask-lounge-car = Salonka: który wagon oddajesz i komu? Drugi jest twój.
ask-mail-car = Wagon pocztowy: którą kartę oddajesz i komu?
ask-map = Mapa: czy odrzucasz jedną z wierzchnich kart talii?
ask-full-steam = Stacja końcowa: co z działaniem lokomotywy?
ask-switch-mine = Zwrotnica: którą ze swoich kart w grze oddajesz?
ask-switch = Zwrotnica: którą kartę za nią bierzesz? Ma ją { $owner }.
ask-order-give = Dorothy Rage: którą kartę w grze ma oddać { $target }?
ask-order-get = Dorothy Rage: którą kartę ma za nią dostać { $target }?
ask-order-wagon = Dorothy Rage: który wagon ma wziąć { $target }?
ask-train-robbery = { $by } cię rabuje: każdą kartę w grze odrzuć albo przyjmij za nią strzał. Która następna?
ask-claim = O włos!: którą z kart, z których padł strzał, bierzesz?
ask-divert = Którą kartę odrzucasz, żeby skierować strzał gdzie indziej?
ask-divert-to = Do kogo pada strzał zamiast do ciebie?
ask-exempt = Kogo pomijasz?
ask-shade-oconnor = Pociąg się przesunął. Czy odrzucasz kartę, żeby dobrać inną?

## Answers

do-defend = Przyjmij strzał za { $card-acc }
do-wagon-where = { $whom ->
    [somebody] { $you ->
        [target] Połóż { $card-acc } przed sobą
       *[nobody] Połóż { $card-acc } przed graczem { $target }
    }
   *[nobody] Weź { $card-acc }
    }
do-use-rob = { $seen ->
    [yes] Zapłać: { do-wagon-where }
   *[no] Weź wagon
    }
do-use-sancho = { $seen ->
    [yes] Bez płacenia: { do-wagon-where }
   *[no] Weź wagon bez płacenia
    }
do-use-water-tower = { do-wagon-where }
do-use-free-advance = Przesuń pociąg o 1 stację i weź wagon
do-use-zippy-roy = Przesuń pociąg o 1 stację
do-use-full-steam = Zastosuj działanie dwa razy
do-use-baggage-car = { $whom ->
    [somebody] { $you ->
        [target] Użyj na sobie Wagonu bagażowego jako { $cause }
       *[nobody] Użyj Wagonu bagażowego jako { $cause }, cel: { $target }
    }
   *[nobody] Użyj Wagonu bagażowego jako Pudło!
    }
do-use-evan-babbit = Skieruj strzał do kogoś innego

## What happened

log-train = { $you ->
    [player] Przesuwasz pociąg, przystanek nr { $amount }.
   *[nobody] { $player } przesuwa pociąg, przystanek nr { $amount }.
    }
log-end-of-line = Stacja końcowa: działa { $cause }.
log-no-effect = Stacja końcowa: { $cause } tym razem nie działa.
log-new-train = Rusza nowy pociąg, na czele { $cause }.
log-wagon = { $you ->
    [player] { $whom ->
        [somebody] Stacja { $cause }: kładziesz { $card-acc } przed graczem { $target }.
       *[self] Bierzesz { $card-acc }, stacja: { $cause }.
    }
   *[nobody] { $whom ->
        [somebody] Stacja { $cause }: { $player } kładzie { $card-acc }, cel: { log-at }.
       *[self] { $player } bierze { $card-acc }, stacja: { $cause }.
    }
    }
log-ghost = { $you ->
    [player] Zostajesz w grze jako duch: { $cause }.
   *[nobody] { $player } zostaje w grze jako duch: { $cause }.
    }
log-divert = { $you ->
    [player] Kierujesz strzał gdzie indziej, cel: { $target }.
    [target] { $player } kieruje strzał do ciebie.
   *[nobody] { $player } kieruje strzał gdzie indziej, cel: { $target }.
    }
log-exempt = { $you ->
    [player] { $whom ->
        [self] Pomijasz siebie.
       *[somebody] Pomijasz jednego gracza: { $target }.
    }
   *[nobody] { $player } pomija jednego gracza: { log-at }.
    }

## Why something is not offered

why-not-paired = Ten wagon nie stoi przy stacji.
why-wagon-taken = Teraz nie możesz wziąć tego wagonu: jeden wagon na turę, w fazie 2 własnej tury.
why-cannot-afford = Tym nie zapłacisz ceny tej stacji.
why-other-wagon = Tego wagonu nie ma ani w pociągu, ani przed tobą.
why-always-works = Ten wagon działa, dopóki leży przed tobą.
why-no-wagon = Przy stacjach nie ma wagonu, który możesz wziąć.
why-no-copy = Na wierzchu stosu kart odrzuconych nie ma brązowej karty, którą można teraz zagrać.
why-no-exchange = Nie ma tu czego wymienić.
why-private-car = Wagon prywatny: w gracza z pustą ręką nie można zagrać karty BANG!
why-extra-turn = Nie w turze dodatkowej: nie następują one po sobie.
why-empty-pile = Stos kart odrzuconych jest pusty.
why-no-wagons-left = Talia wagonów jest pusta.
why-no-blue-card = Potrzebna jest inna twoja niebieska karta.
why-once-a-turn = Tylko raz na turę.
why-marked-first = Najpierw musisz zagrać pokazaną kartę.
