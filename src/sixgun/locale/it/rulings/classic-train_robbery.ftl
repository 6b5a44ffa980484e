### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/train_robbery, by id; of a case by its number (docs/rulings.md).

boom-town = A Boom Town un vagone costa una carta Bang!
    .case-1 = Pagato con l'unico Bang!; un vagone per turno; la Dining Car sfama chi ce l'ha
    .case-2 = Gatling non è una carta Bang!, e nemmeno il Mancato! di Calamity Janet
    .case-3 = Un vagone senza stazione non si può prendere
dining-car = Dining Car: all'inizio del turno bisogna "estrarre!", i cuori sfamano
    .case-1 = Cuori
    .case-2 = Qualsiasi altro seme
    .case-3 = Chi resta in Prigione non mangia
ironhorse = Al capolinea Ironhorse spara a tutti, e nessuno ha sparato
    .case-1 = Comincia il turno del macchinista: prima chi è di turno, poi in senso orario; poi il treno si ricompone e la locomotiva si gira
    .case-2 = Non finché c'è una stazione davanti
    .case-3 = Nessuno è ricompensato per chi cade, ed El Gringo non prende nulla
    .case-4 = Leland è un Emporio
observation-car = Observation Car: vedi gli altri più vicini, loro ti vedono più lontano
    .case-1 = Le due cose insieme
    .case-2 = Non sta mai in mano: chi lo prende lo ha in gioco
    .case-3 = Scartato, va sotto il mazzo dei vagoni, non tra gli scarti
prisoner-car = Prisoner Car: Duello e Indiani! degli altri non fanno nulla
    .case-1 = Un Duello
    .case-2 = Indiani!: si chiede agli altri
    .case-3 = Gatling è un'altra cosa
