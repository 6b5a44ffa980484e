### BANG! is a trademark of its publisher; these texts are our own words.

## Around every page

nav-skip = Vai al contenuto
nav-main = Menu principale
nav-home = Sixgun, pagina iniziale
nav-play = Gioca
nav-rules = Regole e chiarimenti
nav-replays = Partite registrate
nav-settings = Impostazioni
nav-credits = Riconoscimenti
nav-language = Lingua
nav-to-noon = Passa al tema chiaro: mezzogiorno
nav-to-dusk = Passa al tema scuro: crepuscolo
nav-name = Il tuo nome: { $name }. Cambialo nelle impostazioni
foot-unofficial = Non ufficiale. BANG! è un marchio del suo editore; nessuna illustrazione né testo ufficiale delle carte.
foot-icons = Icone: game-icons.net, CC BY 3.0
page-loading = Un momento …
page-no-server = Il server non risponde.
page-refused = Non ha funzionato: { $reason }
page-not-found = Qui non c'è nulla
page-not-found-hint = Forse il tavolo o la partita non ci sono più.
page-back = Torna alla sala
page-copied = Copiato
page-guest = Ospite { $number }
page-you = tu
game-classic = { "BANG!" }
game-duel = Il Duello
set-base = Gioco base
set-dodge-city = { "Dodge City" }
set-high-noon = Mezzogiorno di fuoco
set-fistful = Per un pugno di carte
set-wws-events = Wild West Show, eventi
set-wws-characters = Wild West Show, personaggi
set-train-robbery = La grande rapina al treno
set-renegades = Rinnegati
players-count = { $count } { $count ->
        [one] giocatore
       *[other] giocatori
    }

## Home

home-title = Siediti: le carte sono date.
home-lead = Il tavolo aperto per BANG!: amici, bot, tutte le varianti, nessun account.
home-lead-duel = Il tavolo aperto per BANG! e Il Duello: amici, bot, tutte le varianti, nessun account.
home-play-now = Gioca subito
home-create = Crea un tavolo
home-code = Codice d'invito
home-join = Entra
home-code-wrong = Non c'è un tavolo con questo codice.
home-play-hint = Gioca subito ti mette con tre bot a una partita base per 4. Le persone possono prendere il posto di un bot.
home-seating = Ci sediamo …
home-games = Scegli il gioco
home-classic-kind = { $min }–{ $max } giocatori, ruoli nascosti
home-classic-about = Lo Sceriffo contro i Fuorilegge, e un Rinnegato in mezzo. In 7, 40 minuti.
home-duel-kind = 2 giocatori, una squadra ciascuno; in 3 nello Stallo alla messicana
home-duel-about = Davanti e dietro, quattro personaggi per parte. 25 minuti.
home-against-bot = Sfida un bot
home-open = Tavoli aperti
home-open-none = Ora non ci sono tavoli aperti. Creane uno o gioca con i bot: gli amici possono sedersi quando vogliono.
home-all = Tutti { $count }
home-free = con un posto libero
home-filter = Mostra
home-sit = Siediti
home-watch = Guarda
home-seats = { $taken } su { $count }
home-seats-long = { $taken } posti occupati su { $count }
home-sit-at = Siediti al tavolo { $table }
home-watch-at = Guarda il tavolo { $table }
home-host = ospite: { $name }
home-my-games = Le mie partite e i replay
home-yours = I tuoi tavoli
home-go-on = Continua
home-go-on-at = Continua al tavolo { $table }
home-state-waiting = in attesa di giocatori
home-state-running = partita in corso
home-first = Prima volta?
home-watch-bots = Guarda giocare i bot
home-watch-bots-about = Quattro bot al tavolo: guarda, leggi, siediti quando vuoi.
home-dispute = Risolvi una disputa
home-dispute-about = Ogni carta con il testo, i chiarimenti e la regola che c'è dietro.
home-replays-about = Ripercorri una partita finita o apri un file di registrazione.

## Setting up a table

