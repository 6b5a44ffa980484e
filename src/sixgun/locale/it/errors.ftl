### BANG! is a trademark of its publisher; these texts are our own words.
### What the server refuses: error-<id>; further ones stand in pages.ftl.

error-bad-message = Il messaggio non si può leggere.
error-bad-request = La richiesta non si può leggere.
error-cross-origin = Le richieste da altri siti sono rifiutate.
error-no-page = Questa pagina non esiste.
error-no-language = Non ci sono testi in questa lingua.
error-no-method = A questo indirizzo non si può fare.
error-not-json = Qui serve JSON.
error-no-frame = La partita non ha questo momento.
error-no-seat = Questo posto non esiste.
error-not-seated = Non hai un posto a questo tavolo.
error-not-member = Qui non c'è nessuno così.
error-no-bot = Questo bot non esiste.
error-not-asked = La domanda non è per te.
error-nothing-to-take-back = Non si può più annullare: una carta è stata vista o un altro giocatore ha già ricevuto una domanda.
error-no-series = Lì non c'è una serie, o non è ancora cominciata.
