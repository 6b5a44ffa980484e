### BANG! is a trademark of its publisher; these texts are our own words.
### The page that sets up a table: sets, mixtures, rules. $count is a number.

## The page

setup-title = Новый стол
setup-players = Игроки
setup-fewer = На одного игрока меньше
setup-more = На одного игрока больше
setup-roles = раздаются тайно
setup-seats = Места
setup-make-bot = Посадить бота
setup-bots-skill = Сила ботов
setup-temper = Нрав ботов
setup-effort = Маршал думает
effort-quick = недолго
effort-usual = как обычно
effort-long = долго
setup-hints = Подсказки для всех
room-bot-strength = Сила бота на месте { $number }
setup-pace = Темп
setup-expansions = Дополнения
setup-mode = Режим
setup-squad-fewer = На одного персонажа меньше
setup-squad-more = На одного персонажа больше
setup-deck = в игре: { $cards } { $cards ->
        [one] карта
        [few] карты
       *[many] карт
    }, { $characters } { $characters ->
        [one] персонаж
        [few] персонажа
       *[many] персонажей
    }
setup-official = по умолчанию — официальные правила
setup-who = Кто может прийти
setup-public = Открытый
setup-private = По приглашению
setup-spectators = Зрители
setup-dead-see = Выбывшие видят все роли
setup-late = Место бота в идущей партии
setup-late-closed = Ни для кого
setup-late-ask = С согласия игроков
setup-late-open = Для любого
setup-name = Название стола
setup-yours = Ваш стол
setup-sum-game = Игра
setup-sum-with = С чем
setup-sum-pace = Темп
setup-sum-seats = Места
setup-sum-changes = Изменения
setup-sum-who = Кому
setup-none = нет
setup-free-and-bots = свободных: { $free }, { $bots } { $bots ->
        [one] бот
        [few] бота
       *[many] ботов
    }
setup-side = Ваша сторона
setup-side-lot = По жребию
setup-sum-bots = Боты
setup-changed = изменено: { $count }
setup-options = правил: { $count }
setup-reset = Сбросить
setup-open = Открыть стол
setup-incomplete = Сначала выберите персонажей каждого отряда: по { $count }.
setup-bots-hint = Боты уступают место людям. Если кого-то отключило, бот играет за него и возвращает место.

## Sets: a picture and a sentence each

about-base = 80 карт и 16 персонажей. Всегда в игре.
about-dodge-city = Ещё 40 карт и 15 персонажей; зелёные карты ждут ход.
about-high-noon = Каждый раунд шериф открывает событие, которое меняет правила для всех.
about-fistful = Ещё 15 таких событий, посуровее.
about-wws-events = События, которые открывают «Дилижанс» и «Уэллс Фарго»; роли могут смениться.
about-wws-characters = 8 громких персонажей, до 9 жизней.
about-train-robbery = Поезд на столе: заплатите на станции и заберите вагон.

## Mixtures

setup-mixtures = Наборы на выбор
setup-recommended = советуем
mix-base = Первый вечер
    .text = Только базовая игра: её узнают за одну партию.
mix-friends = С друзьями
    .text = «Додж-Сити» и «Жаркий полдень»: больше карт и каждый раунд сюрприз.
mix-show = Большое шоу
    .text = «Додж-Сити» и «Шоу Дикого Запада»: громкие персонажи, роли меняются.
mix-train = По вагонам
    .text = «Великое ограбление поезда»: поезд едет дальше, вагоны служат тому, кто их забрал.
mix-all = Всё сразу
    .text = Все наборы вместе — для тех, кто их знает.

## Rules

setup-rules = Правила
preset-official = Как печатают сейчас
    .text = По правилам и картам, которые сейчас в продаже.
preset-differs = { $count ->
        [one] По букве сборника: отличается { $count } правило.
        [few] По букве сборника: отличаются { $count } правила.
       *[many] По букве сборника: отличаются { $count } правил.
    }
setup-options-by-set = Настройки по наборам
setup-from = Откуда: { $source }
origin-compendium = сборник правил
origin-print = старое издание
origin-letter = буква карты
origin-variant = изданный вариант
origin-table = наш стол

## Modes and series

setup-mode-2 = По два персонажа, одна рука: устраните обоих персонажей соперника.
setup-mode-3 = Роли открыты: Помощник охотится на Ренегата, Ренегат на Бандита, Бандит на Помощника.
setup-mode-8 = Два Ренегата, каждый за себя.
setup-roles-open = раздаются открыто
setup-roles-six = одна из них тайно убирается
setup-series = Серия и варианты
setup-series-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
    }, каждый один раз Шериф
setup-no-six = Особая игра — ровно для шести игроков.
setup-needs-six = Только в особой игре вшестером.
setup-no-series = Серия — для 4–8 игроков: игры вдвоём и втроём не оцениваются.
setup-needs-series = Нужна серия: речь о долларах.
setup-hire-or-choice = Найм продаёт персонажей с торгов, выбор из двух их раздаёт: одно из двух.
setup-no-sheriff = Вдвоём и втроём Шерифа нет.
