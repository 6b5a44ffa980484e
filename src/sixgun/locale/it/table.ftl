### BANG! is a trademark of its publisher; these texts are our own words.
### The browser table. Arguments: $card the name of a card, $name that of a player, $answer the text of an answer,
### $count, $number, $life, $max, $distance, $range and $round are numbers.

## Seats

table-bot = Bot n. { $number }
table-seat = Posto { $number }
table-you = tu
table-you-short = Tu
table-secret = segreto
table-role-hidden = Ruolo ignoto
table-life = { $life } di { $max } vite
table-distance = distanza { $distance }
table-in-reach = a tiro
table-out-of-reach = fuori tiro
table-cards-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
    }
table-more-cards = { $count ->
    [one] altra { $count } carta
   *[other] altre { $count } carte
    }
table-turn-tag = Turno
table-deciding = decide
table-jailed = In prigione
table-away = assente, gioca un bot
table-out = fuori
table-eliminated = fuori dal gioco
table-is-target = si può scegliere
table-is-choice = si può scegliere
table-not-choice = non ora
table-known = Carte di questa mano che conosci
table-known-top = Sai che cosa c'è in cima
table-colt = Colt .45, gittata { $range }
table-nth = carta { $number } di { $count }

table-plays = gioca { $character }
table-ability = Abilità.
table-in-play = In gioco: { $count }
table-this-turn = In questo turno
table-since-start = Dall'inizio della partita
table-choose-seat = Scegli { $name }
table-reach-mine = { $ok ->
    [yes] Alla tua portata: distanza { $distance }, arrivi a { $range }.
   *[no] Fuori dalla tua portata: distanza { $distance }, arrivi a { $range }.
    }
table-reach-theirs = { $ok ->
    [yes] Ti raggiunge: distanza { $distance }, arriva a { $range }.
   *[no] Non ti raggiunge: distanza { $distance }, arriva a { $range }.
    }

## The middle

table-deck = Mazzo { $count }
table-discard = Scarti { $count }
table-needs = servono { $count } ×
table-played-as = come { $card }
table-turned-up = Carte scoperte
table-took = { $name }: { $card }
table-check-good = fortuna
table-check-bad = niente fortuna

## The question

table-question = Domanda
table-choose = Che cosa scegli?
table-at-whom = { $card }: contro chi?
table-target-of = { $card }: chi è il bersaglio?
table-on-whom = { $card }: su chi?
table-whose-characters = { $card }: i personaggi di chi?
table-as-what = { $card }: giocata come cosa?
table-target = { $name }, distanza { $distance }
table-yourself = Te stesso
table-hit = { $life ->
    [0] { $answer }: l'ultima vita
    [one] { $answer }: ti resta { $life } vita
   *[other] { $answer }: ti restano { $life } vite
    }
table-cancel = Annulla
table-really = Sì: { $answer }
table-take-back = Annulla la mossa
table-pick-a-card = Scegli una carta dalla mano
table-pick-offered = Scegli una delle carte mostrate: ognuna dice che cosa fa.
table-refused = Troppo tardi, o non si può.
table-time-out = Tempo scaduto: si è risposto per te.
table-game-over = La partita è finita
table-you-are-out = Sei fuori dal gioco. Puoi continuare a guardare.
table-warn-self = { $card } su te stesso? Danneggerebbe solo te.
table-warn-sheriff = Lo Sceriffo è dalla tua parte. Davvero?
table-warn-deputy = I Vice sono dalla tua parte. Davvero?
table-warn-die = Puoi ancora salvarti. Ti arrendi davvero?
table-warn-lose = Se ora lo Sceriffo cade, hai perso. Davvero?
table-warn-nothing = { $card } ora non avrebbe effetto. La giochi lo stesso?
table-not-now = { $card }: non ora
table-why-unknown = Ora non si può giocare.
table-read-rule = leggi la regola

## Around the table

table-hand = La tua mano
table-log = Diario
table-log-whole = tutta la partita
table-log-end = la fine
table-chat = Chiacchiere
table-say = Di' qualcosa…
table-say-to = Di' a { $name }
table-send = Invia
table-send-anyway = Comunque
table-watching = { $count ->
    [0] nessuno guarda
    [one] { $count } guarda
   *[other] { $count } guardano
    }
table-side = Diario e chiacchiere
table-status = Turno { $round } · { $name }
table-status-mine = Turno { $round } · tuo
table-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
    }
