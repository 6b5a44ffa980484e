### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## The special game for six

ask-declare = Zaczyna się twoja tura. Czy coś ogłaszasz?
do-use-crime-is-beaten = „Zbrodnia pokonana!”
do-use-the-law-is-dead = „Prawo nie żyje!”
log-declare = { $cause ->
    [crime_is_beaten] { $you ->
        [player] Ogłaszasz: „Zbrodnia pokonana!”
       *[nobody] { $player } ogłasza: „Zbrodnia pokonana!”
    }
   *[the_law_is_dead] { $you ->
        [player] Ogłaszasz: „Prawo nie żyje!”
       *[nobody] { $player } ogłasza: „Prawo nie żyje!”
    }
    }
log-reveal-role = { $you ->
    [player] Odkrywasz swoją rolę: { $cause }.
   *[nobody] { $player } odkrywa rolę: { $cause }.
    }
log-settlement = Grę rozstrzygają między sobą ci, których role są odkryte.
log-depart = { $you ->
    [player] Opuszczasz grę.
   *[nobody] { $player } opuszcza grę.
    }

## Two players, two characters each

ask-enter = Która z twoich postaci jest aktywna i po której stronie?
do-enter = Aktywna { $cause }, po { $side ->
    [left] lewej
   *[right] prawej
    }
log-enter = { $you ->
    [player] Twoja aktywna postać: { $cause }.
   *[nobody] Aktywna postać: { $cause }.
    }

## Between the games of a series

ask-next-game = Koniec gry. Przejść do następnej?
ask-rehire = Czy zatrzymujesz postać { $cause } za ${ $count }?
ask-hire = Kogo wystawiasz na licytację?
ask-opening-bid = Licytacja: { $cause }. Jaką kwotą otwierasz?
ask-bid = Licytacja: { $cause }, { $by } daje ${ $count }. Przebijasz?
ask-experience = { $count ->
    [one] Możesz zatrzymać { $count } kartę z poprzedniej gry za $500. Którą?
    [few] Możesz zatrzymać do { $count } kart z poprzedniej gry, po $500 za każdą. Którą?
   *[many] Możesz zatrzymać do { $count } kart z poprzedniej gry, po $500 za każdą. Którą?
    }
do-hire = Wystaw: { $cause }
do-bid = Daj ${ $amount }
do-buy = Zatrzymaj { $card-acc }
log-game = { $you ->
    [player] Gra { $amount } serii: ty jesteś Szeryfem.
   *[nobody] Gra { $amount } serii: Szeryfem jest { $player }.
    }
log-scored = { $you ->
    [player] Dostajesz ${ $amount }.
   *[nobody] { $player } dostaje ${ $amount }.
    }
log-bounty = { $you ->
    [player] Dostajesz ${ $amount } nagrody za Bandytę.
   *[nobody] { $player } dostaje ${ $amount } nagrody za Bandytę.
    }
log-turned-up = Do wynajęcia: { $cause }.
log-put-up = { $you ->
    [player] Wystawiasz na licytację: { $cause }.
   *[nobody] { $player } wystawia na licytację: { $cause }.
    }
log-bid = { $you ->
    [player] Dajesz ${ $amount } za postać { $cause }.
   *[nobody] { $player } daje ${ $amount } za postać { $cause }.
    }
log-bid-no-more = { $you ->
    [player] Nie licytujesz dalej.
   *[nobody] { $player } nie licytuje dalej.
    }
log-hire = { $you ->
    [player] Wynajmujesz za ${ $amount } postać { $cause }.
   *[nobody] { $player } wynajmuje za ${ $amount } postać { $cause }.
    }
log-buy = { $you ->
    [player] Zatrzymujesz { $card-acc } za ${ $amount }.
   *[nobody] { $player } zatrzymuje { $card-acc } za ${ $amount }.
    }
log-series-over = { $you ->
    [player] Koniec serii: wygrywasz.
   *[nobody] Koniec serii: wygrywa { $player }.
    }

## Standings

cli-standings = Seria:
cli-standing = { $place }. { $player }: ${ $dollars }
cli-bids = Stawka
cli-series-game = Gra { $number } z { $games }

## Rulings

ruling-game = Trwa gra { $what } serii.
ruling-between = { $what ->
    [keepers] Przed grą: kto zatrzymuje postać.
    [auctions] Przed grą: licytacje.
   *[purchases] Przed grą: kto zatrzymuje karty.
    }
ruling-turned-up = Do wynajęcia: { $what }
ruling-open-characters = Odkryte do wyboru: { $what }
ruling-dollars = ma ${ $what }
ruling-hired = postać z poprzedniej gry: { $what }
ruling-price = jej cena: ${ $what }
ruling-left = w grze na koniec poprzedniej: { $what }
ruling-passive = postać bierna
expect-game = Trwa gra { $amount } serii.
expect-seat-dollars = { $who } ma ${ $amount }.
expect-seat-price = { $who }: cena postaci ${ $amount }.
