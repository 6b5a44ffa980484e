### BANG! is a trademark of its publisher; these texts are our own words.
### The train at the table in the browser.

## The track

train-title = Поезд
train-can = можете заплатить
train-cannot = нечем платить
train-gone = вагон за ход уже взят
train-free = бесплатно
train-driver = Ведёт поезд
train-end = Конечная остановка
train-ends = { $count ->
    [one] через { $count } станцию
    [few] через { $count } станции
   *[other] через { $count } станций
    }
train-moves = { $you ->
    [yes] { $side } едет дальше в начале ваших ходов и один раз за ход перед взятием вагона.
   *[no] { $side } едет дальше в начале ходов игрока { $name } и один раз за ход перед взятием вагона.
    }
train-then = На конечной: { $effect }. Затем придёт { $side }: { $next }.
train-sign = { $name }, стоимость: { $price }{ $can ->
    [yes] , вы можете заплатить
    [no] , вам нечем платить
   *[none] {""}
    }
train-show = Всё о поезде

## All about it

train-wagons = Вагоны
train-left = { $count ->
    [one] { $count } вагон в колоде
    [few] { $count } вагона в колоде
   *[other] { $count } вагонов в колоде
    }
train-stations = Станции и стоимость
train-at = { $station }: { $price }
train-nowhere = Ещё не у станции
train-close = Закрыть

## What the locomotive does, in a few words

does-ironhorse = выстрел во всех
does-leland = «Магазин» для всех

## Prices on the signs

price-boom-town = 1 «Бэнг!»
price-catico = «Красотка» или «Паника!»
price-san-tafe = 1 черва
price-deathwood = 1 синяя карта
price-crowns-hole = 1 «Пиво»
price-fort-wroth = 10, J, Q, K или A
price-yooma = от 2 до 9
price-virginia-town = 2 любые карты
price-creepy-creek = 1 пика
price-tombrock = 1 жизнь, не последняя
price-dodgeville = 1 «Мимо!»
price-miners-oath = 1 бубна
price-frisco = 1 трефа

## Wagons on the track

short-baggage-car = «Мимо!», «Паника!» …
short-caboose = синие как «Мимо!»
short-cattle-truck = 1 из 3 сброшенных
short-circus-wagon = все сбрасывают
short-coal-hopper = сбросить вагон
short-dining-car = проверка: черва лечит
short-express-car = ещё один ход
short-ghost-car = оставит призраком
short-lounge-car = 2 вагона, по одному
short-lumber-flatcar = другие дальше на 1
short-mail-car = взять 3, отдать 1
short-observation-car = видно −1, до вас +1
short-passenger-car = взять любую карту
short-prisoner-car = без дуэли и индейцев
short-private-car = пустая рука: без «Бэнг!»
short-sleeper-car = синие как «Бэнг!»