table-spectator = Stai guardando
table-rules = Regole e chiarimenti
table-settings = Impostazioni
table-leave = Lascia il tavolo
table-close = Chiudi
table-reconnecting = Connessione persa. Si riprova…
table-goodbye-replaced = Questo tavolo è aperto in un'altra finestra: si gioca lì.
table-goodbye-kicked = Ti hanno allontanato da questo tavolo.
table-goodbye-closing = Il server si ferma. Il tavolo resta: torna tra poco.
table-no-game = Questo gioco non ha ancora un tavolo nel browser.
table-frozen = La partita ha avuto un errore ed è ferma. La registrazione è conservata.
table-hand-on = Cedi il posto a { $name }
table-watch-next = Guarda il posto seguente
table-take-seat = Prendi il posto di { $name }
table-wish = { $name } chiede il posto di { $seat }.
table-wish-yes = Accetta
table-wish-no = Rifiuta
table-wish-mine = Hai chiesto un posto: decidono i giocatori.

## Kinds of cards

table-kind-brown = Si gioca e si scarta
table-kind-blue = Resta in gioco
table-kind-green = Si cala ora, si usa poi
table-kind-red = Carta BANG!
table-kind-weapon = Arma, una sola
table-kind-wagon = Vagone
table-kind-character = Personaggio
table-kind-role = Ruolo

## Settings and keys

table-set-language = Lingua
table-set-theme = Luce
table-set-theme-system = come il sistema
table-set-theme-dark = Crepuscolo
table-set-theme-light = Mezzogiorno
table-set-speed = Velocità delle animazioni
table-set-speed-off = nessuna
table-set-auto = Rispondi in automatico dove non c'è scelta
table-set-auto-never = mai
table-set-auto-pause = dopo una pausa
table-set-auto-at-once = subito
table-set-sound = Suoni
table-set-one-click = Un clic gioca la carta
table-keys = Tasti
table-key-card = prendi quella carta
table-key-pass = passa, fine del turno
table-key-tab = tra ciò che si può scegliere
table-key-arrows = nella mano, nel diario
table-key-enter = la risposta principale
table-key-esc = annulla
table-key-why = perché no, o questa lista
table-key-log = diario
table-key-chat = chiacchiere
table-key-deck = mazzo e scarti
table-key-seat = leggi un posto: 1 è il tuo, poi in senso orario
table-key-lens = chi è a tiro
table-key-back = annulla la mossa
table-key-space = finisci il movimento
table-foot-card = carta
table-foot-confirm = conferma
table-foot-why = perché no

## The Duel: front and back, decks, hunters. $max is how many BANG! cards the turn has, $target the name of a squad

table-front-tag = Prima linea
table-back-tag = Retroguardia
table-last-tag = Ultimo
table-front-named = Prima linea: { $name }
table-back-named = Retroguardia: { $name }
table-empty-place = posto vuoto
table-reserve = Riserva { $count }
table-common-deck = Mazzo comune
table-in-hand = { $count } in mano
table-bangs = Bang! { $count } di { $max }
table-bangs-any = Bang! { $count }, senza limite
table-swap-free = scambio libero
table-swap-used = scambio fatto
table-reload = Ricarica
table-reloads = Si può ricaricare
table-your-target = la tua preda
table-hunts-you = ti dà la caccia
table-hunting = Chi dà la caccia a chi
table-hunts = { $name } → { $target }.
table-own-side = La tua parte
table-no-target = Nessuno
table-how = { $card }: che cosa ne fai?
table-from-where = { $card }: dalla mano o in gioco? Di chi?
table-which-in-play = { $card }: di chi le carte in gioco?
table-hand-named = Mano: { $name }
table-in-play-named = In gioco: { $name }
table-play-card = Gioca { $card }
table-asleep = inattivo
table-trouble = Il server al momento non riesce a salvare. La partita aspetta e riprende da sola.
table-not-ready = dal prossimo turno
table-queue = Ancora da risolvere
table-reveal-yes = eccolo
table-reveal-no = niente
table-seal-hit = carta colpo
table-seal-miss = carta mancato
table-seal-always-active = sempre attivo
table-seal-reload = si può ricaricare
table-kind-duel-red = Carta Bang!
table-kind-duel-brown = Azione
table-kind-duel-blue = Equipaggiamento
table-kind-duel-green = Risorsa, da usare dopo
