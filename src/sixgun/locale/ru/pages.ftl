### BANG! is a trademark of its publisher; these texts are our own words.

## Around every page

nav-skip = К содержанию
nav-main = Главное меню
nav-home = Sixgun, на главную
nav-play = Играть
nav-rules = Правила и разъяснения
nav-replays = Записи партий
nav-settings = Настройки
nav-credits = Авторы
nav-language = Язык
nav-to-noon = Светлая тема: полдень
nav-to-dusk = Тёмная тема: сумерки
nav-name = Ваше имя: { $name }. Изменить в настройках
foot-unofficial = Неофициальный проект. BANG! — товарный знак издателя; официальных рисунков и текстов карт здесь нет.
foot-icons = Значки: game-icons.net, CC BY 3.0
page-loading = Минутку…
page-no-server = Сервер не отвечает.
page-refused = Не получилось: { $reason }
page-not-found = Здесь ничего нет
page-not-found-hint = Возможно, стол или запись уже убраны.
page-back = Назад в лобби
page-copied = Скопировано
page-guest = Гость { $number }
page-you = вы
game-classic = { "BANG!" }
game-duel = Дуэль
set-base = Базовая игра
set-dodge-city = Додж-Сити
set-high-noon = Жаркий полдень
set-fistful = Россыпь карт
set-wws-events = Шоу Дикого Запада: события
set-wws-characters = Шоу Дикого Запада: персонажи
set-train-robbery = Великое ограбление поезда
set-renegades = Ренегаты
players-count = { $count } { $count ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }

## Home

home-title = Садитесь: карты розданы.
home-lead = Открытый стол для BANG!: друзья, боты, все домашние правила, без регистрации.
home-lead-duel = Открытый стол для BANG! и «Дуэли»: друзья, боты, все домашние правила, без регистрации.
home-play-now = Играть
home-create = Создать стол
home-code = Код приглашения
home-join = Войти
home-code-wrong = Стола с таким кодом нет.
home-play-hint = «Играть» сажает вас с тремя ботами за базовую игру на четверых. Люди могут занять место бота.
home-seating = Садимся за стол…
home-games = Выберите игру
home-classic-kind = { $min }–{ $max } игроков, скрытые роли
home-classic-about = Шериф против Бандитов, а между ними Ренегат. На семерых — 40 минут.
home-duel-kind = 2 игрока, у каждого отряд; втроём — Мексиканское противостояние
home-duel-about = Атакующий и прикрывающий, по четыре персонажа. 25 минут.
home-against-bot = Против бота
home-open = Открытые столы
home-open-none = Сейчас нет открытых столов. Создайте свой или играйте с ботами: друзья могут подсесть в любой момент.
home-all = Все { $count }
home-free = со свободным местом
home-filter = Показать
home-sit = Сесть
home-watch = Смотреть
home-seats = { $taken } из { $count }
home-seats-long = занято { $taken } из { $count } мест
home-sit-at = Сесть за стол «{ $table }»
home-watch-at = Смотреть стол «{ $table }»
home-host = хозяин: { $name }
home-my-games = Мои игры и записи
home-yours = Ваши столы
home-go-on = Продолжить
home-go-on-at = Продолжить за столом «{ $table }»
home-state-waiting = ждёт игроков
home-state-running = идёт игра
home-first = Впервые здесь?
home-watch-bots = Посмотреть, как играют боты
home-watch-bots-about = Четыре бота за столом: смотрите, читайте, садитесь, когда захочется.
home-dispute = Решить спор
home-dispute-about = Каждая карта с текстом, разъяснениями и правилом за ними.
home-replays-about = Пройдите законченную партию шаг за шагом или откройте файл записи.

## Setting up a table