setup-game = Gioco
setup-seat = Posto { $number }
setup-free-seat = Posto libero
setup-anyone = può sedersi chiunque
setup-bot = Giocatore bot
setup-make-free = Lascia il posto libero
setup-house-rules = Varianti
setup-leads = squadra: { $squad }
setup-by-lot = squadra a sorte
clock-blitz = Lampo
clock-normal = Normale
clock-relaxed = Tranquillo
clock-mail = Per posta
clock-none = Senza orologio
clock-both = { $free } + riserva { $reserve }
clock-no-limit = senza limite
clock-seconds = { $count } sec.
clock-days = { $count } { $count ->
        [one] giorno
       *[other] giorni
    }
clock-hours = { $count } { $count ->
        [one] ora
       *[other] ore
    }
clock-minutes = { $count } minuti
bot-random = casuale
    .text = una mossa qualunque, purché permessa
bot-baseline = semplice
    .text = gioca in modo solido e prevedibile
bot-greenhorn = novellino
    .text = conosce le regole e poco altro: buono per imparare
bot-gunslinger = pistolero
    .text = forte e rapido: la scelta solita
bot-marshal = maresciallo
    .text = il più forte: medita le decisioni difficili
temper-none = equilibrato
temper-cautious = prudente
temper-reckless = temerario
temper-treacherous = infido

## The waiting room

room-title = Sala d'attesa
room-invite = Invita
room-code = Codice
room-copy-link = Copia l'invito
room-qr = Codice QR dell'invito
room-seats = Posti
room-bot-strength = Forza del bot al posto { $number }
room-drawing = Si sorteggia la distribuzione: ogni dispositivo aggiunge la sua quota …
room-owner = chi ospita
room-away = assente
room-ready = tutto pronto
room-not-ready = non ancora
room-sit = Siediti qui
room-stand = Alzati
room-add-bot = Aggiungi un bot
room-kick = Allontana { $name }
room-people = Persone
room-kick-sure = Mandare via { $name }?
room-kick-yes = Sì, manda via
room-ban-yes = Sì, e non far più entrare
room-kick-no = No, lascia
room-ban = Manda via { $name } e non farlo più entrare
room-unban = Lascia tornare { $name }
room-put-out = Manda { $name } fuori dalla partita
room-put-out-voices = Manda { $name } fuori dalla partita (lo vogliono in { $voices } su { $all })
room-spare = Lascia che { $name } resti
room-mute = Silenzia { $name }
room-unmute = Ridai la parola a { $name }
room-i-am-ready = Pronti!
room-i-am-not-ready = Non ancora
room-start = Comincia la partita
room-start-with-bots = Comincia, bot nei posti liberi
room-waits-ready = Aspettiamo che tutti siano pronti
room-waits-owner = Aspettiamo che { $name } cominci la partita
room-chat = Chiacchiere
room-chat-none = Nessuno ha ancora detto nulla.
room-say = Di' qualcosa
room-send = Invia
room-leave = Lascia il tavolo
room-kicked = Ti hanno allontanato da questo tavolo
room-banned = Sei fuori dal tavolo, e chi lo gestisce non ti fa più entrare
room-server_banned = Chi gestisce questo server non ti fa più entrare
room-frozen = Questa partita si è fermata
room-frozen-about = La partita ha avuto un errore. La registrazione è al sicuro e nulla è perduto: chi gestisce questo server può farla continuare. Racconta che cosa è successo.
room-replaced = Hai questo tavolo aperto in un'altra finestra
room-here = Continua qui
room-watching = { $count } { $count ->
        [one] spettatore
       *[other] spettatori
    }

## Game over

over-label = Partita finita
over-round = giro { $round }
over-turns = { $count } { $count ->
        [one] turno
       *[other] turni
    }
over-minutes = { $count } { $count ->
        [one] minuto
       *[other] minuti
    }
over-win-sheriff = Vince la legge
over-win-outlaw = Vincono i Fuorilegge
over-win-renegade = Vince il Rinnegato
over-win-deputy = Vince il Vice
over-win-lawmen = Vince la Legge
over-win-outlaws = Vincono i Fuorilegge
over-win-renegades = Vincono i Rinnegati
over-win-nobody = Non vince nessuno
over-win-other = Vince { $who }
over-why-by = { $you ->
    [who] Hai eliminato { $whom }, e la partita è decisa.
    [whom] { $who } ti elimina, e la partita è decisa.
   *[nobody] { $who } elimina { $whom }, e la partita è decisa.
    }
