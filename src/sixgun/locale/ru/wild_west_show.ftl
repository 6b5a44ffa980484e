### BANG! is a trademark of its publisher; these texts are our own words.
### Words: see high_noon.ftl. «Дилижанс» и «Уэллс Фарго» открывают следующее из этих событий.

## Events

event-ww-bone-orchard = Погост
    .text = Выбывшие в свой черёд возвращаются насовсем: с 1 жизнью и без карт; их роли раздаются заново.
event-ww-darling-valentine = Darling Valentine
    .text = В начале хода сбросьте все карты с руки и возьмите столько же.
event-ww-dorothy-rage = Dorothy Rage
    .text = Один раз в ход назовите игрока, карту и её цель: если карта у него есть, он играет её так; если нет — показывает руку.
event-ww-gag = Кляп
    .text = Кто что-нибудь напишет или скажет, теряет 1 жизнь.
event-ww-helena-zontero = Helena Zontero
    .text = Сразу открывается верхняя карта: черви или бубны — все роли, кроме Шерифа, перемешиваются и раздаются заново.
event-ww-lady-rosa = Lady Rosa del Texas
    .text = Один раз в ход вы можете поменяться местами с игроком справа; он пропускает свой следующий ход.
event-ww-miss-susanna = Miss Susanna
    .text = Кто за свой ход сыграет меньше 3 карт, в конце хода теряет 1 жизнь.
event-ww-sacagaway = Sacagaway
    .text = Все играют с открытыми руками; роли остаются тайными.
event-ww-showdown = Сведение счётов
    .text = Любую карту можно играть как «Бэнг!», а карты «Бэнг!» — только как «Мимо!».
event-ww-wild-west-show = Шоу Дикого Запада
    .text = Теперь у всех одна цель, какой бы ни была роль: остаться последним живым. Это событие остаётся до конца игры.

## Characters

character-big-spencer = Big Spencer
    .text = Вы начинаете с 5 картами. Вы не можете играть карты «Мимо!».
character-flint-westwood = Flint Westwood
    .text = Один раз в свой ход можете отдать карту с руки другому игроку и взять наугад две с его руки.
character-gary-looter = Gary Looter
    .text = Вы начинаете с 5 картами. Вы забираете лишние карты, которые другие игроки сбрасывают в конце своих ходов.
character-greygory-deck = Greygory Deck
    .text = У вас способности двух персонажей базовой игры, взятых наугад; в начале хода можете сменить обоих.
character-john-pain = John Pain
    .text = Пока у вас на руке меньше 6 карт, каждая карта, открытая кем угодно для проверки, приходит к вам на руку.
character-lee-van-kliff = Lee Van Kliff
    .text = В свой ход можете сбросить «Бэнг!», чтобы повторить эффект только что сыгранной вами коричневой карты.
character-teren-kill = Teren Kill
    .text = Когда вы должны выбыть, сделайте проверку: не пики — вы остаётесь с 1 жизнью и берёте карту.
character-youl-grinner = Youl Grinner
    .text = Перед вашим набором каждый, у кого на руке больше карт, чем у вас, отдаёт вам одну на свой выбор.

## Table options: the text is the meaning

option-ww-showdown-bang-stays-bang = «Сведение счётов»: «Бэнг!» остаётся
    .text = При «Сведении счётов» карты «Бэнг!» можно играть и как «Бэнг!».
option-ww-pony-express-flips = «Пони-экспресс» открывает событие
    .text = «Пони-экспресс» открывает событие, как «Дилижанс» и «Уэллс Фарго».
option-ww-gag-mute = «Кляп» отключает чат
    .text = «Кляп» отключает чат, а не отнимает жизни.
option-ww-exclude-gag = Без «Кляпа»
    .text = Событие «Кляп» в колоду не входит.
option-ww-dorothy-target-after = Dorothy Rage: цель потом
    .text = При Dorothy Rage называют только игрока и карту; цель выбирают, когда карта нашлась.
option-ww-flint-unlimited = Flint Westwood без ограничения
    .text = Flint Westwood может меняться за ход сколько угодно раз.
option-greygory-all-characters = Greygory Deck из всех персонажей
    .text = Greygory Deck берёт из всех неиспользованных персонажей, а не только базовой игры.
