### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

why-bang-limit = In questo turno hai già giocato una carta Bang!.
why-only-an-answer = Questa carta risponde solo a uno sparo: non si gioca nel proprio turno.
why-same-name = Hai già in gioco una carta con questo nome.
why-out-of-range = { $target } è a distanza { $distance } e la tua arma arriva a { $range }.
why-too-far = { $target } è a distanza { $distance } e questa carta arriva a { $range }.
why-not-yourself = Non puoi giocare questa carta su di te.
why-no-cards = { $you ->
    [target] Qui non hai carte da scegliere.
   *[nobody] { $target } non ha carte da scegliere.
    }
why-not-the-sheriff = Lo Sceriffo non può finire in prigione.
why-in-jail-already = { $target } è già in prigione.
why-takes-no-target = Questa carta non si gioca contro un solo giocatore.
why-needs-a-target = Questa carta ha bisogno di un bersaglio.
why-no-target-there = Non c'è nessuno contro cui giocare questa carta.
why-not-living = { $target } è fuori dal gioco.
why-not-asked = In questo momento non ti si chiede nulla.
why-not-yours = Non hai questa carta in mano.
why-no-such-card = In questo gioco non c'è la carta { $card }.
why-no-miss = Questa carta non ferma uno sparo.
why-no-bang = Serve una carta Bang!.
why-only-beer = All'ultimo punto vita aiuta solo una Birra.
why-not-a-choice = Questa carta non è tra le scelte possibili ora.
why-ruthless-law = Legge spietata: lo Sceriffo non scarta un Bang! che poteva giocare, finché ha altre carte.
why-cannot-pay = Non hai in mano abbastanza altre carte per pagare questa.
why-own-figure = Questa carta non si gioca contro il tuo altro personaggio.