over-why = { $you ->
    [whom] Cadi, e la partita è decisa.
   *[nobody] { $whom } cade, e la partita è decisa.
    }
over-goal-role = Il tuo ruolo: { $name }. Obiettivo: { $goal }
over-goal-squad = La tua squadra: { $name }. Obiettivo: { $goal }
over-because-sheriff = Tutti i Fuorilegge e i Rinnegati sono fuori, e lo Sceriffo è vivo.
over-because-outlaw = Lo Sceriffo è caduto, e non resta soltanto un Rinnegato.
over-because-renegade = Lo Sceriffo è caduto per ultimo, e resta solo il Rinnegato.
over-because-squad = All'altra squadra non resta nessuno.
over-because-hunted = Alla squadra braccata non resta nessuno.
over-you-won = Hai vinto.
over-you-lost = Questa volta hai perso.
over-fell-in = fuori dal giro { $round }
over-fell = fuori gioco
over-fell-turn = fuori gioco al turno { $turn }
over-shot-by = per mano di { $who }
over-alive = { $life } punti vita su { $max }
over-winner = vittoria
over-players = Ruoli e giocatori
over-squads = Squadre e giocatori
over-falls = Chi cade, quando e per mano di chi
over-fall-by = { $you ->
    [who] Hai eliminato { $whom }
   *[nobody] { $who } elimina { $whom }
    }
over-in-turn = turno { $turn }
over-waiting = di riserva: { $count }
over-line = La partita in una linea
over-line-about = Punti vita di ogni parte dopo ogni giro. { $what }
over-line-law = Legge
over-line-outlaws = Fuorilegge
over-line-renegade = Rinnegato
over-line-of = { $side }: punti vita
over-r = G{ $round }
over-bar = Si dice al bancone
over-quickest = La mano più veloce
over-quickest-of = { $who }, { $count } { $count ->
        [one] carta
       *[other] carte
    } Bang!
over-toughest = La pelle più dura
over-toughest-of = { $who }, { $count } { $count ->
        [one] colpo evitato
       *[other] colpi evitati
    }
over-thirstiest = La gola più secca
over-thirstiest-of = { $who }, { $count } { $count ->
        [one] Birra
       *[other] Birre
    }
over-deadliest = La mano più letale
over-deadliest-of = { $who }, { $count } { $count ->
        [one] punto vita tolto
       *[other] punti vita tolti
    }
over-quiet = Partita tranquilla: niente da raccontare.
over-rematch-swap = Rivincita a parti invertite
over-rematch = Rivincita, stessi posti
over-rematch-waits = Aspettiamo gli altri ({ $ready } su { $count })
over-again = Gioca un'altra partita
over-look = Guarda il tavolo
over-score = Vittorie a questo tavolo
over-score-bots = Bot
over-replay = Guarda la registrazione
over-copy-replay = Copia il link della registrazione
fair-good = Carte oneste: l'impronta mostrata prima della partita corrisponde al seme mostrato ora.
fair-drawn = Carte oneste: il seme deriva dal segreto del server e { $count ->
        [one] dalla quota di un giocatore
       *[other] dalle quote di { $count } giocatori
    }, e la sua impronta era stata mostrata prima della partita.
fair-mine = Carte oneste, con una quota di questo dispositivo: il server era legato al suo segreto prima di conoscerla, quindi nessuno poteva scegliere le carte.
fair-secret = Segreto del server
fair-share = Quota del posto { $seat }
fair-bad = Il seme non corrisponde all'impronta mostrata prima della partita. Segnala questa partita, per favore.
fair-practice = Allenamento: la partita è cominciata da un punto noto, quindi non c'era nulla da dimostrare.
fair-practice-title = Allenamento
fair-seed = Seme
fair-hash = Impronta

## Replay

