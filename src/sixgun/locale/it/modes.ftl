### BANG! is a trademark of its publisher; these texts are our own words.
### Modes for two, three and six players, and the pages between the games of a series. $who, $whom, $name are names of players, $names a list of them;
### $you which of the two the reader is; $dollars a sum with its sign; $game, $games, $count numbers; $side who has won, as a sentence.

## Modes

mode-two-players = 2 giocatori, 2 personaggi a testa
mode-three-players = 3 giocatori, ruoli scoperti
mode-special-six = Partita speciale a sei
mode-about-two-players = Agisce solo il personaggio attivo; chi perde entrambi i personaggi perde.
mode-about-three-players = Ciascuno dà la caccia a un altro, e il terzo a lui.
mode-about-special-six = Sette ruoli, uno fuori dal gioco: nessuno sa quale.
mode-settlement = Sparatoria: decide l'ultimo in vita
mode-active = Attivo
mode-passive = Passivo
mode-alone = L'ultimo
mode-departed = Lascia la partita
mode-your-target = Il tuo bersaglio
mode-hunts-you = Ti dà la caccia
mode-you-hunt = La tua caccia
mode-hunts = { $you ->
    [who] Dai la caccia a { $whom }.
    [whom] { $who } ti dà la caccia.
   *[nobody] { $who } dà la caccia a { $whom }.
    }
mode-last-alive = Qualcuno è fuori: ora vince l'ultimo in vita.
mode-no-character = Ancora nessun personaggio
mode-asleep-passive = Da passivo l'abilità non vale. Le carte qui servono solo a questo personaggio.

## Goals

goal-two-name = Due contro due
goal-two = Elimina entrambi i personaggi di { $name }.
goal-three = Elimina { $name }.
goal-last = Resta l'ultimo in vita.
goal-six-sheriff = Devono cadere Fuorilegge e Rinnegato.
goal-six-deputy = Devono cadere Fuorilegge e Rinnegato.
goal-six-outlaw = Devono cadere Sceriffo e Vice.
goal-six-renegade = Resta l'ultimo in vita.
reveal-two = Due personaggi, una mano
reveal-two-1 = All'inizio del turno scegli chi è attivo: valgono la sua gittata, la sua arma e la sua abilità.
reveal-two-2 = Un personaggio passivo attaccato conta come attivo finché non si risponde.
reveal-two-3 = Un BANG! a turno per tutti e due; il limite di mano è la vita dell'attivo.
reveal-three-1 = Tutti i ruoli sono scoperti. Vinci subito se elimini il tuo bersaglio.
reveal-three-2 = Se qualcuno cade in altro modo, vince l'ultimo in vita.
reveal-three-3 = Chi elimina un giocatore e non vince così pesca 3 carte.
reveal-six-1 = Uno dei sette ruoli è fuori dal gioco. La partita continua dopo la morte dello Sceriffo.
reveal-six-2 = Con tre criminali fuori la legge può dire «Il crimine è sconfitto!»; con lo Sceriffo e un Vice fuori un Fuorilegge può dire «La legge è morta!».
reveal-six-3 = Se non è vero, chi deve scoprire il ruolo regola la partita con gli altri scoperti.

## Standings

series-chip = Serie, partita { $game } di { $games }
series-player = Giocatore
series-game-n = Partita { $game }
series-game-short = partita { $game }
series-start = inizio
series-left = { $count ->
    [one] ancora { $count }
   *[other] ancora { $count }
    }
series-besides = Inoltre
series-besides-about = Denaro iniziale e taglie, meno quanto costano personaggi e carte
series-dollars = Dollari
series-sheriff-next = ora Sceriffo
series-chart = Quanto hanno reso le partite a ciascuno; lo dice anche la tabella
series-after = Serie, dopo la partita { $game } di { $games }
series-leads = In testa { $name }: { $dollars }
series-wins = { $name } vince la serie: { $dollars }
series-won = { $side }: { $names }
series-fined = { $name }, Vice, ha abbattuto lo Sceriffo: −$5.000
series-bounty = Taglie per { $name }: { $dollars }
series-next = Partita { $game }: la stella passa a { $name }.
series-over = La serie è finita
series-law = Come si guadagna
series-law-about = Vince la legge: per ogni Fuorilegge distribuito $1.500 allo Sceriffo, $1.000 a un Vice vivo, $700 a uno caduto. Vincono i Fuorilegge: $1.000 a testa per ciascuno, $800 se caduti.
series-renegade = Rinnegato
series-renegade-about = Vince da solo: $1.500 per giocatore, e $100 per giocatore allo Sceriffo. Cade per ultimo e vince la legge: $400 per giocatore. Vive e vincono i Fuorilegge: $300 per giocatore.
series-fine = Multa e parità
series-fine-about = Un Vice che abbatte lo Sceriffo paga $5.000. A parità conta chi ha più vittorie da Sceriffo, poi da Rinnegato, Vice, Fuorilegge; poi più turni, poi la sorte.
series-experience = Esperienza
series-experience-about = Le carte davanti a te alla fine della partita si possono tenere a $500 l'una. Contano nella prima mano.
series-hire = Ingaggio
series-hire-about = Paghi quando ottieni il personaggio. Se sopravvivi puoi tenerlo allo stesso prezzo. Nessuno offre più di quanto ha.
series-bounties = Taglie
series-bounties-about = Chi elimina un Fuorilegge riceve $1.000 invece di 3 carte.
series-links = La classifica come
series-watch-game = Guarda la partita { $game }
series-games = Partite della serie

## Auction

series-keepers = Prima della partita { $game }: chi tiene il personaggio?
series-auction = Prima della partita { $game }: asta
series-on-block = all'asta
series-waits = in attesa
series-price = Prezzo
series-highest = Offerta più alta
series-no-bid = Ancora nessuna offerta
series-bids-list = Offerte
series-money = Quanto ha ciascuno
series-has = ha { $name }
series-bids = offre { $dollars }
series-passed = non offre più
series-bid = La tua offerta
series-bid-less = $100 in meno
series-bid-more = $100 in più
series-bid-jump = $500 in più
