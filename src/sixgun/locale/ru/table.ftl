### BANG! is a trademark of its publisher; these texts are our own words.
### The browser table. Arguments: $card the name of a card, $name that of a player, $answer the text of an answer,
### $count, $number, $life, $max, $distance, $range and $round are numbers.

## Seats

table-bot = Бот { $number }
table-seat = Место { $number }
table-you = это вы
table-you-short = Вы
table-secret = тайно
table-role-hidden = Роль неизвестна
table-life = жизнь: { $life } из { $max }
table-distance = расстояние { $distance }
table-in-reach = достаёте
table-out-of-reach = не достаёте
table-cards-in-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
    }
table-more-cards = { $count ->
    [one] ещё { $count } карта
    [few] ещё { $count } карты
   *[many] ещё { $count } карт
    }
table-turn-tag = Ходит
table-deciding = думает
table-jailed = В тюрьме
table-away = нет на связи, играет бот
table-out = вне игры
table-eliminated = вне игры
table-is-target = можно выбрать
table-is-choice = можно выбрать
table-not-choice = не сейчас
table-known = Карты этой руки, которые вы знаете
table-known-top = Вы знаете, что лежит сверху
table-colt = Кольт 45, дальность { $range }
table-nth = карта { $number } из { $count }

table-plays = персонаж: { $character }
table-ability = Способность.
table-in-play = В игре: { $count }
table-this-turn = В этот ход
table-since-start = С начала игры
table-choose-seat = Выбрать: { $name }
table-reach-mine = { $ok ->
    [yes] Вы достаёте: расстояние { $distance }, ваша дальность { $range }.
   *[no] Вы не достаёте: расстояние { $distance }, ваша дальность { $range }.
    }
table-reach-theirs = { $ok ->
    [yes] Вас достают: расстояние { $distance }, дальность { $range }.
   *[no] Вас не достают: расстояние { $distance }, дальность { $range }.
    }

## The middle

table-deck = Колода { $count }
table-discard = Сброс { $count }
table-needs = нужно { $count } ×
table-played-as = как «{ $card }»
table-turned-up = Открытые карты
table-took = { $name }: { $card }
table-check-good = повезло
table-check-bad = не повезло

## The question

table-question = Вопрос
table-choose = Что выберете?
table-at-whom = { $card }: в кого?
table-target-of = { $card }: кто цель?
table-on-whom = { $card }: на кого?
table-whose-characters = { $card }: чьих персонажей?
table-as-what = { $card }: сыграть как что?
table-target = { $name }, расстояние { $distance }
table-yourself = Себя
table-hit = { $life ->
    [0] { $answer }: последняя жизнь
   *[other] { $answer } (жизней останется: { $life })
    }
table-cancel = Отмена
table-really = Да: { $answer }
table-take-back = Отменить ход
table-pick-a-card = Выберите карту с руки
table-pick-offered = Выберите одну из карт: на каждой сказано, что она делает.
table-refused = Слишком поздно, или так нельзя.
table-time-out = Время вышло: ответ дан за вас.
table-game-over = Игра окончена
table-you-are-out = Вы выбыли из игры. Можно смотреть дальше.
table-warn-self = { $card } на себя? Это повредит только вам.
table-warn-sheriff = Шериф на вашей стороне. Точно?
table-warn-deputy = Помощники на вашей стороне. Точно?
table-warn-die = Вы ещё можете спастись. Точно сдаётесь?
table-warn-lose = Если Шериф сейчас погибнет, вы проиграете. Точно?
table-warn-nothing = { $card } сейчас ничего не даст. Всё равно сыграть?
table-not-now = { $card }: не сейчас
table-why-unknown = Сейчас это сыграть нельзя.
table-read-rule = открыть правило

## Around the table

table-hand = Ваша рука
table-log = Журнал
table-log-whole = вся игра
table-log-end = конец
table-chat = Чат
table-say = Скажите что-нибудь…
table-say-to = Сказать: { $name }
table-send = Сказать
table-send-anyway = Всё равно
table-watching = { $count ->
    [0] никто не смотрит
    [one] смотрит { $count }
    [few] смотрят { $count }
   *[many] смотрят { $count }
    }
table-side = Журнал и чат
table-status = Ход { $round } · { $name }
table-status-mine = Ход { $round } · ваш
table-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
    }
