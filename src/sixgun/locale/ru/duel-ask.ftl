### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## Questions

duel-ask-front = В игру входят двое. Кто будет АП?
duel-ask-play = Ваш ход: что вы делаете?
duel-ask-discard = { $limit ->
    [0] Какую карту с руки сбросить?
    [one] Можно оставить { $limit } карту. Какую сбросить?
    [few] Можно оставить { $limit } карты. Какую сбросить?
   *[many] Можно оставить { $limit } карт. Какую сбросить?
    }
duel-ask-hit = { $demands ->
    [yes] { $cause }: попадание, цель — { $at }. Промах стоит ещё одной карты. Чем ответить?
   *[no] { $any ->
        [yes] { $cause }: попадание, цель — { $at }. Его отменит любая карта с руки. Чем ответить?
       *[no] { $cause }: попадание, цель — { $at }. Чем ответить?
    }
    }
duel-ask-pay = Нужна ещё одна карта, иначе попадание остаётся в силе. Какую сбросить?
duel-ask-look = Следующая карта перед вами: взять её или сбросить и взять следующую за ней?
duel-ask-draw-from = Из какой колоды взять карту?
duel-ask-reveal = Открыты две карты. Какая считается?
duel-ask-random-card = Случайная карта с чужой руки: с какой рубашкой?
duel-ask-forced-discard = Вы должны сбросить карту. Какую?
duel-ask-divert = { $at }: принять рану на себя?
duel-ask-apply-again = Сбросить карту, чтобы применить ресурс ещё раз?
duel-ask-use-again = Ещё раз: кто теперь цель?
duel-ask-wagon = { duel-card-wagon }: какую карту сбросить?
duel-ask-general-store = { duel-card-general-store }: какую карту взять?
duel-ask-keep = Какую карту оставить? Другая уходит в сброс.
duel-ask-shotgun = { duel-card-shotgun }: попадание отменено. Чьих персонажей поменять местами?
duel-ask-carbine = { duel-card-carbine }: попадание отменено. Какую карту в игре сбросить?
duel-ask-duel = { duel-card-duel }, { $at }: сбросить карту попадания или потерять 1 жизнь?
duel-ask-indians = { duel-card-indians } { $at }: сбросить карту попадания или потерять 1 жизнь?
duel-ask-indian-chief = { duel-card-indian-chief }, { $at }: сбросить карту попадания или потерять 1 жизнь?
duel-ask-ricochet = { duel-card-ricochet }, { $at }: сбросить карту промаха или потерять 1 жизнь?
duel-ask-ambush = { duel-card-ambush }: какую карту в игре сбросить?
duel-ask-cover = { duel-card-cover }: чьих персонажей поменять местами?
duel-ask-punch = { duel-card-punch }: что сбросить?
duel-ask-steal = { duel-card-steal }: какую карту в игре сбросить?
duel-ask-schoolteacher = { duel-card-schoolteacher }: какую карту в игре забрать?
duel-ask-poker-alice = { duel-character-poker-alice }: взять карту в игре вместо карт из колоды?
duel-ask-big-jim = { duel-character-big-jim }: поменять местами и персонажей соперника?
duel-ask-bull-anderson = { duel-character-bull-anderson }: какую карту павшей стороны забрать?
duel-ask-pearl-hat = { duel-character-pearl-hat }: какую карту сбросить за это?
duel-ask-sundance-kid = { duel-character-sundance-kid }: какую карту сбросить за это?
duel-ask-slim-poet = { duel-character-slim-poet }: сбросить случайную карту с руки того, кто его ранил?

## Answers

duel-do-pass = { $why ->
    [play] Закончить ход
    [hit] Принять попадание
    [pay] Попадание остаётся в силе
    [duel] Сдаться
    [ricochet] Сдаться
    [indians] Потерять 1 жизнь
    [indian_chief] Потерять 1 жизнь
    [poker_alice] Взять карты как обычно
   *[other] Нет, не надо
    }
duel-do-card = { $bent ->
    [yes] { $card } ({ duel-symbol }) как { $cause }
   *[no] { $card } ({ duel-symbol })
    }
duel-do-this = { $bent ->
    [yes] { $card-acc } ({ duel-symbol }) как { $cause }
   *[no] { $card-acc } ({ duel-symbol })
    }
duel-do-play = { $whom ->
    [nobody] { $why ->
        [hit] Ответить: { duel-do-card }
       *[other] Сыграть { duel-do-this }
    }
    [player] { $you ->
        [target] Сыграть { duel-do-this } на свою сторону
       *[nobody] Сыграть { duel-do-this }, цель — { $target }
    }
   *[character] Сыграть { duel-do-this }, цель — { $target }
    }
duel-do-move = Поменять своих персонажей местами
duel-do-use = { $thing ->
    [yes] { $seen ->
        [yes] { $whom ->
            [character] { $cause }: { $card }, цель — { $target }
            [player] { $cause }: { $card }, цель — { $target }
            [reload] { $cause }: перезарядить { $card-acc }
           *[nobody] { $cause }: { $card }
        }
       *[no] { $whom ->
            [player] { $cause }: своя колода и колода игрока { $target }
           *[nobody] Применить способность: { $cause }
        }
    }
   *[no] { $whom ->
        [character] Использовать { duel-do-this }, цель — { $target }
       *[nobody] Использовать { duel-do-this }
    }
    }
duel-do-reload = { $whom ->
    [character] Перезарядить { duel-do-this } из игры: { $target }
   *[nobody] Перезарядить { duel-do-this }
    }
duel-do-discard = { $whom ->
    [character] Сбросить { duel-do-this } из игры: { $target }
    [player] Сбросить случайную { duel-back.acc } с руки игрока { $target }
   *[nobody] Сбросить { duel-do-this }
    }
duel-do-pick = Выбрать { duel-do-this }
duel-do-keep = Оставить { duel-do-this }
duel-do-take = { $whom ->
    [player] { $back ->
        [none] Случайную карту с руки игрока { $target }
       *[other] Случайную { duel-back.acc } с руки игрока { $target }
    }
   *[character] Забрать { duel-do-this } из игры: { $target }
    }
duel-do-draw = { $whom ->
    [common] Взять из общей колоды
   *[player] { $you ->
        [target] Взять из своей колоды
       *[nobody] Взять из колоды игрока { $target }
    }
    }
duel-do-swap = { $you ->
    [target] Поменять местами своих персонажей
   *[nobody] Поменять местами персонажей игрока { $target }
    }
duel-do-hand = { $you ->
    [target] Карту со своей руки
   *[nobody] Случайную карту с руки игрока { $target }
    }
duel-do-divert = Да, принять рану
duel-do-front = АП — { $cause }
