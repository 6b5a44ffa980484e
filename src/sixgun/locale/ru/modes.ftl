### BANG! is a trademark of its publisher; these texts are our own words.
### Modes for two, three and six players, and the pages between the games of a series. $who, $whom, $name are names of players, $names a list of them;
### $you which of the two the reader is; $dollars a sum with its sign; $game, $games, $count numbers; $side who has won, as a sentence.

## Modes

mode-two-players = 2 игрока, по 2 персонажа
mode-three-players = 3 игрока, роли открыты
mode-special-six = Особая игра вшестером
mode-about-two-players = Действует только активный персонаж; кто теряет обоих персонажей, проигрывает.
mode-about-three-players = Каждый охотится на одного соперника, а третий — на него.
mode-about-special-six = Семь ролей, одна вне игры: какая — не знает никто.
mode-settlement = Перестрелка: решает последний выживший
mode-active = Активен
mode-passive = Пассивен
mode-alone = Последний
mode-departed = Покидает игру
mode-your-target = Ваша добыча
mode-hunts-you = Охотится на вас
mode-you-hunt = Вы охотитесь
mode-hunts = { $you ->
    [who] Ваша добыча: { $whom }.
    [whom] { $who } охотится на вас.
   *[nobody] { $who }, добыча — { $whom }.
    }
mode-last-alive = Один игрок уже вне игры: теперь побеждает последний выживший.
mode-no-character = Персонажа ещё нет
mode-asleep-passive = У пассивного способность не действует. Карты здесь служат только этому персонажу.

## Goals

goal-two-name = Двое на двое
goal-two = Устраните обоих персонажей ({ $name }).
goal-three = Ваша добыча: { $name }.
goal-last = Останьтесь в живых последним.
goal-six-sheriff = Должны пасть все Бандиты и Ренегат.
goal-six-deputy = Должны пасть все Бандиты и Ренегат.
goal-six-outlaw = Должны пасть Шериф и все Помощники.
goal-six-renegade = Останьтесь в живых последним.
reveal-two = Два персонажа, одна рука
reveal-two-1 = В начале хода вы выбираете, кто активен: дальность, оружие и способность — его.
reveal-two-2 = Пассивный персонаж, на которого напали, считается активным, пока не дан ответ.
reveal-two-3 = Один «Бэнг!» за ход на двоих; предел руки — жизни активного.
reveal-three-1 = Все роли открыты. Вы сразу побеждаете, если устраняете свою добычу.
reveal-three-2 = Если кто-то выбывает иначе, побеждает последний выживший.
reveal-three-3 = Кто устраняет игрока и этим не побеждает, берёт 3 карты.
reveal-six-1 = Одна из семи ролей вне игры. После гибели Шерифа игра продолжается.
reveal-six-2 = Когда трое преступников вне игры, закон может сказать: «Преступность побеждена!»; когда вне игры Шериф и Помощник, Бандит может сказать: «Закон мёртв!»
reveal-six-3 = Если это неверно, те, кто открывает роли, решают всё между собой.

## Standings

series-chip = Серия, игра { $game } из { $games }
series-player = Игрок
series-game-n = Игра { $game }
series-game-short = игра { $game }
series-start = начало
series-left = ещё { $count } { $count ->
    [one] игра
    [few] игры
   *[many] игр
    }
series-besides = Кроме того
series-besides-about = Начальные деньги и премии за вычетом платы за персонажей и карты
series-dollars = Доллары
series-sheriff-next = теперь Шериф
series-chart = Что принесли игры каждому, игра за игрой; то же говорит таблица
series-after = Серия, после игры { $game } из { $games }
series-leads = Впереди { $name }: { $dollars }
series-wins = Серию выигрывает { $name }: { $dollars }
series-won = { $side }: { $names }
series-fined = { $name } — Помощник, сразивший Шерифа: −$5000
series-bounty = Премии, { $name }: { $dollars }
series-next = Игра { $game }: звезда переходит дальше, Шериф — { $name }.
series-over = Серия окончена
series-law = Откуда деньги
series-law-about = Побеждает закон: за каждого розданного Бандита Шерифу $1500, живому Помощнику $1000, павшему $700. Побеждают Бандиты: каждому за каждого из них $1000, павшему $800.
series-renegade = Ренегат
series-renegade-about = Побеждает один: $1500 за каждого игрока, а Шерифу по $100. Падает последним при победе закона: по $400. Жив при победе Бандитов: по $300.
series-fine = Штраф и равенство
series-fine-about = Помощник, сразивший Шерифа, платит $5000. При равенстве впереди тот, у кого больше побед Шерифом, затем Ренегатом, Помощником, Бандитом; затем больше ходов, затем жребий.
series-experience = Опыт
series-experience-about = Карты, лежавшие перед вами в конце прошлой игры, можно сохранить по $500. Они входят в первую руку.
series-hire = Найм
series-hire-about = Вы платите, когда получаете персонажа. Пережив игру, его можно оставить за ту же цену. Никто не ставит больше, чем имеет.
series-bounties = Премии
series-bounties-about = Кто устраняет Бандита, получает $1000 вместо 3 карт.
series-links = Таблица как
series-watch-game = Смотреть игру { $game }
series-games = Игры серии

## Auction

series-keepers = Перед игрой { $game }: кто оставляет персонажа?
series-auction = Перед игрой { $game }: торги
series-on-block = на торгах
series-waits = ждёт
series-price = Цена
series-highest = Высшая ставка
series-no-bid = Ставок ещё нет
series-bids-list = Ставки
series-money = У кого сколько
series-has = есть { $name }
series-bids = ставит { $dollars }
series-passed = больше не ставит
series-bid = Ваша ставка
series-bid-less = На $100 меньше
series-bid-more = На $100 больше
series-bid-jump = На $500 больше
