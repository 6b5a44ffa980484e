### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

duel-why-bang-limit = In questo turno non puoi giocare altre carte Bang!.
duel-why-only-an-answer = Questa carta risponde solo a un colpo: non si gioca nel proprio turno.
duel-why-not-the-back = { $target }: questa carta non arriva alla retroguardia degli altri.
duel-why-not-your-front = { $target }: l'equipaggiamento va alla tua retroguardia, non alla tua prima linea.
duel-why-not-your-own = { $target }: questa carta non si gioca sui propri personaggi.
duel-why-only-your-back = { $target }: questa carta va solo alla tua retroguardia.
duel-why-needs-two-characters = Non c'è niente da scambiare: quella squadra ha un solo personaggio.
duel-why-nothing-to-take = Non c'è nessuna carta da prendere o scartare.
duel-why-needs-a-target = Questa carta ha bisogno di un bersaglio.
duel-why-no-target-there = Non c'è nessuno su cui giocare questa carta.
duel-why-takes-no-target = Questa carta non ha un bersaglio preciso.
duel-why-not-in-play = In quel posto non c'è nessuno.
duel-why-not-asked = In questo momento non ti si chiede nulla.
duel-why-not-yours = Non hai questa carta né in mano né in gioco.
duel-why-no-such-card = Nel Duello non c'è la carta { $card }.
duel-why-not-a-miss = Questa carta non annulla un colpo.
duel-why-not-a-hit-card = Serve una carta colpo.
duel-why-needs-another-card = Oltre a questa carta te ne servirebbe un'altra da scartare.
duel-why-not-a-choice = Questa carta non è tra le scelte possibili ora.
duel-why-no-reload-yet = Si ricarica solo quando una squadra ha un solo personaggio.
duel-why-not-active = Le carte accanto alla tua retroguardia ora non servono.
duel-why-only-your-target = { $target }: in tre, questa carta si gioca solo su chi stai cacciando.
duel-why-spurred = { $target } ha gli speroni e la sua mano è vuota: nessun colpo possibile.
duel-why-resource-twice = { $target }: l'altro personaggio di quella squadra ha già questa risorsa.
duel-why-resource-too-new = Una risorsa si usa dal turno dopo quello in cui è entrata in gioco.
duel-why-resource-not-now = Ora questa carta non serve a nulla.
duel-why-resource-in-hand = Una risorsa in mano non è né una carta colpo né una carta mancato.
duel-why-only-hit-cards = Questo colpo si annulla solo scartando una carta colpo.
duel-why-not-a-miss-card = Serve una carta mancato.
