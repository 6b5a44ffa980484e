### BANG! is a trademark of its publisher; these texts are our own words.
### The page that sets up a table: sets, mixtures, rules. $count is a number.

## The page

setup-title = Prepara un tavolo
setup-players = Giocatori
setup-fewer = Un giocatore in meno
setup-more = Un giocatore in più
setup-roles = distribuiti in segreto
setup-seats = Posti
setup-make-bot = Metti un bot
setup-bots-skill = Forza dei bot
setup-temper = Temperamento dei bot
setup-effort = Un maresciallo pensa
effort-quick = poco
effort-usual = come al solito
effort-long = a lungo
setup-hints = Suggerimenti per tutti
room-bot-strength = Forza del bot al posto { $number }
setup-pace = Ritmo
setup-expansions = Espansioni
setup-mode = Modalità
setup-squad-fewer = Un personaggio in meno per parte
setup-squad-more = Un personaggio in più per parte
setup-deck = in gioco: { $cards } { $cards ->
        [one] carta
       *[other] carte
    }, { $characters } { $characters ->
        [one] personaggio
       *[other] personaggi
    }
setup-official = se non cambi, valgono le regole ufficiali
setup-who = Chi può venire
setup-public = Pubblico
setup-private = Su invito
setup-spectators = Spettatori
setup-dead-see = Gli eliminati vedono tutti i ruoli
setup-late = Il posto di un bot a partita iniziata
setup-late-closed = A nessuno
setup-late-ask = Se i giocatori accettano
setup-late-open = A chiunque
setup-name = Nome del tavolo
setup-yours = Il tuo tavolo
setup-sum-game = Gioco
setup-sum-with = Con
setup-sum-pace = Ritmo
setup-sum-seats = Posti
setup-sum-changes = Modifiche
setup-sum-who = Aperto a
setup-none = nessuna
setup-free-and-bots = liberi: { $free }, { $bots } bot
setup-side = La tua parte
setup-side-lot = A sorte
setup-sum-bots = Bot
setup-changed = modificate: { $count }
setup-options = opzioni: { $count }
setup-reset = Ripristina
setup-open = Apri il tavolo
setup-incomplete = Prima scegli { $count } personaggi per ogni squadra.
setup-bots-hint = I bot lasciano il posto a chi arriva. Se qualcuno si scollega, un bot gioca e poi restituisce il posto.

## Sets: a picture and a sentence each

about-base = 80 carte e 16 personaggi. Sempre in gioco.
about-dodge-city = Altre 40 carte e 15 personaggi; le carte verdi aspettano un turno.
about-high-noon = A ogni giro lo Sceriffo scopre un evento che cambia le regole per tutti.
about-fistful = Altri 15 eventi così, più duri.
about-wws-events = Eventi scoperti da Diligenza e Wells Fargo; i ruoli possono cambiare.
about-wws-characters = 8 personaggi rumorosi, fino a 9 punti vita.
about-train-robbery = Un treno sul tavolo: paga a una stazione e prendi un vagone.

## Mixtures

setup-mixtures = Combinazioni
setup-recommended = consigliata
mix-base = La prima sera
    .text = Solo il gioco base: si impara in una partita.
mix-friends = Tra amici
    .text = Dodge City e Mezzogiorno di fuoco: più carte e a ogni giro una sorpresa.
mix-show = Il grande spettacolo
    .text = Dodge City e Wild West Show: personaggi rumorosi, ruoli che cambiano.
mix-train = In carrozza
    .text = La grande rapina al treno: il treno avanza, i vagoni aiutano chi li prende.
mix-all = Tutto
    .text = Tutte le espansioni insieme, per chi le conosce.

## Rules

setup-rules = Regole
preset-official = Come si stampa oggi
    .text = I regolamenti e le carte ora nei negozi.
preset-differs = { $count ->
        [one] Alla lettera della raccolta: { $count } regola diversa.
       *[other] Alla lettera della raccolta: { $count } regole diverse.
    }
setup-options-by-set = Opzioni per espansione
setup-from = Da: { $source }
origin-compendium = raccolta di regole
origin-print = una stampa precedente
origin-letter = la lettera della carta
origin-variant = una variante pubblicata
origin-table = il nostro tavolo

## Modes and series

setup-mode-2 = Due personaggi a testa, una mano: elimina entrambi quelli dell'avversario.
setup-mode-3 = Ruoli scoperti: il Vice dà la caccia al Rinnegato, il Rinnegato al Fuorilegge, il Fuorilegge al Vice.
setup-mode-8 = Due Rinnegati, ciascuno per sé.
setup-roles-open = distribuiti scoperti
setup-roles-six = uno di essi è tolto di nascosto
setup-series = Serie e varianti
setup-series-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
    }, ognuno è Sceriffo una volta
setup-no-six = La partita speciale è per sei giocatori esatti.
setup-needs-six = Solo nella partita speciale a sei.
setup-no-series = Una serie è per 4–8 giocatori: le partite a due e a tre non danno punti.
setup-needs-series = Serve una serie: riguarda i dollari.
setup-hire-or-choice = L'Ingaggio mette all'asta i personaggi, la scelta tra due li distribuisce: o l'uno o l'altra.
setup-no-sheriff = In due o in tre non c'è lo Sceriffo.
