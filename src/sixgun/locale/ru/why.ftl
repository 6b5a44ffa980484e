### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

why-bang-limit = В этот ход вы уже сыграли карту «Бэнг!».
why-only-an-answer = Эта карта — только ответ на выстрел: в свой ход её не играют.
why-same-name = Карта с таким названием у вас уже в игре.
why-out-of-range = { $target }: расстояние { $distance }, а дальность вашего оружия — { $range }.
why-too-far = { $target }: расстояние { $distance }, а карта достаёт на { $range }.
why-not-yourself = На себя эту карту сыграть нельзя.
why-no-cards = { $you ->
    [target] У вас здесь нет карты на выбор.
   *[nobody] { $target }: нет карт на выбор.
    }
why-not-the-sheriff = Шерифа нельзя посадить в Тюрьму.
why-in-jail-already = { $target } уже в Тюрьме.
why-takes-no-target = Эту карту не играют на одного игрока.
why-needs-a-target = Этой карте нужна цель.
why-no-target-there = Эту карту сейчас не на кого сыграть.
why-not-living = { $target } уже вне игры.
why-not-asked = Сейчас вас ни о чём не спрашивают.
why-not-yours = Этой карты нет у вас на руке.
why-no-such-card = В этой игре нет карты { $card }.
why-no-miss = Эта карта не спасает от выстрела.
why-no-bang = Здесь нужна карта «Бэнг!».
why-only-beer = При потере последней жизни помогает только «Пиво».
why-not-a-choice = Сейчас этой карты нет среди возможных ответов.
why-ruthless-law = Беспощадный закон: Шериф не сбрасывает «Бэнг!», который мог сыграть, пока есть другие карты.
why-cannot-pay = На руке не хватает других карт, чтобы заплатить за эту.
why-own-figure = На своего второго персонажа эту карту не играют.
