### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Names are never declined.

motive-who = { $sure ->
    [100] { $target } — { $role }
   *[other] { $target } — скорее всего { $role } ({ $sure } %)
    }
motive-shoot = { motive-who }: выстрел туда на пользу моей стороне.
motive-finish = { motive-who }, осталась одна жизнь: пора добить.
motive-duel = { motive-who }: дуэль можно выиграть.
motive-jail = { motive-who }: пусть ход проведёт за решёткой.
motive-rob = { motive-who }: каждая карта на счету.
motive-harm = { motive-who }: удар по адресу.
motive-free = { $target } скорее друг, чем враг: долой обузу.
motive-heal-friend = { $target } скорее друг, чем враг, и ему нужна жизнь.
motive-heal = Жизнь дороже карты.
motive-draw = Больше карт — больше выбора: это прежде всего.
motive-everybody = Врагов пострадает больше, чем друзей.
motive-dynamite = Скорее взорвётся у врагов, чем у друзей.
motive-weapon = { $card }: в пределах досягаемости станет больше врагов.
motive-equip = { $card }: польза с этого хода и дальше.
motive-train = Поезд сейчас того стоит.
motive-useful = { $card }: сейчас пригодится, а потом — неизвестно.
motive-nothing = Больше ничего не стоит своей карты.
motive-duel-on = «Бэнг!» дешевле жизни.
motive-duel-out = Лучше проиграть эту дуэль, чем продолжать.
motive-dodge = Жизнь дороже карты.
motive-take-hit = Остановить нечем, или этого не хватит.
motive-fend-off = «Бэнг!» дешевле жизни.
motive-rescue = Иначе всё кончено.
motive-no-rescue = Больше ничего не поможет.
motive-least = { $card }: без этой карты обойтись легче всего.
motive-most = { $card }: самая полезная из этих карт.
motive-lucky = Лучшая из открытых карт.
motive-searched = Я просчитал наперёд: так побед больше, примерно на { $points } из ста партий.