setup-game = Игра
setup-seat = Место { $number }
setup-free-seat = Свободное место
setup-anyone = может сесть любой
setup-bot = Бот
setup-make-free = Оставить место свободным
setup-house-rules = Домашние правила
setup-leads = отряд: { $squad }
setup-by-lot = отряд по жребию
clock-blitz = Блиц
clock-normal = Обычный
clock-relaxed = Спокойный
clock-mail = По переписке
clock-none = Без часов
clock-both = { $free } + запас { $reserve }
clock-no-limit = без ограничения
clock-seconds = { $count } с
clock-days = { $count } { $count ->
        [one] день
        [few] дня
       *[many] дней
    }
clock-hours = { $count } { $count ->
        [one] час
        [few] часа
       *[many] часов
    }
clock-minutes = { $count } мин
bot-random = случайный
    .text = любой разрешённый ход
bot-baseline = простой
    .text = играет ровно и предсказуемо
bot-greenhorn = новичок
    .text = знает правила, и мало что ещё: с ним хорошо учиться
bot-gunslinger = стрелок
    .text = сильный и быстрый: обычный выбор
bot-marshal = маршал
    .text = самый сильный: обдумывает трудные решения
temper-none = уравновешенный
temper-cautious = осторожный
temper-reckless = безрассудный
temper-treacherous = коварный

## The waiting room

room-title = Перед игрой
room-invite = Пригласить
room-code = Код
room-copy-link = Скопировать приглашение
room-qr = QR-код приглашения
room-seats = Места
room-bot-strength = Сила бота на месте { $number }
room-drawing = Разыгрываем раздачу: каждое устройство вносит свою долю …
room-owner = хозяин
room-away = нет на месте
room-ready = готово
room-not-ready = ещё не готово
room-sit = Сесть сюда
room-stand = Встать
room-add-bot = Добавить бота
room-kick = Выгнать: { $name }
room-people = Люди за столом
room-kick-sure = { $name } — выгнать?
room-kick-yes = Да, выгнать
room-ban-yes = Да, и больше не пускать
room-kick-no = Нет
room-ban = Выгнать { $name } и больше не пускать
room-unban = Пускать { $name } снова
room-put-out = Выгнать из партии: { $name }
room-put-out-voices = Выгнать из партии: { $name } (голосов: { $voices } из { $all })
room-spare = Пусть { $name } всё же останется
room-mute = Заглушить: { $name }
room-unmute = Вернуть голос: { $name }
room-i-am-ready = Готово
room-i-am-not-ready = Ещё не готово
room-start = Начать игру
room-start-with-bots = Начать: на свободные места — боты
room-waits-ready = Ждём, пока все будут готовы
room-waits-owner = Ждём, когда { $name } начнёт игру
room-chat = Чат
room-chat-none = Пока никто ничего не сказал.
room-say = Сказать что-нибудь
room-send = Отправить
room-leave = Покинуть стол
room-kicked = Вас попросили из-за этого стола
room-banned = Вас выгнали, и хозяин этого стола вас больше не пускает
room-server_banned = Те, кто держит этот сервер, вас больше не пускают
room-frozen = Эта партия остановилась
room-frozen-about = В игре случилась ошибка. Запись цела, ничего не потеряно: те, кто держит этот сервер, могут продолжить партию. Расскажите им, что случилось.
room-replaced = Вы сидите за этим столом в другом окне
room-here = Продолжить здесь
room-watching = { $count } { $count ->
        [one] зритель
        [few] зрителя
       *[many] зрителей
    }

## Game over

over-label = Игра окончена
over-round = круг { $round }
over-turns = { $count } { $count ->
        [one] ход
        [few] хода
       *[many] ходов
    }
over-minutes = { $count } { $count ->
        [one] минута
        [few] минуты
       *[many] минут
    }
over-win-sheriff = Победа закона
over-win-outlaw = Победа Бандитов
over-win-renegade = Победа Ренегата
over-win-deputy = Победа Помощника
over-win-lawmen = Победа Служителей закона
over-win-outlaws = Победа Бандитов
over-win-renegades = Победа Ренегатов
over-win-nobody = Никто не победил
over-win-other = Победитель: { $who }
over-why-by = { $you ->
    [who] Вы устранили игрока: { $whom }. Это всё и решило.
    [whom] { $who } устраняет вас, и этим всё решено.
   *[nobody] Исход решает { $who }: { $whom } вне игры.
    }
