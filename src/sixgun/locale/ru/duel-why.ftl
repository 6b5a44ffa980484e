### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

duel-why-bang-limit = Больше карт «Bang!» в этот ход сыграть нельзя.
duel-why-only-an-answer = Эта карта — только ответ на попадание: в свой ход её не играют.
duel-why-not-the-back = { $target }: до чужого ПП эта карта не достаёт.
duel-why-not-your-front = { $target }: снаряжение получает ваш ПП, а не АП.
duel-why-not-your-own = { $target }: на своих персонажей эту карту не играют.
duel-why-only-your-back = { $target }: эту карту получает только ваш ПП.
duel-why-needs-two-characters = Менять некого: на этой стороне только один персонаж.
duel-why-nothing-to-take = Нет карты, которую можно взять или сбросить.
duel-why-needs-a-target = Этой карте нужна цель.
duel-why-no-target-there = Эту карту сейчас не на кого сыграть.
duel-why-takes-no-target = Эту карту не играют на кого-то одного.
duel-why-not-in-play = На этом месте никого нет.
duel-why-not-asked = Сейчас вас ни о чём не спрашивают.
duel-why-not-yours = Этой карты у вас нет ни на руке, ни в игре.
duel-why-no-such-card = В «Дуэли» нет карты { $card }.
duel-why-not-a-miss = Эта карта не отменяет попадание.
duel-why-not-a-hit-card = Здесь нужна карта попадания.
duel-why-needs-another-card = Кроме этой карты понадобится ещё одна на сброс.
duel-why-not-a-choice = Сейчас этой карты нет среди возможных ответов.
duel-why-no-reload-yet = Перезаряжать можно, когда у кого-то остался один персонаж.
duel-why-not-active = Карты у вашего ПП сейчас не действуют.
duel-why-only-your-target = { $target }: втроём эту карту играют только на того, за кем вы охотитесь.
duel-why-spurred = { $target }: шпоры при пустой руке, попадание невозможно.
duel-why-resource-twice = { $target }: у напарника этот ресурс уже есть.
duel-why-resource-too-new = Ресурс используют начиная со следующего хода.
duel-why-resource-not-now = Сейчас от этой карты нет пользы.
duel-why-resource-in-hand = Ресурс на руке — не карта попадания и не карта промаха.
duel-why-only-hit-cards = Это попадание отменяет только сброс карты попадания.
duel-why-not-a-miss-card = Здесь нужна карта промаха.
