### BANG! is a trademark of its publisher; these texts are our own words.

## The goal: short, at most six words

goal-sheriff = Устраните всех Бандитов и Ренегатов.
goal-deputy = Сохраните жизнь Шерифу.
goal-outlaw = Шериф должен погибнуть.
goal-renegade = Останьтесь последним в живых.
goal-out-deputy = Вы победите, если победит Шериф.
goal-out-outlaw = Вы победите, если Шериф погибнет.
goal-out-renegade = Вы выбыли: победить уже нельзя.
goal-duel = Устраните весь чужой отряд.
goal-standoff = Ваша цель — { $squad }. За вами — { $other }.
goal-show = Ваша цель

## At the start of a game

reveal-open = Ваша роль, известная всем
reveal-secret = Ваша роль, тайная
reveal-sheriff = Вы — Шериф
reveal-deputy = Вы — Помощник шерифа
reveal-outlaw = Вы — Бандит
reveal-renegade = Вы — Ренегат
reveal-sheriff-1 = Вас знают все. У вас на 1 жизнь больше, и вы ходите первым.
reveal-sheriff-2 = Ваши Помощники скрыты: устранив одного из них, вы теряете все карты.
reveal-sheriff-3 = Если вы погибнете, победят Бандиты — или Ренегат, если он остался один.
reveal-deputy-1 = Вашу роль не знает никто. Шериф вам известен: { $sheriff }.
reveal-deputy-2 = Стреляйте в тех, кто стреляет в Шерифа.
reveal-deputy-3 = Погибнет Шериф — вы проиграли; погибнете вы — победа ещё возможна.
reveal-outlaw-1 = Вашу роль не знает никто. Другие Бандиты тоже скрыты.
reveal-outlaw-2 = { $seats ->
    [0] Шериф — { $sheriff }.
   *[other] Шериф — { $sheriff }, на расстоянии { $seats }.
    }
reveal-outlaw-3 = Кто устранит Бандита, берёт 3 карты, даже другой Бандит.
reveal-renegade-1 = Вашу роль не знает никто. Друзей у вас нет.
reveal-renegade-2 = Держите равновесие: помогайте тем, кто проигрывает.
reveal-renegade-3 = Если Шериф погибнет слишком рано, победят Бандиты.
reveal-eight-renegade = Ренегатов двое: второй — тоже ваш враг.
reveal-dealt = Роли за этим столом
reveal-squad-mine = Ваш отряд — { $squad }
reveal-squad-other = { $name }: { $squad }
reveal-front = Впереди
reveal-back = Позади
reveal-reserve = В резерве: { $count }
reveal-duel = Большинство карт достаёт только того, кто впереди. Вовремя меняйтесь местами, чтобы выжить.
reveal-standoff = Когда один отряд пал, побеждает тот, кто за ним охотился.
reveal-go = За стол
reveal-by-itself = само закроется через { $seconds } с
reveal-key = — показать цель в любой момент
reveal-always = Показывать мою роль в начале игры

## The pace of bots

pace-human = Как люди
pace-quick = Быстро
pace-fast = Мгновенно
pace-about-human = боты думают 1–3 с
pace-about-quick = боты думают полсекунды
pace-about-fast = боты отвечают сразу
pace-bots = Темп ботов
pace-pause = Пауза
pace-go-on = Продолжить
pace-step = Один шаг
pace-end = До конца
pace-paused = Пауза
pace-hurried = Остались только боты: доигрываем …

## Out of the game

out-title = Вы выбыли
out-left = Ещё играют: { $people ->
    [0] боты — { $bots }.
   *[other] люди — { $people }, боты — { $bots }.
    }
out-see-end = Узнать исход
out-see-end-bots = Остались только боты: они доиграют сразу.
out-see-end-people = Без полёта карт; людей за столом никто не торопит.
out-fast = Перемотать
out-slow = Смотреть спокойно
out-seat = Сесть на место бота
out-seat-about = Со всем, что у него есть. Но не после просмотра ролей.
out-new = Новая игра
out-new-about = Те же правила, против ботов. Эта игра продолжится; запись — в «Моих играх».
out-new-open = Открыть
out-roles = Показать мне все роли
out-bet = Кто победит?
out-bet-on = Ваша ставка: { $name }
out-bet-right = Ставка сыграла: { $name }.
out-bet-wrong = Ставка не сыграла: { $name }.
out-side-law = Шериф и Помощники
out-watch-always = Когда я вне игры и остались только боты — дать досмотреть

## A bot in my seat

kept-title = За вас играет бот
kept-why = Ваше время вышло дважды. Он держится вашей цели.
kept-back = Вернуться на своё место
kept-meanwhile = Тем временем

## The table of a ruling

task-title = Задача
task-next = Ваш следующий шаг: { $answer }
task-wait = Остальные отвечают так, как сказано в разъяснении.
task-none = Здесь ничего делать не нужно: проверьте сказанное сами.
task-progress = шагов: { $done } из { $steps }
task-solved = Решено: именно так и сказано в разъяснении.
task-strayed = Это другой путь, не как в разъяснении. Играйте дальше или начните снова.
task-again = Сначала
task-leave = К правилам

## My turn

alert-turn = Ваш ход
alert-answer = Ваш ответ
alert-title = ● { $what } – { $table }
alert-notify = Уведомлять о моём ходе, когда страница скрыта
alert-denied = Браузер не разрешает здесь уведомления.
