### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/series, by id; of a case by its number (docs/rulings.md).

CL-S-27 = Vince la legge e un Vice è vivo: dollari per ruolo
CL-S-28 = Vincono i Fuorilegge: al morto di meno, al Rinnegato qualcosa
CL-S-29 = Il Rinnegato caduto per ultimo è pagato; anche un Vice morto
    .case-2 = Un Fuorilegge cade per ultimo: al Rinnegato nulla
CL-S-65 = Esperienza: con $1200 si tengono due carte e se ne ricevono altre due
CL-S-73 = Otto giocatori: ogni Rinnegato conta per sé
bounty-among-outlaws = Taglie: la riceve anche un Fuorilegge per un Fuorilegge
bounty-for-an-outlaw = Taglie: $1000 invece di tre carte per un Fuorilegge
deputy-who-betrays-the-sheriff = Il Vice che elimina lo Sceriffo paga $5000
experience-all-at-once = Esperienza: si decide tutti insieme, e prima nessuno vede
experience-not-more-than-the-first-hand = Esperienza: non si tengono più carte della mano iniziale
fallen-pedro-does-not-matter = In una serie senza eventi un Pedro Ramirez caduto non rende importante l'ordine
hire-an-auction = Ingaggio: apre chi sta alla destra dello Sceriffo; si rilancia finché gli altri passano
    .case-2 = L'asta seguente la apre il prossimo in senso antiorario senza personaggio
hire-keepers = Ingaggio: chi è sopravvissuto tiene il personaggio allo stesso prezzo e non fa offerte
hire-keepers-clockwise = Ingaggio: dopo una partita si chiede ai sopravvissuti in senso orario dal nuovo Sceriffo, ai caduti no
hire-with-little-money = Ingaggio: chi ha meno di $100 apre con tutto; nessuno offre più di quanto ha
    .case-2 = Chi ha giusto quanto serve per rilanciare viene interpellato, chi ha meno no
    .case-3 = Chi ha debiti non ha nulla, e tiene per nulla ciò che non è costato nulla
    .case-4 = Chi ha $200 può aprire con due offerte
no-bounty-for-others = Taglie: nulla per un Rinnegato, né senza un responsabile
    .case-2 = La Dinamite non è opera di nessuno
no-mercy-in-a-series = Nessuna pietà in una serie: vale per lo Sceriffo della partita
    .case-2 = A un Fuorilegge non è chiesto
renegade-wins-a-game = La vittoria del Rinnegato paga lui, e un poco lo Sceriffo
ruthless-law-in-a-series = Legge spietata in una serie: solo lo Sceriffo della partita deve tenere il BANG!
    .case-2 = Un Fuorilegge può scartarlo
the-star-goes-round = Dopo una partita si va avanti, e Sceriffo è il prossimo in senso orario
wild-west-show-is-scored-for-the-survivor = Wild West Show in una serie: tutto a chi sopravvive, e nessun tradimento
six-is-scored = Serie, sei speciale: contano i Fuorilegge in gioco, chi se n'è andato prima della resa dei conti vale come vivo, il Rinnegato caduto per ultimo è pagato
    .case-1 = B se ne va prima della resa dei conti fra A e F: non è eliminato ed è pagato come chi è vivo
    .case-2 = C'erano due Fuorilegge; restano due Vice e vincono, il Rinnegato è caduto per ultimo, e lo Sceriffo è pagato vivo o morto
