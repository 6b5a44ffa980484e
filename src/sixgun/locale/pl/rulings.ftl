### BANG! is a trademark of its publisher; these texts are our own words.
### Rulings told as stories. $player is the name of a seat, $cards a list of names, $what a role or a character.

ruling-settles = Rozstrzyga: { $ids }
ruling-turn = Trwa tura: { $player }, można zagrywać karty.
ruling-start = Zaczyna się tura: { $player }.
ruling-choosing = Gracze wybierają postacie.
ruling-deck = Na wierzchu talii: { $cards }
ruling-discard = Na wierzchu stosu kart odrzuconych: { $cards }
ruling-rest = { $where ->
    [out] Pozostałe karty są poza grą.
    [discard] Pozostałe karty leżą niżej, w stosie kart odrzuconych.
   *[deck] Pozostałe karty leżą niżej, w talii.
    }
ruling-options = Zasady stołu: { $options }
ruling-option-on = { $name } (tak)
ruling-option-off = { $name } (nie)
ruling-life = { $amount ->
    [one] { $amount } punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
    }
ruling-hand = na ręce: { $cards }
ruling-in-play = w grze: { $cards }
ruling-choice = do wyboru: { $cards }
ruling-dead = poza grą
ruling-fresh = wyłożone w tej turze: { $what }
ruling-copies = z umiejętnością postaci { $what }
ruling-pair = z umiejętnościami postaci: { $what }
ruling-event = Obowiązuje wydarzenie: { $what }
ruling-events = Następne wydarzenia: { $what }
ruling-leader = Prowadzący wydarzenia: { $what }
ruling-leader-turns = Tury prowadzącego do tej pory: { $what }
ruling-first-out = Odpadł jako pierwszy: { $what }
ruling-take-back = cofa ostatni ruch
ruling-show = Działające wydarzenie: { $what }
ruling-shows = Następne wydarzenia: { $what }
ruling-path = Pierwsze stacje: { $what }
ruling-wagons = Wagony za lokomotywą: { $what }
ruling-locomotive = Lokomotywa stoi na przystanku nr { $what }.
ruling-side = Wierzchnia strona lokomotywy: { $what }
ruling-wagon = wagony: { $what }
ruling-wagon-deck = Następne wagony: { $what }
ruling-ghost = duch
ruling-wrong = To się nie zgadza. Oczekiwano: { $expected }. Jest: { $found }.

## The Duel: characters in front and in the back, own decks and a common one

ruling-common = Na wierzchu wspólnej talii: { $cards }
ruling-front = AP: { $what }
ruling-back = PO: { $what }
ruling-alone = bez drugiej postaci
ruling-reserve = rezerwa: { $cards }
ruling-own-deck = na wierzchu talii: { $cards }
ruling-reloads = Przeładowanie jest już dozwolone.
ruling-duel-rest = { $where ->
    [out] Pozostałe karty są poza grą.
    [discard] Pozostałe karty leżą niżej, w stosie kart odrzuconych.
    [common] Pozostałe karty leżą niżej, we wspólnej talii.
   *[decks] Pozostałe karty leżą niżej, we własnych taliach.
    }

## What is expected: of a seat, of a character, of the table. $who is the seat or character, $what names what follows

ruling-none = nic
ruling-deck-name = talia
ruling-hand-card = karta z ręki
ruling-hidden = ukryte
ruling-any = dowolna karta
ruling-then = a potem
ruling-common-name = wspólna talia
ruling-some-card = { $back ->
    [L] karta stróżów prawa
    [O] karta bandytów
    [LR] karta renegatów stróżów prawa
   *[OR] karta renegatów bandytów
    }