table-spectator = Вы зритель
table-rules = Правила и разъяснения
table-settings = Настройки
table-leave = Выйти из-за стола
table-close = Закрыть
table-reconnecting = Связь потеряна. Пробуем снова…
table-goodbye-replaced = Этот стол открыт в другом окне: играет оно.
table-goodbye-kicked = Вас попросили из-за этого стола.
table-goodbye-closing = Сервер останавливается. Стол останется, зайдите чуть позже.
table-no-game = Для этой игры в браузере пока нет стола.
table-frozen = В игре случилась ошибка, она остановлена. Запись сохранена.
table-hand-on = Передать место: { $name }
table-watch-next = Смотреть за следующим
table-take-seat = Занять место { $name }
table-wish = { $name } просит место, где играет { $seat }.
table-wish-yes = Согласиться
table-wish-no = Отказать
table-wish-mine = Вы попросили место: решают игроки.

## Kinds of cards

table-kind-brown = Сыграть и сбросить
table-kind-blue = Остаётся в игре
table-kind-green = Положить, сыграть позже
table-kind-red = Карта «Бэнг!»
table-kind-weapon = Оружие, только одно
table-kind-wagon = Вагон
table-kind-character = Персонаж
table-kind-role = Роль

## Settings and keys

table-set-language = Язык
table-set-theme = Освещение
table-set-theme-system = как в системе
table-set-theme-dark = Сумерки
table-set-theme-light = Полдень
table-set-speed = Скорость анимации
table-set-speed-off = нет
table-set-auto = Отвечать автоматически, когда выбора нет
table-set-auto-never = никогда
table-set-auto-pause = после паузы
table-set-auto-at-once = сразу
table-set-sound = Звуки
table-set-one-click = Карта играется одним щелчком
table-keys = Клавиши
table-key-card = взять эту карту
table-key-pass = пас, конец хода
table-key-tab = по всему, что можно выбрать
table-key-arrows = по руке, по журналу
table-key-enter = главный ответ
table-key-esc = отмена
table-key-why = почему нельзя, или этот список
table-key-log = журнал
table-key-chat = чат
table-key-deck = колода и сброс
table-key-seat = прочесть место: 1 — ваше, дальше по часовой стрелке
table-key-lens = до кого достаёте
table-key-back = отменить ход
table-key-space = закончить движение
table-foot-card = карта
table-foot-confirm = ответить
table-foot-why = почему нельзя

## The Duel: front and back, decks, hunters. $max is how many BANG! cards the turn has, $target the name of a squad

table-front-tag = АП
table-back-tag = ПП
table-last-tag = Последний
table-front-named = АП: { $name }
table-back-named = ПП: { $name }
table-empty-place = пустое место
table-reserve = Резерв { $count }
table-common-deck = Общая колода
table-in-hand = на руке: { $count }
table-bangs = «Бэнг!» { $count } из { $max }
table-bangs-any = «Бэнг!» { $count }, без предела
table-swap-free = жетон АП: можно переместить
table-swap-used = жетон АП: перемещён
table-reload = Перезарядить
table-reloads = Можно перезаряжать
table-your-target = ваша добыча
table-hunts-you = охотится на вас
table-hunting = Кто на кого охотится
table-hunts = { $name } → { $target }.
table-own-side = Ваша сторона
table-no-target = Никто
table-how = { $card }: что с ней сделать?
table-from-where = { $card }: с руки или из игры? У кого?
table-which-in-play = { $card }: чьи карты в игре?
table-hand-named = Рука: { $name }
table-in-play-named = В игре: { $name }
table-play-card = Сыграть: { $card }
table-asleep = не действует
table-trouble = Сервер сейчас не может сохранять. Игра ждёт и продолжится сама.
table-not-ready = со следующего хода
table-queue = Ещё впереди
table-reveal-yes = да
table-reveal-no = нет
table-seal-hit = карта попадания
table-seal-miss = карта промаха
table-seal-always-active = всегда активно
table-seal-reload = можно перезарядить
table-kind-duel-red = Карта «Бэнг!»
table-kind-duel-brown = Действие
table-kind-duel-blue = Снаряжение
table-kind-duel-green = Ресурс, на потом
