### BANG! is a trademark of its publisher; these texts are our own words.
### Titles of the rulings of src/sixgun/rulings/files/classic/wws_events, by id; of a case by its number (docs/rulings.md).

helena-zontero = Helena Zontero: una carta rossa ridistribuisce i ruoli dei vivi, tranne lo Sceriffo
    .case-1 = Cuori: ruoli nuovi, coperti
    .case-2 = Una carta nera: niente
    .case-3 = I ruoli scoperti dei morti restano, e non si deve "estrarre!": Lucky Duke scopre una sola carta
lady-rosa = Lady Rosa del Texas: si scambia il posto con chi siede a destra, che salta un turno
    .case-1 = B si siede alla destra di A; A salta il turno, continua C
    .case-2 = Non con due giocatori in vita
    .case-3 = Dal nuovo posto sono a tiro altri: insieme a un Mustang
sacagaway = Sacagaway: tutte le mani sono scoperte, i ruoli restano segreti
    .case-1 = Dalla mano si prende comunque una carta a caso
    .case-2 = L'evento successivo chiude di nuovo le mani
    .case-3 = Con uno sparo la domanda si fa, anche se tutti vedono che nulla serve
showdown = Regolamento di Conti: ogni carta può sparare come Bang!, le carte Bang! fermano solo gli spari
    .case-1 = Si spara una Birra, e un Bang! la ferma
    .case-2 = Un Bang! non si può sparare
    .case-3 = Per un Duello ogni carta vale come Bang!, anche uno vero
wild-west-show = Wild West Show: chi resta l'unico in vita vince da solo
    .case-1 = La morte dello Sceriffo non chiude nulla
    .case-2 = Vince l'ultimo in vita, chiunque sia
    .case-3 = Un Fuorilegge porta ancora tre carte