replay-title = Registrazione
replay-eyes = Vista di
replay-eyes-all = Tutto scoperto
replay-eyes-spectator = Uno spettatore
replay-roles = Ruoli visibili
replay-hands = Mani visibili
replay-hand-of = Mano di { $who }
replay-decision = decisione { $at } di { $count }
replay-round = Giro { $round }
replay-start = Le carte sono distribuite
replay-turn-of = { $who }: turno { $turn }
replay-scrub = Punto della partita
replay-prev-turn = Un turno indietro
replay-prev = Un passo indietro
replay-next = Un passo avanti
replay-next-turn = Un turno avanti
replay-turn = turno
replay-step = passo
replay-play = Avvia
replay-pause = Ferma
replay-speed = Velocità { $speed }×
replay-link = Link a questo momento
replay-keys = Spazio avvia · ← → passo · ↑ ↓ turno
replay-export = Salva la registrazione
replay-review = Analisi
replay-play-on = Continua come { $who }
replay-report = Segnala un problema
report-what = Che cosa è andato storto?
report-contact = Come contattarti (facoltativo)
report-about = La registrazione della partita viene allegata. La legge solo chi gestisce questo server.
report-send = Invia la segnalazione
report-sent = Grazie. La segnalazione è conservata con il numero { $id }.
report-person = Segnala { $name }
report-line = Segnala le parole di { $name }
report-which = Di che cosa si tratta?
report-name = Del nome o del comportamento
report-person-what = Che cosa non va?
report-person-about = Il nome e queste parole vengono allegati. Li legge solo chi gestisce questo server; { $name } non ne saprà nulla.
replay-verify = Carte oneste
replays-title = Partite registrate
replays-import = Apri un file di registrazione
replays-import-about = Un file salvato da una registrazione. Il server rigioca la partita e la controlla.
replays-mine = Le mie partite
replays-mine-none = In questo browser non hai ancora giocato.
replays-unfinished = non è ancora finita
replays-recent = Partite finite
replays-none = Qui non è ancora finita nessuna partita.
replays-open = Apri la registrazione di { $table }
replays-go = Apri

## Rules and rulings

rules-title = Regole e chiarimenti
rules-search = Una carta, una parola, una regola
rules-cards = Carte { $count }
rules-characters = Personaggi { $count }
rules-events = Eventi { $count }
rules-wagons = Vagoni { $count }
rules-stations = Stazioni { $count }
rules-roles = Ruoli { $count }
rules-options = Opzioni { $count }
rules-kinds = Tipi
rules-set = Espansione
rules-all-sets = Tutte
rules-list = Elenco
rules-none = Nessun risultato.
rules-brown = azione
rules-blue = resta
rules-green = dopo
rules-kind-brown = marrone · si gioca e si scarta
rules-kind-blue = blu · resta in gioco
rules-kind-green = verde · dal turno successivo
rules-weapon = arma, gittata { $range }
rules-book = simbolo del libro
rules-life = { $count } { $count ->
        [one] punto vita
       *[other] punti vita
    }
rules-in-deck = nel mazzo: { $count }
rules-rulings = Chiarimenti
rules-rulings-about = ognuno è anche un test
rules-played = Giocati al tavolo
rules-rulings-none = Nessun chiarimento: il testo dice tutto.
rules-rulings-english = I chiarimenti e le regole sono in inglese.
rules-rule = Regole
rules-play-it = Giocalo
rules-option-default-on = attiva se non la togli
rules-option-default-off = disattivata se non la scegli
rules-back-to-list = Torna all'elenco

## Settings

settings-title = Impostazioni
settings-you = Il tuo nome
settings-name = Nome al tavolo
settings-name-hint = Un ospite ha bisogno solo di un nome. Resta in questo browser.
settings-save = Salva
settings-saved = Salvato
settings-language = Lingua
settings-looks = Aspetto
settings-theme = Tema
settings-theme-auto = come il sistema
settings-theme-dark = Crepuscolo, scuro
settings-theme-light = Mezzogiorno, chiaro
settings-play = Al tavolo
settings-speed = Animazioni
settings-speed-off = spente
settings-speed-slow = lente
settings-speed-normal = normali
settings-speed-fast = veloci
settings-speed-hint = Con il movimento ridotto nel sistema tutto resta fermo comunque.
settings-sound = Suoni
settings-one-click = Gioca con un clic le carte senza bersaglio
settings-keys = Tasti
settings-key-cards = scegli una carta
settings-key-tab = scorri ciò che è possibile
settings-key-enter = la risposta principale
settings-key-esc = indietro
settings-key-why = perché no, o la regola
settings-key-log = diario
settings-key-chat = chiacchiere
settings-key-deck = mazzo e scarti

