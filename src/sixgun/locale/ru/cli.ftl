### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## The table

cli-seat = Место
cli-player = Игрок
cli-role = Роль
cli-life = Жизни
cli-hand = Рука
cli-range = Дальн.
cli-distance = Расст.
cli-in-play = В игре
cli-you = (вы)
cli-unknown-role = ?
cli-out = вне игры
cli-piles = { $deck ->
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[many] В колоде { $deck } карт
    }; { $discards ->
    [0] сброс пуст.
    [one] в сбросе { $discards } карта, сверху { $card }.
    [few] в сбросе { $discards } карты, сверху { $card }.
   *[many] в сбросе { $discards } карт, сверху { $card }.
    }
cli-deck-known = Вы знаете карту номер { $place } сверху колоды: { $card }.
cli-hand-known = На руке у игрока { $player }: { $cards }.
cli-your-hand = На руке: { $cards }.
cli-empty-hand = На руке нет карт.
cli-your-role = Ваша роль: { $role }. { $goal }

## Talking

cli-prompt = Ваш ответ (номер, ? или help):
cli-default = Просто Enter: { $answer }
cli-no-answer = { $word } — здесь не ответ. Введите номер из списка или help.
cli-no-card = Ни на руке, ни на столе нет карты или персонажа { $word }.
cli-playable = Эта карта есть среди ваших ответов.
cli-again = Тот же ответ ещё раз — да.
cli-taken-back = Ход отменён.
cli-nothing-to-take-back = Отменить нечего: кто-то видел карту, или кого-то уже спросили.
cli-saved = Сохранено: { $file }.
cli-not-saved = { $file }: записать туда не удалось. Укажите другой файл.
cli-no-file = Укажите файл: save FILE.
cli-left = Вы встаёте из-за стола.
cli-help = Номер — это ответ. Просто Enter — ответ по умолчанию.
    ?карта     что делает карта или персонаж и почему её нельзя сыграть
    hand       все ваши карты с текстами
    back       отменить ход, пока не открыта карта и никого не спросили
    log        всё, что произошло
    save FILE  сохранить игру; дальше: sixgun play --resume FILE
    quit       встать из-за стола

## The end

cli-winner = { $side ->
    [sheriff] Победил закон: Шериф и его Помощники.
    [outlaw] Победили Бандиты.
    [renegade] Победил Ренегат.
   *[other] Игра окончена.
    }
cli-result = { $won ->
    [yes] Вы победили!
   *[no] Вы проиграли.
    }
cli-seed = Зерно этой игры: { $seed }.
