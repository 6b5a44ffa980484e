### BANG! is a trademark of its publisher; these texts are our own words.
### Rulings told as stories. $player is the name of a seat, $cards a list of names, $what a role or a character.

ruling-settles = Chiarisce: { $ids }
ruling-turn = È il turno di { $player }, che può giocare carte.
ruling-start = Inizia il turno di { $player }.
ruling-choosing = Si scelgono i personaggi.
ruling-deck = In cima al mazzo: { $cards }
ruling-discard = In cima agli scarti: { $cards }
ruling-rest = { $where ->
    [out] Tutte le altre carte sono fuori dal gioco.
    [discard] Tutte le altre carte stanno sotto, negli scarti.
   *[deck] Tutte le altre carte stanno sotto, nel mazzo.
    }
ruling-options = Regole del tavolo: { $options }
ruling-option-on = { $name } (sì)
ruling-option-off = { $name } (no)
ruling-life = { $amount ->
    [one] { $amount } punto vita
   *[other] { $amount } punti vita
    }
ruling-hand = mano: { $cards }
ruling-in-play = in gioco: { $cards }
ruling-choice = può scegliere: { $cards }
ruling-dead = eliminato
ruling-event = Evento in vigore: { $what }
ruling-events = Prossimi eventi: { $what }
ruling-leader = Chi gira gli eventi: { $what }
ruling-leader-turns = Turni già giocati da chi gira gli eventi: { $what }
ruling-first-out = Eliminato per primo: { $what }
ruling-take-back = annulla l'ultima mossa
ruling-wrong = Non è così. Atteso: { $expected }. Trovato: { $found }.

## The Duel: characters in front and in the back, own decks and a common one

ruling-common = In cima al mazzo comune: { $cards }
ruling-front = davanti: { $what }
ruling-back = dietro: { $what }
ruling-alone = nessun altro personaggio
ruling-reserve = riserva: { $cards }
ruling-own-deck = in cima al mazzo: { $cards }
ruling-reloads = Ricaricare è già permesso.
ruling-duel-rest = { $where ->
    [out] Tutte le altre carte sono fuori dal gioco.
    [discard] Tutte le altre carte stanno sotto, negli scarti.
    [common] Tutte le altre carte stanno sotto, nel mazzo comune.
   *[decks] Tutte le altre carte stanno sotto, nei propri mazzi.
    }
