### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## Questions

ask-waiting = Ждём: { $players }.
ask-play = Ваш ход: какую карту сыграть?
ask-discard = { $count ->
    [one] Сбросить нужно ещё { $count } карту. Какую?
    [few] Сбросить нужно ещё { $count } карты. Какую первой?
   *[many] Сбросить нужно ещё { $count } карт. Какую первой?
    }
ask-dodge = { $needed ->
    [one] { $by } стреляет в вас ({ $cause }). Чем ответить?
    [few] { $by } стреляет в вас ({ $cause }): нужно ещё { $needed } промаха. Чем ответить?
   *[many] { $by } стреляет в вас ({ $cause }): нужно ещё { $needed } промахов. Чем ответить?
    }
ask-duel = Дуэль: сбросить «Бэнг!» или потерять 1 жизнь?
ask-indians = { $by } играет { $cause-acc }: сбросить «Бэнг!» или потерять 1 жизнь?
ask-dying = { $beer ->
    [yes] Вы теряете последнюю жизнь. Выпить «Пиво»?
    [none] Вы теряете последнюю жизнь, и «Пива» у вас нет.
   *[no] Вы теряете последнюю жизнь, а когда в игре двое, «Пиво» не помогает.
    }
ask-draw-check = Проверка: какая из открытых карт считается?
ask-take = { $own ->
    [yes] Какую из своих карт в игре выбрать?
   *[no] Карты игрока { $owner }: какую выбрать?
    }
ask-general-store = { $cause }: какую карту взять?
ask-last-will = Вы выбыли. Какая из ваших карт следующей уходит в сброс?
ask-no-mercy = Без пощады: какую карту «Бэнг!» этого хода вернуть на руку?
ask-character = Кем вы хотите играть?
ask-put-back = Какую карту положить обратно на колоду?
ask-draw-from = Откуда взять первую карту?
ask-patch-up = Две карты за одну жизнь: какую сбросить?
ask-give = Какую карту отдать игроку { $target }?

## Answers

do-pass = { $why ->
    [play] Закончить ход
    [dodge] Принять выстрел
    [duel] Сдаться
    [indians] Потерять 1 жизнь
    [dying] Погибнуть
    [draw_from] Взять из колоды
    [take_instead] Взять из колоды
    [copy] Ничья
    [last_will] Остальное как придётся
    [wagon] Не брать вагон
    [full_steam] Отменить эффект
    [map] Ничего не сбрасывать
    [exempt] Никого не исключать
    [shade_oconnor] Оставить карты себе
    [exchange_pair] Оставить обоих
    [lay_down] Остальное как придётся
    [declare] Промолчать
    [next_game] Дальше
    [rehire] Отказаться от персонажа
    [bid] Больше не торговаться
    [experience] Больше ничего
   *[other] Пропустить
    }
do-card = { $bent ->
    [yes] { $card } как { $cause }
   *[no] { $card }
    }
do-this = { $bent ->
    [yes] { $card-acc } как { $cause }
   *[no] { $card-acc }
    }
do-play = { $whom ->
    [somebody] { $you ->
        [target] Сыграть { do-this } на себя
       *[nobody] Сыграть { do-this }, цель — { $target }
    }
   *[nobody] { $why ->
        [duel] Сбросить { do-this }
        [indians] Сбросить { do-this }
       *[other] Сыграть { do-this }
    }
    }
do-discard = { $whom ->
    [somebody] { $you ->
        [target] Сбросить { $card-acc } у себя
       *[nobody] Сбросить { $card-acc } игрока { $target }
    }
   *[nobody] Сбросить { $card-acc }
    }
do-pick = Выбрать { $card-acc }
do-take = { $seen ->
    [yes] Выбрать { $card-acc }
   *[no] Случайную карту с руки игрока { $target }
    }
do-draw = { $seen ->
    [yes] Взять { $card-acc } из сброса
   *[no] Взять с руки игрока { $target }
    }
do-give = Отдать { $card-acc } игроку { $target }
do-keep = Играть за персонажа { $cause }
do-use = { $whom ->
    [somebody] { $you ->
        [target] Применить на себя: { $cause }
       *[nobody] Применить: { $cause }, цель — { $target }
    }
   *[nobody] { $seen ->
        [yes] Применить: { $cause }, сбросив карту { $card }
       *[no] Применить: { $cause }
    }
    }

## Questions and answers of the expansions

ask-between-turns = Игрок, чей был ход, выбыл. Сделаете что-нибудь до следующего хода?
ask-order = Сработало несколько эффектов. Какой первым?
ask-keep = Какую карту оставить?
ask-pay = { $cause }: какой картой заплатить?
ask-take-instead = Взять карты из колоды или вместо этого одну карту в игре?
ask-copy = Чья способность будет у вас до следующего хода?
do-copy = Способность персонажа { $cause }
do-choose = Выбрать: { $target }
do-name = Назвать масть: { $suit ->
    [H] черви
    [D] бубны
    [C] трефы
   *[S] пики
    }
do-speak = Сказать что-нибудь

## Two players, two characters each

ask-active = Какой из ваших персонажей активен?
ask-place = Перед каким из ваших персонажей положить карту?
ask-dynamite = «Динамит» переходит к вам. Перед каким из ваших персонажей?

## Abilities with an answer of their own

do-use-fc-ricochet = { $whom ->
    [somebody] Выстрелить картой { $card } в карту { $aim }, у кого — { $target }
   *[nobody] Выстрелить в карту в игре
    }
do-use-fc-sniper = { $whom ->
    [somebody] Выстрелить картами { $card } и { $second }: { $target }
   *[nobody] Выстрелить двумя картами «Бэнг!»
    }