over-why = { $you ->
    [whom] Вы выбываете, и этим всё решено.
   *[nobody] { $whom } выбывает, и этим всё решено.
    }
over-goal-role = Ваша роль: { $name }. Цель: { $goal }
over-goal-squad = Ваш отряд: { $name }. Цель: { $goal }
over-because-sheriff = Все Бандиты и Ренегаты выбыли, а Шериф жив.
over-because-outlaw = Шериф погиб, и в живых остался не один лишь Ренегат.
over-because-renegade = Шериф погиб последним, и остался только Ренегат.
over-because-squad = В другом отряде никого не осталось.
over-because-hunted = В отряде, за которым охотились, никого не осталось.
over-you-won = Вы победили.
over-you-lost = На этот раз вы проиграли.
over-fell-in = вне игры с круга { $round }
over-fell = вне игры
over-fell-turn = вне игры с хода { $turn }
over-shot-by = от руки игрока { $who }
over-alive = осталось жизней: { $life } из { $max }
over-winner = победа
over-players = Роли и игроки
over-squads = Отряды и игроки
over-falls = Кто кого и когда
over-fall-by = { $you ->
    [who] Вы устранили: { $whom }
   *[nobody] { $who } устраняет: { $whom }
    }
over-in-turn = ход { $turn }
over-waiting = в запасе: { $count }
over-line = Игра одной линией
over-line-about = Жизни каждой стороны после каждого круга. { $what }
over-line-law = Закон
over-line-outlaws = Бандиты
over-line-renegade = Ренегат
over-line-of = { $side }: жизни
over-r = К{ $round }
over-bar = За стойкой рассказывают
over-quickest = Самая быстрая рука
over-quickest-of = { $who }, «Бэнг!»: { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
over-toughest = Самая толстая шкура
over-toughest-of = { $who }, мимо: { $count } { $count ->
        [one] выстрел
        [few] выстрела
       *[many] выстрелов
    }
over-thirstiest = Главный выпивоха
over-thirstiest-of = { $who }, «Пиво»: { $count } { $count ->
        [one] раз
        [few] раза
       *[many] раз
    }
over-deadliest = Самая опасная рука
over-deadliest-of = { $who }, { $count ->
        [one] отнята { $count } жизнь
        [few] отняты { $count } жизни
       *[many] отнято { $count } жизней
    }
over-quiet = Тихая игра: рассказать нечего.
over-rematch-swap = Реванш со сменой сторон
over-rematch = Реванш на тех же местах
over-rematch-waits = Ждём остальных ({ $ready } из { $count })
over-again = Сыграть ещё
over-look = Посмотреть на стол
over-score = Победы за этим столом
over-score-bots = Боты
over-replay = Смотреть запись
over-copy-replay = Скопировать ссылку на запись
fair-good = Честная раздача: хеш зерна, показанный до игры, совпадает с зерном, показанным сейчас.
fair-drawn = Честная раздача: зерно получено из секрета сервера и { $count ->
        [one] доли { $count } игрока
        [few] долей { $count } игроков
        [many] долей { $count } игроков
       *[other] долей { $count } игрока
    }, а его хеш был показан до игры.
fair-mine = Честная раздача, и в ней есть доля этого устройства: сервер связал себя секретом раньше, чем узнал её, так что выбрать карты не мог никто.
fair-secret = Секрет сервера
fair-share = Доля места { $seat }
fair-bad = Зерно не совпадает с хешем, показанным до игры. Пожалуйста, сообщите об этой партии.
fair-practice = Тренировка: партия началась с известного места, доказывать тут нечего.
fair-practice-title = Тренировка
fair-seed = Зерно
fair-hash = Хеш

## Replay

replay-title = Запись
replay-eyes = Глазами
replay-eyes-all = Всё открыто
replay-eyes-spectator = Зритель
replay-roles = Роли видны
replay-hands = Карты видны
replay-hand-of = Карты: { $who }
replay-decision = решение { $at } из { $count }
replay-round = Круг { $round }
replay-start = Карты розданы
replay-turn-of = { $who }: ход { $turn }
replay-scrub = Место в партии
replay-prev-turn = На ход назад
replay-prev = На шаг назад
replay-next = На шаг вперёд
replay-next-turn = На ход вперёд
replay-turn = ход
replay-step = шаг
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость { $speed }×
replay-link = Ссылка на этот момент
replay-keys = Пробел: пуск · ← → шаг · ↑ ↓ ход
replay-export = Сохранить запись
replay-review = Разбор
replay-play-on = Играть дальше: { $who }
replay-report = Сообщить о проблеме
report-what = Что пошло не так?
report-contact = Как с вами связаться (не обязательно)
report-about = К сообщению прилагается запись партии. Читают его только те, кто держит этот сервер.
report-send = Отправить сообщение
report-sent = Спасибо. Сообщение сохранено под номером { $id }.
report-person = Пожаловаться: { $name }
report-line = Пожаловаться на слова: { $name }
report-which = О чём сообщение?
report-name = Об имени или поведении
report-person-what = Что не так?
report-person-about = К сообщению прилагаются имя и эти слова. Читают его только те, кто держит этот сервер; { $name } о нём не узнает.
replay-verify = Честная раздача
replays-title = Записи партий
replays-import = Открыть файл записи
replays-import-about = Файл, сохранённый из записи. Сервер проиграет его заново и проверит.
replays-mine = Мои игры
replays-mine-none = В этом браузере вы ещё не играли.
replays-unfinished = ещё не закончена
replays-recent = Законченные партии
replays-none = Здесь ещё не закончили ни одной партии.
replays-open = Открыть запись партии «{ $table }»
replays-go = Открыть

## Rules and rulings

rules-title = Правила и разъяснения
rules-search = Карта, слово, номер правила
rules-cards = Карты { $count }
rules-characters = Персонажи { $count }
rules-events = События { $count }
rules-wagons = Вагоны { $count }
rules-stations = Станции { $count }
rules-roles = Роли { $count }
rules-options = Варианты { $count }
rules-kinds = Виды
rules-set = Набор
rules-all-sets = Все наборы
rules-list = Список
rules-none = Ничего не найдено.
rules-brown = действие
rules-blue = остаётся
rules-green = позже
rules-kind-brown = коричневая · сыграть и сбросить
rules-kind-blue = синяя · остаётся в игре
rules-kind-green = зелёная · со следующего хода
rules-weapon = оружие, дальность { $range }
rules-book = символ книги
rules-life = { $count } { $count ->
        [one] жизнь
        [few] жизни
       *[many] жизней
    }
rules-in-deck = в колоде: { $count }
rules-rulings = Разъяснения
rules-rulings-about = каждый проверяется тестом
rules-played = Сыграно за столом
rules-rulings-none = Разъяснений нет: текст говорит сам за себя.
rules-rulings-english = Тексты правил ведутся на английском языке.
rules-rule = Правила
rules-play-it = Сыграть
rules-option-default-on = включено по умолчанию
rules-option-default-off = выключено по умолчанию
rules-back-to-list = К списку

## Settings

settings-title = Настройки
settings-you = Вы
settings-name = Имя за столом
settings-name-hint = Гостю нужно только имя. Оно хранится в этом браузере.
settings-save = Сохранить
settings-saved = Сохранено
settings-language = Язык
settings-looks = Вид
settings-theme = Тема
settings-theme-auto = как в системе
settings-theme-dark = Сумерки, тёмная
settings-theme-light = Полдень, светлая
settings-play = За столом
settings-speed = Анимация
settings-speed-off = выкл.
settings-speed-slow = медленно
settings-speed-normal = обычно
settings-speed-fast = быстро
settings-speed-hint = Если в системе уменьшено движение, всё и так стоит на месте.
settings-sound = Звуки
settings-one-click = Карту без цели играть одним щелчком
settings-keys = Клавиши
settings-key-cards = выбрать карту
settings-key-tab = пройти по возможному
settings-key-enter = главный ответ
settings-key-esc = отмена
settings-key-why = почему нельзя, или правило
settings-key-log = журнал
settings-key-chat = чат
settings-key-deck = колода и сброс

## Credits

credits-title = Авторы
credits-game = Игра
credits-game-about = Автор BANG! — Эмилиано Шарра. BANG! и BANG! The Duel — товарные знаки издателя, который к Sixgun отношения не имеет. Купите коробку: она того стоит.
credits-own = Тексты карт, рисунки и страницы — наши собственные; официальных рисунков и текстов карт здесь нет.
credits-icons = Значки
credits-icons-about = Значки с game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0. Некоторые нарисованы нами или на их основе.
credits-fonts = Шрифты
credits-fonts-about = Alegreya Хуана Пабло дель Пераля и Sofia Sans студии Lettersoup, обе под лицензией SIL Open Font License.
credits-software = Программа
credits-software-about = Sixgun — свободная программа под лицензией MIT. Она построена на Python, Starlette, msgspec, SQLAlchemy, Svelte, Vite и Fluent.
credits-version = Версия { $version }
credits-authors = Авторы использованных значков

## Refusals of the server

error-bad-name = В имени нужна хотя бы одна буква или цифра.
error-bad-text = Тут нечего сказать.
error-bad-setup = Такую игру не составить: наборы, настройки и число игроков не сочетаются.
error-no-record = Этот файл — не запись партии.
error-bad-record = Запись не приводит к той партии, о которой рассказывает: она изменена или повреждена.
error-old-rules = Партия сыграна по другим правилам ({ $rules }), а сервер знает { $ours }. Запись всё же можно сохранить.
error-bad-token = Это место больше не ваше.
error-not-owner = Это может только хозяин стола.
error-no-table = Такого стола нет.
error-no-replay = Такой записи нет.
error-no-ruling = Такого разъяснения нет, или его нельзя сыграть.
error-slow-down = Слишком быстро: подождите немного.
error-too-large = Это слишком много.
error-seat-taken = Там уже сидят.
error-seats-full = Свободных мест нет.
error-table-full = За столом нет места.
error-too-many-from-here = За этим столом уже слишком много людей из вашей сети.
error-no-spectators = За этим столом зрителей нет.
error-not-now = Сейчас это невозможно.
error-not-alone = Здесь играют и другие люди: остановить игру в одиночку нельзя.
error-not-ready = Ещё не все готовы.
error-saw-too-much = Кто видел скрытые карты, не может сесть в этой партии.
error-bad-share = Это не та доля, хеш которой был показан.
error-not-revealed = Раздача разыгрывается заново: не пришла доля от { $names }. Начните ещё раз.
error-seat-kept = Это место бережётся до конца партии.
error-no-latecomers = За этим столом в идущую партию не садятся.
error-not-let-in = Игроки не пустили вас в эту партию.
error-no-vote = Двое игроков не могут выгнать друг друга. За того, кто отошёл, играет бот.
error-banned = Хозяин этого стола вас не пускает.
error-server-banned = Те, кто держит этот сервер, вас не пускают.
error-no-line = Такой реплики в чате нет или уже нет.
error-muted = За этим столом вас не слышно.
error-gagged = Кляп: никто из играющих не может говорить.
error-speech-costs = Кляп: если отправить это, вы потеряете 1 жизнь.
error-frozen = В игре случилась ошибка, она остановлена. Запись сохранена.
error-late-answer = Слишком поздно.
error-illegal-answer = Такого ответа нет.
error-old-client = Сервер обновился: перезагрузите страницу.
error-cannot-save = Сейчас ничего нельзя сохранить. Попробуйте чуть позже.
error-unreachable = Сейчас до этого стола не добраться. Попробуйте чуть позже.
error-server-error = На сервере случилась ошибка.
