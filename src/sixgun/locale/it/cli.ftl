### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## The table

cli-seat = Posto
cli-player = Giocatore
cli-role = Ruolo
cli-life = Vita
cli-hand = Mano
cli-range = Gitt.
cli-distance = Distanza
cli-in-play = In gioco
cli-you = (tu)
cli-unknown-role = ?
cli-out = fuori
cli-piles = { $deck ->
    [one] { $deck } carta nel mazzo
   *[other] { $deck } carte nel mazzo
    }; { $discards ->
    [0] nessuna carta tra gli scarti.
    [one] { $discards } carta tra gli scarti, in cima { $card }.
   *[other] { $discards } carte tra gli scarti, in cima { $card }.
    }
cli-deck-known = Conosci la carta numero { $place } dalla cima del mazzo: { $card }.
cli-hand-known = { $player } ha in mano { $cards }.
cli-your-hand = La tua mano: { $cards }.
cli-empty-hand = Non hai carte in mano.
cli-your-role = Il tuo ruolo: { $role }. { $goal }

## Talking

cli-prompt = La tua risposta (numero, ? o help):
cli-default = Invio: { $answer }
cli-no-answer = { $word } qui non è una risposta. Scrivi un numero della lista, oppure help.
cli-no-card = Né in mano né sul tavolo c'è una carta o un personaggio { $word }.
cli-playable = È tra le tue risposte possibili.
cli-again = La stessa risposta ancora una volta: sì.
cli-taken-back = Mossa ritirata.
cli-nothing-to-take-back = Non c'è nulla da ritirare: si è vista una carta, o è stato chiesto qualcosa a qualcuno.
cli-saved = Salvata in { $file }.
cli-not-saved = { $file }: impossibile scrivere lì. Indica un altro file.
cli-no-file = Di' dove: save FILE.
cli-left = Ti alzi dal tavolo.
cli-help = Un numero è una risposta. Invio da solo è la risposta predefinita.
    ?carta     che cosa fa una carta o un personaggio, e perché non si gioca
    hand       tutte le tue carte con i testi
    back       ritira la mossa, finché non si vede una carta o si chiede ad altri
    log        tutto quello che è successo
    save FILE  salva la partita; si riprende con sixgun play --resume FILE
    quit       lascia il tavolo

## The end

cli-winner = { $side ->
    [sheriff] Ha vinto la legge: lo Sceriffo e i Vice.
    [outlaw] Hanno vinto i Fuorilegge.
    [renegade] Ha vinto il Rinnegato.
   *[other] La partita è finita.
    }
cli-result = { $won ->
    [yes] Hai vinto!
   *[no] Hai perso.
    }
cli-seed = Il seme di questa partita era { $seed }.