ruling-some-card-with = { ruling-some-card } ({ duel-symbol })
ruling-entry = { $what ->
    [ability] użycie umiejętności
    [cancelled] anulowanie trafienia
    [character] rozdanie postaci
    [check] sprawdzenie karty
    [check_unused] druga odkryta karta
    [copy] skopiowanie umiejętności
    [discard] odrzucenie karty
    [divert] przejęcie rany
    [draw] dobranie karty
    [eliminated] eliminacja
    [end_of_line] stacja końcowa
    [enter] wejście postaci do gry
    [escape] ucieczka z Więzienia
    [event] nowe wydarzenie
    [explosion] wybuch
    [give] oddanie karty
    [heal] odzyskanie punktu życia
    [hit] trafienie
    [hurt] utrata punktu życia
    [ignored] karta bez działania
    [keep] zatrzymanie karty
    [lay] wyłożenie karty do gry
    [lay_out] wyłożenie karty
    [locked_up] tura stracona w Więzieniu
    [look] obejrzenie karty
    [lose] utrata karty w grze
    [missed] chybiony strzał
    [move] zamiana postaci miejscami
    [pass_on] przekazanie karty dalej
    [penalty] kara Szeryfa
    [pick] wybór karty
    [play] zagranie karty
    [put_back] odłożenie karty na talię
    [reshuffle] tasowanie odrzuconych
    [respond] odpowiedź kartą
    [reveal] odsłonięcie karty
    [reveal_unused] druga odsłonięta karta
    [reward] nagroda
    [rise] powrót do gry
    [roles] nowe rozdanie ról
    [salvage] karta ze stosu odrzuconych
    [shielded] cel poza zasięgiem
    [shot] strzał
    [show] pokazanie karty
    [steal] karta zabrana z ręki
    [take] zabranie karty
    [train] przesunięcie pociągu
    [triggered] zadziałanie umiejętności
    [turn] tura
    [unaffected] karta, która na kogoś nie działa
    [use] użycie karty lub zasobu
    [use_again] ponowne użycie zasobu
    [victory] koniec gry
    [handcuffs] założone kajdanki
    [name_suit] wymieniony kolor
    [guess] zgadywanie
    [marked] karta, którą trzeba zagrać
    [under_fire] strzał, którego nikt nie oddał
    [put_on_pile] karta odłożona na stos kart odrzuconych
    [order] rozkaz
    [show_hand] ręka pokazana
    [wagon] wzięcie wagonu
    [ghost] przemiana w ducha
    [new_train] odjazd nowego pociągu
    [no_effect] lokomotywa bez działania
    [exempt] pominięcie gracza
    [divert] przekierowany strzał
   *[other] { $what }
    }
expect-seat-asked = { $who }, pytanie: { $question }
expect-seat-not-asked = { $who }: bez pytania.
expect-seat-offered = { $who }, możliwa odpowiedź: { $answer }
expect-seat-not-offered = { $who }, niemożliwa odpowiedź: { $answer }
expect-seat-default = Gdy minie czas, odpowiedź { $who }: { $answer }
expect-seat-may-take-back = { $who }: ruch można cofnąć.
expect-seat-may-not-take-back = { $who }: ruchu nie można cofnąć.
expect-seat-may-not = { $who }, nie można: { $answer }. { $reason }
expect-seat-reads = { $amount ->
    [one] { $who } czyta: { $entry }
    [few] { $who } czyta { $amount } razy: { $entry }
   *[many] { $who } czyta { $amount } razy: { $entry }
    }
expect-log = { $amount ->
    [one] W dzienniku: { $entry }
    [few] W dzienniku, { $amount } razy: { $entry }
   *[many] W dzienniku, { $amount } razy: { $entry }
    }
expect-seat-does-not-read = { $some ->
    [yes] { $who } się o tym nie dowiaduje: { $entry } ({ $what })
   *[no] { $who } się o tym nie dowiaduje: { $entry }
    }
expect-no-log = { $some ->
    [yes] To się nie dzieje: { $entry } ({ $what })
   *[no] To się nie dzieje: { $entry }
    }
expect-over = Gra jest skończona.
expect-not-over = Gra trwa.
expect-winner = Zwycięska strona: { $what }
expect-winners = Zwycięstwo: { $what }
expect-seat-life = { $amount ->
    [one] { $who }: { $amount } punkt życia.
    [few] { $who }: { $amount } punkty życia.
   *[many] { $who }: { $amount } punktów życia.
    }
expect-figure-life = { $amount ->
    [one] { $who }: { $amount } punkt życia.
    [few] { $who }: { $amount } punkty życia.
   *[many] { $who }: { $amount } punktów życia.
    }
expect-seat-max-life = { $who }: najwyżej tyle punktów życia: { $amount }.
expect-seat-hand = { $who }, na ręce: { $what }
expect-seat-hand-size = { $amount ->
    [one] { $who }: { $amount } karta na ręce.
    [few] { $who }: { $amount } karty na ręce.
   *[many] { $who }: { $amount } kart na ręce.
    }
expect-seat-holds = { $who }, na ręce między innymi: { $what }
expect-seat-does-not-hold = { $who }, na ręce nie ma: { $what }
expect-seat-in-play = { $who }, w grze: { $what }
expect-seat-alive = { $who } żyje.
expect-seat-dead = { $who } poza grą.
expect-seat-is = { $who } to { $what }
expect-figure-is = { $who } to { $what }
expect-seat-copies = { $who } kopiuje umiejętność: { $what }
expect-seat-range = { $who }: zasięg broni { $amount }.
expect-seat-sees-role-of = { $who } widzi rolę gracza { $first }: { $others }
expect-seat-sees-discards = { $who } widzi stos odrzuconych: { $what }
expect-seat-sees-row = { $who } widzi karty: { $what }
expect-seat-knows-in = { $who } zna z ukrytych kart ({ $first }): { $others }
expect-distance = Odległość od { $first } do { $second }: { $amount }.
expect-turn = Trwa tura gracza { $first }.
expect-event = Obowiązuje wydarzenie: { $what }
expect-next-event = Następne wydarzenie: { $what }
expect-events-left = { $amount ->
    [one] W talii zostało { $amount } wydarzenie.
    [few] W talii zostały { $amount } wydarzenia.
   *[many] W talii zostało { $amount } wydarzeń.
    }
