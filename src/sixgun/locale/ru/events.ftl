### BANG! is a trademark of its publisher; these texts are our own words.
### What the event sets and the characters of the Wild West Show ask, tell and forbid; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-handcuffs = Наручники: кто в этом раунде не играет карты с руки в свой ход?
ask-name-suit = Наручники: карты какой масти вы будете играть в этот ход?
ask-new-identity = Новая личность: станете запасным персонажем с 2 жизнями?
ask-daltons = Далтоны: какую из своих карт в игре сбросить?
ask-hard-liquor = Крепкий ликёр: не брать карты и восстановить 1 жизнь?
ask-peyote = Пейот: какого цвета следующая карта?
ask-ranch = Ранчо: какую карту сбросить? В конце вы возьмёте столько же.
ask-blood-brothers = Кровные братья: кому отдать 1 свою жизнь?
ask-under-fire = В вас летит ничей выстрел. Чем ответите?
ask-roulette = Русская рулетка: нужен промах, иначе вы теряете 2 жизни.
ask-ricochet = { $by } стреляет в вашу карту в игре. Спасёте её?
ask-order-card = Dorothy Rage: какую карту должен сыграть игрок { $target }?
ask-order-target = Dorothy Rage: кто цель этой карты?
ask-order-place = Dorothy Rage: перед каким персонажем положить карту?
ask-order-copy = Вам приказано сыграть эту карту: какой экземпляр вы играете?
ask-exchange-pair = Оставить своих двух персонажей или взять двух новых?
ask-draw-as = Способностью какого из двух персонажей вы берёте карты?
ask-lay-down = Darling Valentine: какую карту сбросить следующей?
ask-tribute = Какую карту отдать игроку { $target }?

## Answers

do-order = { $cause }
do-use-ww-dorothy-rage = { $whom ->
    [somebody] Приказать игроку { $target } сыграть карту
   *[nobody] Приказать кому-нибудь сыграть карту
    }
do-use-ww-lady-rosa = { $whom ->
    [somebody] Поменяться местами с игроком { $target }
   *[nobody] Поменяться местами
    }
do-use-flint-westwood = { $whom ->
    [somebody] Отдать { $card-acc } игроку { $target } за две его карты
   *[nobody] Отдать одну карту за две
    }
do-use-lee-van-kliff = { $whom ->
    [somebody] Сбросить { $card-acc }: последняя карта ещё раз, цель — { $target }
   *[nobody] Сбросить { $card-acc }: последняя карта ещё раз
    }
do-use-greygory-deck = Взять двух новых персонажей
do-guess = { $suit ->
    [H] Красная
   *[S] Чёрная
    }

## What happened

log-handcuffs = { $you ->
    [target] Вы в наручниках: в этом раунде в свой ход вы не играете карты с руки.
   *[nobody] { $target } в наручниках: в этом раунде в свой ход не играет карты с руки.
    }
log-name-suit = { $you ->
    [player] Вы называете масть: { suit-named }.
   *[nobody] { $player } называет масть: { suit-named }.
    }
suit-named = { $cause ->
    [H] черви
    [D] бубны
    [C] трефы
   *[S] пики
    }
colour-guessed = { $cause ->
    [H] «красная»
   *[S] «чёрная»
    }
log-guess = { $amount ->
    [one] { $player } говорит { colour-guessed }: { $card } — верно.
    [few] { $player } говорит { colour-guessed }: { $card } — неверно.
   *[many] { $player } говорит { colour-guessed }: { $card } — неверно.
    }
log-marked = { $you ->
    [player] Вы показываете { $card }: если её можно сыграть в этот ход, вы обязаны.
   *[nobody] { $player } показывает { $card }: если её можно сыграть в этот ход, это обязательно.
    }
log-under-fire = { $you ->
    [target] { $cause }: выстрел в вас.
   *[nobody] { $cause }: выстрел, цель — { $target }.
    }
log-put-on-pile = { $you ->
    [player] Вы кладёте { $card } обратно в сброс.
   *[nobody] { $player } кладёт { $card } обратно в сброс.
    }
log-order = { $you ->
    [player] Вы приказываете игроку { $target } сыграть карту { $cause }.
    [target] { $player } приказывает вам сыграть карту { $cause }.
   *[nobody] { $player } приказывает игроку { $target } сыграть карту { $cause }.
    }
log-show-hand = { $you ->
    [player] { $amount ->
        [one] Вы не можете её сыграть и показываете руку: { $amount } карта.
        [few] Вы не можете её сыграть и показываете руку: { $amount } карты.
       *[many] Вы не можете её сыграть и показываете руку: { $amount } карт.
    }
   *[nobody] { $amount ->
        [one] { $player } не может её сыграть и показывает руку: { $amount } карта.
        [few] { $player } не может её сыграть и показывает руку: { $amount } карты.
       *[many] { $player } не может её сыграть и показывает руку: { $amount } карт.
    }
    }
log-show = { $you ->
    [player] Вы показываете { $card-acc }.
   *[nobody] { $player } показывает { $card-acc }.
    }

## Why not

why-reverend = Проповедь: никто не может играть «Пиво».
why-sermon = Причастие: в свой ход нельзя использовать карты «Бэнг!».
why-handcuffed = Наручники: эту карту нельзя использовать в этот ход.
why-judge = Судья: карты нельзя выкладывать перед игроками.
why-no-missed-cards = Big Spencer не может играть карты «Мимо!».
