### BANG! is a trademark of its publisher; these texts are our own words.
### What the sets show at the table in the browser. Arguments as in English.

## Events

sets-events = События
sets-new = { $set } · новое событие
sets-goes-on = Игра идёт дальше.
sets-covers = Игра идёт дальше. Закончилось: { $event }
sets-none = Событий ещё нет
sets-none-text = Первое — со вторым ходом ведущего.
sets-show-none-text = Первое — с «Дилижансом» или «Уэллс Фарго».
sets-next = Дальше
sets-last = остаётся до конца
sets-left = { $count ->
    [one] ещё { $count } событие
    [few] ещё { $count } события
   *[many] ещё { $count } событий
    }
sets-for-you = Сейчас для вас
sets-led-by = События открывает { $name }.
sets-backwards = Ходы против часовой стрелки
sets-roles = Роли сданы заново
sets-you-are = Ваша роль: { $role }
sets-close = Закрыть

## Marks

sets-ghost = Призрак
sets-skipped = Пропуск хода
sets-leader = Ведущий
sets-as = как { $character }
sets-asleep = { $cause }: способность не действует
sets-asleep-mine = { $cause }: ваша способность не действует
sets-off = не действует: { $cause }
sets-ready = готова
sets-must-play = надо сыграть
sets-costs = стоит ещё одной карты
sets-played = сыграна
sets-pays = плата
sets-counts-as = считается: { $suit ->
    [H] черви
    [D] бубны
    [C] трефы
   *[S] пики
    }
sets-only-suit = В этот ход с руки только { $suit ->
    [H] черви
    [D] бубны
    [C] трефы
   *[S] пики
    }
sets-cuffed = В этот ход ничего с руки
sets-open-hand = Открытая рука
sets-open-hands = Ваша рука тоже открыта: эти карты видят все.

## Steps of an answer

sets-which-in-play = { $card }: по какой карте в игре?
sets-together-with = { $card }: вместе с какой картой?
