### BANG! is a trademark of its publisher; these texts are our own words.

## The goal: short, at most six words

goal-sheriff = Elimina Fuorilegge e Rinnegati.
goal-deputy = Tieni in vita lo Sceriffo.
goal-outlaw = Lo Sceriffo deve morire.
goal-renegade = Resta l'ultimo in vita.
goal-out-deputy = Vinci ancora, se vince lo Sceriffo.
goal-out-outlaw = Vinci ancora, se lo Sceriffo muore.
goal-out-renegade = Sei fuori: non puoi più vincere.
goal-duel = Elimina tutta l'altra squadra.
goal-standoff = Il tuo bersaglio: { $squad }. Ti caccia: { $other }.
goal-show = Il tuo obiettivo

## At the start of a game

reveal-open = Il tuo ruolo, noto a tutti
reveal-secret = Il tuo ruolo, segreto
reveal-sheriff = Sei lo Sceriffo
reveal-deputy = Sei un Vice
reveal-outlaw = Sei un Fuorilegge
reveal-renegade = Sei un Rinnegato
reveal-sheriff-1 = Tutti ti conoscono. Hai 1 punto vita in più e giochi per primo.
reveal-sheriff-2 = I tuoi Vice sono nascosti: se ne elimini uno, perdi tutte le carte.
reveal-sheriff-3 = Se cadi, vincono i Fuorilegge, o un Rinnegato rimasto solo.
reveal-deputy-1 = Nessuno conosce il tuo ruolo. Lo Sceriffo lo conosci: { $sheriff }.
reveal-deputy-2 = Spara a chi spara allo Sceriffo.
reveal-deputy-3 = Se cade lo Sceriffo hai perso; se cadi tu, puoi ancora vincere.
reveal-outlaw-1 = Nessuno conosce il tuo ruolo. Anche gli altri Fuorilegge sono nascosti.
reveal-outlaw-2 = { $seats ->
    [0] Lo Sceriffo è { $sheriff }.
   *[other] Lo Sceriffo è { $sheriff }, a distanza { $seats }.
    }
reveal-outlaw-3 = Chi elimina un Fuorilegge pesca 3 carte, anche un altro Fuorilegge.
reveal-renegade-1 = Nessuno conosce il tuo ruolo. Non hai amici.
reveal-renegade-2 = Tieni in equilibrio le parti: aiuta chi sta perdendo.
reveal-renegade-3 = Se lo Sceriffo cade troppo presto, vincono i Fuorilegge.
reveal-eight-renegade = I Rinnegati sono due: anche l'altro è tuo nemico.
reveal-dealt = Ruoli a questo tavolo
reveal-squad-mine = La tua squadra: { $squad }
reveal-squad-other = { $name }: { $squad }
reveal-front = Davanti
reveal-back = Dietro
reveal-reserve = In riserva: { $count }
reveal-duel = Quasi tutte le carte colpiscono solo chi sta davanti. Scambia i posti in tempo per sopravvivere.
reveal-standoff = Quando una squadra è caduta, vince chi la cacciava.
reveal-go = Al tavolo
reveal-by-itself = si chiude da solo tra { $seconds } s
reveal-key = mostra l'obiettivo in ogni momento
reveal-always = Mostra il mio ruolo all'inizio

## The pace of bots

pace-human = Umano
pace-quick = Svelto
pace-fast = Istantaneo
pace-about-human = i bot pensano da 1 a 3 s
pace-about-quick = i bot pensano mezzo secondo
pace-about-fast = i bot rispondono subito
pace-bots = Ritmo dei bot
pace-pause = Pausa
pace-go-on = Riprendi
pace-step = Un passo
pace-end = Alla fine
pace-paused = In pausa
pace-hurried = Restano solo i bot: si gioca fino alla fine…

## Out of the game

out-title = Sei fuori
out-left = Giocano ancora: { $people ->
    [0] bot: { $bots }.
   *[other] persone: { $people }, bot: { $bots }.
    }
out-see-end = Vedi come finisce
out-see-end-bots = Restano solo i bot: finiscono subito.
out-see-end-people = Senza carte in volo; chi gioca non ha fretta.
out-fast = Avanti veloce
out-slow = Guarda con calma
out-seat = Prendi il posto di un bot
out-seat-about = Con quello che ha. Non dopo aver visto i ruoli.
out-new = Nuova partita
out-new-about = Stesse regole, contro i bot. Questa continua; il replay è in “Le mie partite”.
out-new-open = Apri
out-roles = Mostrami tutti i ruoli
out-bet = Chi vincerà?
out-bet-on = Hai scommesso su: { $name }
out-bet-right = Scommessa vinta: { $name }.
out-bet-wrong = Scommessa persa: { $name }.
out-side-law = Sceriffo e Vice
out-watch-always = Quando sono fuori e restano solo i bot, voglio guardare

## A bot in my seat

kept-title = Un bot gioca per te
kept-why = Il tuo tempo è scaduto due volte. Segue il tuo obiettivo.
kept-back = Riprendo il mio posto
kept-meanwhile = Nel frattempo

## The table of a ruling

task-title = Compito
task-next = Il tuo prossimo passo: { $answer }
task-wait = Gli altri rispondono come dice il chiarimento.
task-none = Non c'è niente da fare: prova ciò che dice la frase.
task-progress = passi: { $done } di { $steps }
task-solved = Risolto: è quello che dice il chiarimento.
task-strayed = È un'altra strada rispetto al chiarimento. Continua, o ricomincia.
task-again = Ricomincia
task-leave = Alle regole

## My turn

alert-turn = Tocca a te
alert-answer = La tua risposta
alert-title = ● { $what } – { $table }
alert-notify = Avvisami quando tocca a me e la pagina è nascosta
alert-denied = Il browser qui non consente notifiche.
