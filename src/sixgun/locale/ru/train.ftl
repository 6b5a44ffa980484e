### BANG! is a trademark of its publisher; these texts are our own words.
### What The Great Train Robbery asks, tells and forbids; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-wagon = Какой вагон вы берёте?
ask-price = Какой картой вы платите за вагон?
ask-caboose = Служебный вагон: какую другую синюю карту вы сбрасываете как «Мимо!»?
ask-sleeper-car = Спальный вагон: какую другую синюю карту вы сбрасываете как «Бэнг!»?
ask-cattle-truck = Вагон для скота: какую из этих карт вы берёте?
ask-circus-wagon = { $by } применяет Цирковой вагон. Какую из своих карт в игре вы сбрасываете?
ask-coal-hopper = Угольный вагон: какой вагон в игре вы сбрасываете?
ask-lounge-car = Мягкий вагон: какой вагон вы отдаёте и кому? Другой — ваш.
ask-mail-car = Почтовый вагон: какую карту вы отдаёте и кому?
ask-map = Карта: сбросить одну из верхних карт колоды?
ask-full-steam = Конечная остановка: что будет с эффектом локомотива?
ask-switch-mine = Стрелка: какую из своих карт в игре вы отдаёте?
ask-switch = Стрелка: какую карту вы получаете за неё? Её хозяин — { $owner }.
ask-order-give = Dorothy Rage: какую карту в игре должен отдать { $target }?
ask-order-get = Dorothy Rage: какую карту должен получить за неё { $target }?
ask-order-wagon = Dorothy Rage: какой вагон должен взять { $target }?
ask-train-robbery = { $by } грабит вас: каждую карту в игре сбросьте или примите за неё выстрел. Какая следующая?
ask-claim = Ускользнул!: какую из карт, которыми в вас стреляли, вы берёте?
ask-divert = Какую карту вы сбрасываете, чтобы отвести выстрел?
ask-divert-to = В кого попадёт выстрел вместо вас?
ask-exempt = Кого вы исключаете?
ask-shade-oconnor = Поезд продвинулся. Сбросить карту, чтобы взять другую?

## Answers

do-defend = Принять выстрел за { $card-acc }
do-wagon-where = { $whom ->
    [somebody] { $you ->
        [target] Положить { $card-acc } перед собой
       *[nobody] Положить { $card-acc } перед игроком { $target }
    }
   *[nobody] Взять { $card-acc }
    }
do-use-rob = { $seen ->
    [yes] Заплатить: { do-wagon-where }
   *[no] Взять вагон
    }
do-use-sancho = { $seen ->
    [yes] Не платя: { do-wagon-where }
   *[no] Взять вагон, не платя
    }
do-use-water-tower = { do-wagon-where }
do-use-free-advance = Продвинуть поезд на 1 станцию и взять вагон
do-use-zippy-roy = Продвинуть поезд на 1 станцию
do-use-full-steam = Применить эффект дважды
do-use-baggage-car = { $whom ->
    [somebody] { $you ->
        [target] Применить Багажный вагон на себя как { $cause }
       *[nobody] Применить Багажный вагон как { $cause }, цель — { $target }
    }
   *[nobody] Применить Багажный вагон как «Мимо!»
    }
do-use-evan-babbit = Отвести выстрел в другого

## What happened

log-train = { $you ->
    [player] Вы продвигаете поезд, остановка № { $amount }.
   *[nobody] { $player } продвигает поезд, остановка № { $amount }.
    }
log-end-of-line = Конечная остановка: действует { $cause }.
log-no-effect = Конечная остановка: { $cause } на этот раз не действует.
log-new-train = Отправляется новый поезд, впереди — { $cause }.
log-wagon = { $you ->
    [player] { $whom ->
        [somebody] Станция { $cause }: вы кладёте { $card-acc } перед игроком { $target }.
       *[self] Вы берёте { $card-acc }, станция — { $cause }.
    }
   *[nobody] { $whom ->
        [somebody] Станция { $cause }: { $player } кладёт { $card-acc }, цель — { log-at }.
       *[self] { $player } берёт { $card-acc }, станция — { $cause }.
    }
    }
log-ghost = { $you ->
    [player] Вы остаётесь в игре призраком: { $cause }.
   *[nobody] { $player } остаётся в игре призраком: { $cause }.
    }
log-divert = { $you ->
    [player] Вы отводите выстрел, теперь цель — { $target }.
    [target] { $player } отводит выстрел в вас.
   *[nobody] { $player } отводит выстрел, теперь цель — { $target }.
    }
log-exempt = { $you ->
    [player] { $whom ->
        [self] Вы исключаете себя.
       *[somebody] Вы исключаете одного игрока: { $target }.
    }
   *[nobody] { $player } исключает одного игрока: { log-at }.
    }

## Why something is not offered

why-not-paired = Этот вагон не стоит у станции.
why-wagon-taken = Сейчас этот вагон взять нельзя: один вагон за ход и только в фазе 2 своего хода.
why-cannot-afford = Этим стоимость станции не оплатить.
why-other-wagon = Этого вагона нет ни в поезде, ни перед вами.
why-always-works = Этот вагон действует, пока лежит перед вами.
why-no-wagon = У станций нет вагона, который вы могли бы взять.
why-no-copy = Сверху сброса нет коричневой карты, которую можно сыграть сейчас.
why-no-exchange = Обменять здесь нечего.
why-private-car = Частный вагон: пока рука пуста, в этого игрока нельзя играть «Бэнг!».
why-extra-turn = Не в дополнительный ход: они не следуют друг за другом.
why-empty-pile = Сброс пуст.
why-no-wagons-left = Колода вагонов пуста.
why-no-blue-card = Нужна другая ваша синяя карта.
why-once-a-turn = Только раз за ход.
why-marked-first = Сначала нужно сыграть показанную карту.
