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
ruling-event = Obowiązuje wydarzenie: { $what }
ruling-events = Następne wydarzenia: { $what }
ruling-leader = Prowadzący wydarzenia: { $what }
ruling-leader-turns = Tury prowadzącego do tej pory: { $what }
ruling-first-out = Odpadł jako pierwszy: { $what }
ruling-take-back = cofa ostatni ruch
ruling-wrong = To się nie zgadza. Oczekiwano: { $expected }. Jest: { $found }.

## The Duel: characters in front and in the back, own decks and a common one

ruling-common = Na wierzchu wspólnej talii: { $cards }
ruling-front = z przodu: { $what }
ruling-back = z tyłu: { $what }
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