## Credits

credits-title = Riconoscimenti
credits-game = Il gioco
credits-game-about = BANG! è di Emiliano Sciarra. BANG! e BANG! The Duel sono marchi del loro editore, che non ha nulla a che fare con Sixgun. Compra la scatola: merita.
credits-own = I testi delle carte, i disegni e le pagine sono nostri; nessuna illustrazione né testo ufficiale.
credits-icons = Icone
credits-icons-about = Le icone sono di game-icons.net, disegnate da Lorc, Delapouite e altri, con licenza CC BY 3.0. Alcune sono nostre o ne derivano.
credits-fonts = Caratteri
credits-fonts-about = Alegreya di Juan Pablo del Peral, Sofia Sans di Lettersoup, entrambi con licenza SIL Open Font License.
credits-software = Il programma
credits-software-about = Sixgun è software libero con licenza MIT. È fatto con Python, Starlette, msgspec, SQLAlchemy, Svelte, Vite e Fluent.
credits-version = Versione { $version }
credits-authors = Autori delle icone usate

## Refusals of the server

error-bad-name = Un nome ha bisogno di almeno una lettera o una cifra.
error-bad-text = Non c'è nulla da dire.
error-bad-setup = Questa partita non si può preparare: set, opzioni e numero di giocatori non vanno d'accordo.
error-no-record = Questo file non è la registrazione di una partita.
error-bad-record = La registrazione non porta alla partita che racconta: è stata modificata o è danneggiata.
error-old-rules = Questa partita è stata giocata con altre regole ({ $rules }); questo server conosce { $ours }. La registrazione si può ancora salvare.
error-bad-token = Questo posto non è più tuo.
error-not-owner = Può farlo solo chi ospita il tavolo.
error-no-table = Non c'è un tavolo così.
error-no-replay = Non c'è una registrazione così.
error-no-ruling = Questo caso non esiste o non si può giocare.
error-slow-down = Troppo in fretta: aspetta un po'.
error-too-large = È troppo grande.
error-seat-taken = Lì è già seduto qualcuno.
error-seats-full = Non ci sono posti liberi.
error-table-full = Il tavolo è pieno.
error-too-many-from-here = A questo tavolo ci sono già troppe persone della tua rete.
error-no-spectators = Questo tavolo non ammette spettatori.
error-not-now = Ora non è possibile.
error-not-alone = Qui giocano anche altre persone: nessuno può fermare la partita da solo.
error-not-ready = Non tutti sono pronti.
error-saw-too-much = Chi ha visto le carte coperte non può sedersi in questa partita.
error-bad-share = Non è la quota di cui era stata mostrata l'impronta.
error-not-revealed = La distribuzione si sorteggia di nuovo: non è arrivata la quota di { $names }. Ricomincia.
error-seat-kept = Quel posto resta riservato finché dura la partita.
error-no-latecomers = A questo tavolo nessuno si siede a partita iniziata.
error-not-let-in = I giocatori non ti hanno fatto entrare in questa partita.
error-no-vote = Due giocatori non possono mandarsi via a vicenda. Al posto di chi è assente gioca un bot.
error-banned = Chi gestisce questo tavolo non ti fa entrare.
error-server-banned = Chi gestisce questo server non ti fa entrare.
error-no-line = Questo messaggio della chat non c'è (più).
error-muted = A questo tavolo non hai la parola.
error-gagged = Bavaglio: nessuno in gioco può parlare.
error-speech-costs = Bavaglio: se lo invii, perdi 1 punto vita.
error-frozen = La partita ha avuto un errore ed è ferma. La registrazione è al sicuro.
error-late-answer = Troppo tardi.
error-illegal-answer = Non è tra le risposte.
error-old-client = Il server è cambiato: ricarica la pagina.
error-cannot-save = Al momento non si può salvare nulla. Riprova tra poco.
error-unreachable = Al momento questo tavolo non è raggiungibile. Riprova tra poco.
error-server-error = Il server ha avuto un errore.