expect-seat-leads = { $who } odkrywa wydarzenia.
expect-seat-ghost = { $who } jest duchem.
expect-seat-no-ghost = { $who } nie jest duchem.
expect-named-suit = Wymieniony kolor: { $what }
expect-marked = Trzeba zagrać: { $what }
expect-show = Wydarzenie show w mocy: { $what }
expect-shows-left = { $amount ->
    [one] W talii show zostało { $amount } wydarzenie.
    [few] W talii show zostały { $amount } wydarzenia.
   *[many] W talii show zostało { $amount } wydarzeń.
    }
expect-seat-sees-hand-of = { $who } widzi rękę gracza { $first }: { $others }
expect-seat-pair = { $who } ma umiejętności postaci: { $what }
expect-seat-pair-size = { $who } ma tyle cudzych umiejętności: { $amount }
expect-deck-top = Na wierzchu talii: { $what }
expect-deck-size = { $amount ->
    [one] W talii { $amount } karta.
    [few] W talii { $amount } karty.
   *[many] W talii { $amount } kart.
    }
expect-discard-top = Na wierzchu stosu odrzuconych: { $what }
expect-discard-size = { $amount ->
    [one] Na stosie odrzuconych { $amount } karta.
    [few] Na stosie odrzuconych { $amount } karty.
   *[many] Na stosie odrzuconych { $amount } kart.
    }
expect-discard-has = Na stosie odrzuconych między innymi: { $what }
expect-discard-lacks = Na stosie odrzuconych nie ma: { $what }
expect-row = Odkryte lub oglądane: { $what }
expect-locomotive = Lokomotywa: { $what }
expect-wagons = Wagony za lokomotywą: { $what }
expect-stations = Wagony stoją przy stacjach: { $what }
expect-train-size = { $amount ->
    [one] Pociąg ma { $amount } wagon.
    [few] Pociąg ma { $amount } wagony.
   *[many] Pociąg ma { $amount } wagonów.
    }
expect-path-size = { $amount ->
    [one] Trasa ma { $amount } stację.
    [few] Trasa ma { $amount } stacje.
   *[many] Trasa ma { $amount } stacji.
    }
expect-stations-left = { $amount ->
    [one] W stosie została { $amount } stacja.
    [few] W stosie zostały { $amount } stacje.
   *[many] W stosie zostało { $amount } stacji.
    }
expect-wagon-deck-size = { $amount ->
    [one] W talii wagonów jest { $amount } wagon.
    [few] W talii wagonów są { $amount } wagony.
   *[many] W talii wagonów jest { $amount } wagonów.
    }
expect-wagon-deck-bottom = Na spodzie talii wagonów: { $what }
expect-driver = Pociąg prowadzi { $first }.
expect-seat-affords = { $who } może zapłacić na stacjach: { $what }
expect-seat-sees-drawn = { $who } widzi z dobranych wagonów: { $what }
expect-seat-deck-size = { $amount ->
    [one] { $who }: { $amount } karta w talii.
    [few] { $who }: { $amount } karty w talii.
   *[many] { $who }: { $amount } kart w talii.
    }
expect-seat-deck-top = { $who }, na wierzchu talii: { $what }
expect-seat-reserve-size = { $amount ->
    [one] { $who }: { $amount } postać w rezerwie.
    [few] { $who }: { $amount } postacie w rezerwie.
   *[many] { $who }: { $amount } postaci w rezerwie.
    }
expect-seat-bangs = { $who }, zagrane karty BANG! w turze: { $amount }.
expect-seat-sees-backs-of = { $who } widzi rewersy kart na ręce gracza { $first }: { $others }
expect-seat-sees-top-back-of = { $who } widzi rewers wierzchniej karty ({ $first }): { $others }
expect-seat-sees-reserve = { $who } widzi w rezerwie: { $what }
expect-common-size = { $amount ->
    [one] We wspólnej talii { $amount } karta.
    [few] We wspólnej talii { $amount } karty.
   *[many] We wspólnej talii { $amount } kart.
    }
expect-common-top = Na wierzchu wspólnej talii: { $what }
expect-row-backs = Rewersy odkrytych kart: { $what }
expect-queue = Jeszcze zadziała: { $what }
expect-reloads = { $word ->
    [allowed] Karty można przeładowywać.
   *[not] Przeładowywać jeszcze nie można.
    }
expect-figure-max-life = { $who }: najwyżej tyle punktów życia: { $amount }.
expect-figure-gear = { $who }, w grze: { $what }
expect-figure-front = { $who } to AP.
expect-figure-back = { $who } to PO.
expect-figure-alone = { $who } to ostatnia postać swojej strony.
expect-figure-out = { $who } poza grą.
expect-figure-asked = { $who }, pytanie: { $question }
expect-figure-active = { $who } jest aktywna.
expect-figure-not-active = { $who } jest nieaktywna.
