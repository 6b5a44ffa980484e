### BANG! is a trademark of its publisher; these texts are our own words.
### Words: evento (event), chi guida (leader), giro (round). Il "tu" è chi sta giocando il turno.

## Events

event-hn-blessing = Benedizione
    .text = Tutte le carte valgono come cuori.
    .now = Ora ogni carta è di cuori.
event-hn-curse = Maledizione
    .text = Tutte le carte valgono come picche.
    .now = Ora ogni carta è di picche.
event-hn-ghost-town = Città Fantasma
    .text = Gli eliminati giocano il loro turno come fantasmi: pescano 3 carte, non perdono punti vita e a fine turno escono di nuovo.
    .now = Gli eliminati giocano il turno come fantasmi.
event-hn-gold-rush = Corsa all'Oro
    .text = I turni vanno in senso antiorario; gli effetti delle carte restano in senso orario.
    .now = I turni vanno in senso antiorario.
event-hn-hangover = Sbornia
    .text = Le abilità dei personaggi non hanno effetto.
    .now = La tua abilità non ha effetto.
event-hn-high-noon = Mezzogiorno di Fuoco
    .text = All'inizio del tuo turno perdi 1 punto vita. Questo evento resta fino alla fine della partita.
    .now = A inizio turno: 1 punto vita in meno.
event-hn-reverend = Il Reverendo
    .text = Nessuno può giocare una Birra, nemmeno per salvarsi.
    .now = Niente Birra, nemmeno per salvarsi.
event-hn-sermon = Sermone
    .text = Nel tuo turno non puoi usare carte Bang!, nemmeno in un Duello.
    .now = Niente carte Bang! nel tuo turno.
event-hn-shootout = Sparatoria
    .text = Nel tuo turno puoi giocare una seconda carta Bang!
    .now = { $bangs ->
        [any] Puoi giocare quante carte Bang! vuoi.
       *[other] Carte Bang! nel tuo turno: { $bangs }.
    }
event-hn-thirst = Sete
    .text = Nella fase di pesca prendi una carta in meno.
    .now = Peschi: { $draws }.
event-hn-train-arrival = Il Treno
    .text = Alla fine della fase di pesca prendi un'altra carta dal mazzo.
    .now = Peschi: { $draws }, poi un'altra.
event-hn-daltons = I Dalton
    .text = Subito, chi ha carte blu in gioco ne scarta una, a partire da chi guida.
    .now = Ognuno ha perso una carta blu.
event-hn-doctor = Il Dottore
    .text = Subito, chi ha meno punti vita ne recupera 1; in caso di parità, tutti loro.
    .now = I più deboli hanno recuperato 1 punto vita.
event-hn-handcuffs = Manette
    .text = Dopo la pesca nomina un seme: per il resto del turno puoi usare dalla mano solo carte di quel seme.
    .now = { $who ->
        [you] Nel tuo turno non usi nulla dalla mano.
        [other] { $name }: nulla dalla mano nel suo turno.
       *[nobody] Dopo la pesca nomini un seme.
    }
event-hn-new-identity = Nuova Identità
    .text = All'inizio del turno puoi passare al tuo personaggio di riserva; comincia con 2 punti vita.
    .now = A inizio turno puoi cambiare personaggio.

## Table options: the text is the meaning

option-hn-extra-cards = Manette e Nuova Identità
    .text = Nel mazzo ci sono anche i due eventi successivi di questa espansione.
option-event-mix-full = Tutti gli eventi insieme
    .text = Con entrambe le espansioni il mazzo contiene tutti gli eventi, non dodici più uno finale.
option-events-reshuffle = Eventi senza fine
    .text = Nessun evento resta per sempre: quelli finali sono mescolati agli altri, e un mazzo esaurito ricomincia.
option-exclude-resurrection-events = I morti non tornano
    .text = Senza gli eventi che riportano in gioco gli eliminati: Città Fantasma, Dead Man, Camposanto.
option-hn-handcuffs-sheriff = Manette per uno solo
    .text = Con Manette chi guida sceglie un giocatore, che nel suo turno di questo giro non gioca nulla dalla mano.
option-hn-daltons-on-turn-any = I Dalton a turno
    .text = Non subito: ognuno scarta una sua carta in gioco all'inizio del proprio turno.
option-hn-gold-rush-effects-reverse = Corsa all'Oro inverte tutto
    .text = Durante Corsa all'Oro anche gli effetti delle carte vanno in senso antiorario.
