### BANG! is a trademark of its publisher; these texts are our own words.
### Words: AP – aktywna postać (front), PO – postać w odwodzie (back), trafienie (hit), unik (miss), karta trafienia, karta
### uniku, karta BANG! (red), ekwipunek (blue), zasób (green), użyć (a resource), odsłonić kartę (reveal; symbole: beczka, wąż,
### dynamit, podkowa), zamienić miejscami (swap), zawsze aktywne, punkt życia. „Ty” to właściciel karty lub postaci.
### Every playing card has a duel-card-… id; the green ones are written under duel-resource-… and repeated there.

## Red: BANG! cards

duel-card-colt = Colt
    .acc = Colta
    .text = 1 trafienie w AP przeciwnika.
duel-card-winchester = Winchester
    .acc = Winchestera
    .text = 1 trafienie w AP albo PO przeciwnika, do wyboru.
duel-card-shotgun = Shotgun
    .acc = Shotguna
    .text = 1 trafienie w AP przeciwnika. Jeśli zostanie anulowane, możesz zamienić miejscami postacie: swoje albo przeciwnika.
duel-card-carbine = Karabin
    .acc = Karabin
    .text = 1 trafienie w AP przeciwnika. Jeśli zostanie anulowane, możesz odrzucić jedną kartę ekwipunku swojej AP albo AP przeciwnika.
duel-card-peacemaker = Peacemaker
    .acc = Peacemakera
    .text = 1 trafienie w AP przeciwnika. Jeśli zostanie anulowane, przeciwnik odrzuca wybraną przez siebie kartę z ręki.
duel-card-remington = Remington
    .acc = Remingtona
    .text = 1 trafienie w AP przeciwnika. Jeśli zostanie anulowane, dobierz 1 kartę.
duel-card-schofield = Schofield
    .acc = Schofielda
    .text = 1 trafienie w AP przeciwnika. Jeśli zostanie anulowane, twoja AP odzyskuje 1 punkt życia.
duel-card-fanning = Fanning
    .acc = Fanning
    .text = Tyle trafień w AP przeciwnika, ile ma ona kart ekwipunku. Każde trafienie anuluje się osobno.

## Brown: action cards

duel-card-derringer = Derringer
    .acc = Derringera
    .text = 1 trafienie w AP przeciwnika. Może on je anulować także dowolną jedną kartą z ręki. To nie jest karta BANG!
duel-card-knife = Nóż
    .acc = Nóż
    .text = 1 trafienie w AP przeciwnika. To nie jest karta BANG!
duel-card-gatling = Gatling
    .acc = Gatlinga
    .text = 1 trafienie w każdą postać oprócz twojej AP; twoja PO też jest pod ogniem. To nie jest karta BANG!
duel-card-missed = Pudło!
    .acc = Pudło!
    .text = Odpowiedź na trafienie w twoją postać: anuluje je.
duel-card-retaliation = Riposta
    .acc = Ripostę
    .text = Odpowiedź na trafienie w twoją postać: anuluje je, po czym AP przeciwnika staje się celem 1 trafienia.
duel-card-duel = Pojedynek
    .acc = Pojedynek
    .text = Na zmianę, przeciwnik pierwszy, możecie odrzucać karty trafienia. AP tego, kto pierwszy nie odrzuci, traci 1 punkt życia.
duel-card-indians = Indianie!
    .acc = Indian!
    .text = Za każdą postać oprócz twojej AP jej właściciel odrzuca kartę trafienia albo ta postać traci 1 punkt życia.
duel-card-water = Woda
    .acc = Wodę
    .text = Zamień miejscami dwie swoje postacie albo dwie postacie przeciwnika.
duel-card-steal = Kradzież
    .acc = Kradzież
    .text = Weź losową kartę z ręki przeciwnika albo odrzuć kartę w grze przy dowolnej postaci oprócz PO przeciwnika.
duel-card-schoolteacher = Nauczycielka
    .acc = Nauczycielkę
    .text = Weź na rękę kartę w grze przy dowolnej postaci oprócz PO przeciwnika.
duel-card-wagon = Wóz
    .acc = Wóz
    .text = Dobierz 3 karty, 2 z nich zatrzymaj, trzecią odrzuć.
duel-card-general-store = Sklep
    .acc = Sklep
    .text = Wyłóż po 2 karty z talii każdego gracza. Bierzcie je na zmianę po jednej, zaczynając od ciebie, aż do ostatniej.
duel-card-beer = Piwko
    .acc = Piwko
    .text = Twoje AP i PO odzyskują po 1 punkcie życia.
duel-card-strong-beer = Mocne Piwo
    .acc = Mocne Piwo
    .text = Wybierz dowolną postać oprócz PO przeciwnika: ma teraz dokładnie 3 punkty życia, bez względu na to, ile miała.

## Blue: equipment

duel-card-bank = Bank
    .acc = Bank
    .text = Przy twojej AP: w fazie dobierania weź o 1 kartę więcej.
duel-card-barrel = Beczka
    .acc = Beczkę
    .text = Gdy ta postać jest celem trafienia, możesz odsłonić kartę: beczka anuluje trafienie.
duel-card-hat = Kapelusz
    .acc = Kapelusz
    .text = Gdy ta postać jest celem trafienia, możesz odrzucić Kapelusz z gry, aby je anulować.
duel-card-scope = Luneta
    .acc = Lunetę
    .text = Przy twojej AP: twoje karty trafienia mogą celować także w PO przeciwnika.
duel-card-gunbelt = Pas na broń
    .acc = Pas na broń
    .text = Przy twojej AP: zagrywaj dowolną liczbę kart BANG!; nie wliczają się do limitu.
duel-card-watch = Zegarek
    .acc = Zegarek
    .text = Przy twojej AP: dobierz 1 kartę za każdym razem, gdy przeciwnik zamienia miejscami swoje postacie.
duel-card-stampede = Popłoch
    .acc = Popłoch
    .text = Zawsze aktywny. Na początku tury właściciela ta postać i druga postać właściciela zamieniają się miejscami.
duel-card-rattlesnake = Grzechotnik
    .acc = Grzechotnika
    .text = Zawsze aktywny. Na początku swojej tury właściciel postaci odsłania kartę: wąż – postać traci 1 punkt życia.
duel-card-dynamite = Dynamit
    .acc = Dynamit
    .text = Na twoją PO; zawsze aktywny. Na początku tury właściciel odsłania kartę: dynamit – postać traci 3 punkty życia, inaczej trafia on do PO przeciwnika.

## Red, brown and blue: Renegades

duel-card-spencer = Karabin Spencera
    .acc = Karabin Spencera
    .text = 1 trafienie w AP innego gracza. Nieanulowane kosztuje 2 punkty życia, jeśli cel ma ich 4 lub więcej, w innym razie 1.
duel-card-sharps = Karabin Sharpsa
    .acc = Karabin Sharpsa
    .text = 1 trafienie w AP innego gracza. Umiejętność, ekwipunek i zasoby celu nie działają.
duel-card-savage = Savage
    .acc = Savage'a
    .text = 1 trafienie w AP innego gracza. Dobierz 1 kartę, zanim odpowie.
duel-card-lightning = Lightning
    .acc = Lightninga
    .text = 1 trafienie w AP innego gracza. W tej turze możesz zagrać jeszcze 1 kartę BANG!
duel-card-whitney = Whitney
    .acc = Whitneya
    .text = 1 trafienie w AP innego gracza. Anuluje je tylko odrzucenie karty trafienia; uniki i umiejętności nie pomagają.
duel-card-walker = Walker
    .acc = Walkera
    .text = 1 trafienie w AP innego gracza. Jeśli zostanie anulowane, weź tę kartę z powrotem na rękę.
duel-card-indian-chief = Wódz Indian
    .acc = Wodza Indian
    .text = Za każdą swoją postać w grze przeciwnik odrzuca kartę trafienia albo ta postać traci 1 punkt życia.
duel-card-ambush = Zasadzka
    .acc = Zasadzkę
    .text = Odrzuć kartę w grze przy swojej AP i/lub kartę w grze przy dowolnej AP.
duel-card-companion = Kompan
    .acc = Kompana
    .text = Zagraj jako trafienie w AP innego gracza albo, w odpowiedzi na trafienie, jako unik. To nie jest karta BANG!
duel-card-nimbleness = Zwinność
    .acc = Zwinność
    .text = Odpowiedź na trafienie w twoją postać: anuluje je. Od razu dobierz 1 kartę.
duel-card-cover = Osłona
    .acc = Osłonę
    .text = Wykonaj kolejno 1 lub 2 zamiany AP z PO u dowolnych graczy; możesz dwa razy wybrać tego samego.
duel-card-ricochet = Rykoszet
    .acc = Rykoszet
    .text = Na zmianę, przeciwnik pierwszy, możecie odrzucać karty uniku. AP tego, kto pierwszy nie odrzuci, traci 1 punkt życia.
duel-card-punch = Cios
    .acc = Cios
    .text = Odrzuć kartę w grze przy dowolnej AP i/lub kartę z ręki gracza: losową, a z własnej ręki wybraną. We troje tylko u siebie i u tego, na kogo polujesz.
duel-card-trick = Podstęp
    .acc = Podstęp
    .text = Odpowiedź na trafienie w twoją postać: anuluje je. Jeśli była to karta BANG! inna niż Walker, weź ją na rękę.
duel-card-partner = Wspólnik
    .acc = Wspólnika
    .text = Gdy ta postać staje się AP, AP przeciwnika jest celem 1 trafienia. Anuluje je także dowolna jedna karta z ręki.
duel-card-spurs = Ostrogi
    .acc = Ostrogi
    .text = Dopóki nie masz kart na ręce, ta postać nie może stać się celem trafienia.

## Green: resources. Laid into play first, used from the next turn on, then discarded

duel-resource-buffalo-rifle = Strzelba na bizony
    .acc = Strzelbę na bizony
    .text = Użyj: 1 trafienie w AP albo PO innego gracza. Dobierz 1 kartę, zanim odpowie.
duel-resource-double-barrel = Dubeltówka
    .acc = Dubeltówkę
    .text = Użyj: 1 trafienie w AP innego gracza. Jeśli zostanie anulowane, druga postać tego gracza też staje się celem 1 trafienia.
duel-resource-volley-gun = Kartaczownica
    .acc = Kartaczownicę
    .text = Użyj: 1 trafienie w AP przeciwnika. Jeśli nie zostanie anulowane, jego AP i PO tracą po 1 punkcie życia.
duel-resource-lucky-penny = Szczęśliwa moneta
    .acc = Szczęśliwą monetę
    .text = Użyj w odpowiedzi na trafienie w tę postać: anuluje je. Od razu dobierz 1 kartę.
duel-resource-gold-pan = Miska do złota
    .acc = Miskę do złota
    .text = Użyj: weź na rękę wierzchnią kartę stosu kart odrzuconych i dopiero potem odrzuć Miskę.
duel-resource-whisky = Whisky
    .acc = Whisky
    .text = Użyj: odsłoń kartę. Podkowa – twoja AP odzyskuje 2 punkty życia, w innym razie 1.
duel-resource-union-pacific = Union Pacific
    .acc = Union Pacific
    .text = Użyj: dobierz łącznie 2 karty ze swojej talii i/lub z talii przeciwnika, wybierając talię dla każdej z nich.

duel-card-buffalo-rifle = { duel-resource-buffalo-rifle }
    .acc = { duel-resource-buffalo-rifle.acc }
    .text = { duel-resource-buffalo-rifle.text }
duel-card-double-barrel = { duel-resource-double-barrel }
    .acc = { duel-resource-double-barrel.acc }
    .text = { duel-resource-double-barrel.text }
duel-card-volley-gun = { duel-resource-volley-gun }
    .acc = { duel-resource-volley-gun.acc }
    .text = { duel-resource-volley-gun.text }
duel-card-lucky-penny = { duel-resource-lucky-penny }
    .acc = { duel-resource-lucky-penny.acc }
    .text = { duel-resource-lucky-penny.text }
duel-card-gold-pan = { duel-resource-gold-pan }
    .acc = { duel-resource-gold-pan.acc }
    .text = { duel-resource-gold-pan.text }
duel-card-whisky = { duel-resource-whisky }
    .acc = { duel-resource-whisky.acc }
    .text = { duel-resource-whisky.text }
duel-card-union-pacific = { duel-resource-union-pacific }
    .acc = { duel-resource-union-pacific.acc }
    .text = { duel-resource-union-pacific.text }

## Characters: Lawmen

duel-character-alan-pinkertoon = Alan Pinkertoon
    .text = Za każdym razem, gdy traci punkt życia, oprócz ostatniego, AP przeciwnika staje się celem 1 trafienia.
duel-character-annie-oakey = Annie Oakey
    .text = Możesz używać kart trafienia jako uników, a Pudło! zagrywać jako Colt: jest wtedy kartą BANG!
duel-character-bart-masterson = Bart Masterson
    .text = Zawsze aktywny. Gdy ktokolwiek ma odsłonić kartę, odsłania dwie, a ty wybierasz, która się liczy.
duel-character-bill-tightman = Bill Tightman
    .text = Za każdym razem, gdy ginie inna postać, czyjakolwiek, dobierz 2 karty.
duel-character-buffalo-bell = Buffalo Bell
    .text = Zawsze aktywny. Gdy twoja druga postać ma stracić punkt życia, może on stracić swój zamiast niej, ale nie ostatni.
duel-character-dalon-ranger = Dalon Ranger
    .text = Za każdym razem, gdy przez przeciwnika traci punkt życia, oprócz ostatniego, dobierz 1 kartę.
duel-character-jango = Jango
    .text = Za każdym razem, gdy przeciwnik zamienia miejscami swoje postacie, dobierz 1 kartę.
duel-character-pat-garret = Pat Garret
    .text = W fazie dobierania pokaż drugą kartę: jeśli ma podkowę, dobierz 1 kartę z talii przeciwnika.
duel-character-tex-killer = Tex Killer
    .text = Aby anulować twoją kartę BANG!, przeciwnik oprócz uniku musi odrzucić jeszcze jedną kartę z ręki.
duel-character-the-stranger = The Stranger
    .text = Zawsze aktywny. W swojej turze możesz zagrać 1 dodatkową kartę BANG!
duel-character-wild-bill = Wild Bill
    .text = Gdy przeciwnik zabiera lub odrzuca kartę z twojej ręki albo kartę w grze przy Billu, jego AP jest za każdą celem 1 trafienia.
duel-character-wyatt-ear = Wyatt Ear
    .text = Za każdym razem, gdy przeciwnik anuluje twoje trafienie, dobierz 1 kartę.

## Characters: Outlaws

duel-character-babe-leroy = Babe Leroy
    .text = Raz w swojej turze, jeśli nie masz kart na ręce, możesz dobrać 2 karty.
duel-character-bull-anderson = Bull Anderson
    .text = Gdy ginie inna postać, możesz wziąć do 2 kart z jej ekwipunku i/lub losowo z ręki jej właściciela.
duel-character-cattle-katie = Cattle Katie
    .text = Raz w swojej turze możesz odrzucić kartę jej ekwipunku, byle nie zawsze aktywną, aby dobrać 2 karty.
duel-character-dalton-bros = Dalton Bros
    .text = W fazie dobierania bierz 3 karty zamiast 2.
duel-character-jack-ransome = Jack Ransome
    .text = Możesz zagrywać karty na dowolną postać: ekwipunek na samego Jacka, a wszystkie karty także na PO przeciwnika.
duel-character-pearl-hat = Pearl Hat
    .text = Raz w swojej turze możesz odrzucić kartę z ręki, aby powtórzyć brązową kartę, która przedtem leżała na wierzchu stosu kart odrzuconych, byle nie kartę uniku.
duel-character-sid-curry = Sid Curry
    .text = Gdy jest celem trafienia, możesz odsłonić kartę z talii przeciwnika: beczka je anuluje, a strzelec staje się celem 1 trafienia.
duel-character-slim-poet = Slim Poet
    .text = Gdy przez przeciwnika traci punkt życia, oprócz ostatniego, możesz za każdym razem odrzucić losową kartę z jego ręki.
duel-character-sundance-kid = Sundance Kid
    .text = Raz w swojej turze możesz odrzucić kartę z ręki i dobrać po jednej z talii swojej i przeciwnika: jedną zatrzymaj, drugą odrzuć.
duel-character-toco-ramirez = Toco Ramirez
    .text = Możesz zagrać dowolną kartę z ręki jako Colt: jest wtedy kartą BANG!, a jej własny tekst nie działa.
duel-character-tom-thorn = Tom Thorn
    .text = Za każdym razem, gdy zostaje AP, PO przeciwnika staje się celem 1 trafienia. Nie dotyczy wejścia do gry.
duel-character-west-harding = West Harding
    .text = W swojej turze możesz zagrać dowolną liczbę kart BANG!

## Characters: Renegades

duel-character-fortune-teller = Wróżka
    .text = Możesz odrzucić kartę jej ekwipunku, byle nie zawsze aktywną, jako Colt, kartę trafienia lub unik; potem dobierz 1 kartę.
duel-character-poker-alice = Poker Alice
    .text = Zamiast całej fazy dobierania możesz wziąć na rękę jedną kartę ekwipunku lub zasób dowolnej AP.
duel-character-coquette-delu = Coquette Delu
    .text = Raz na turę możesz użyć jednego z jej zasobów w tej samej turze, w której wszedł do gry.
duel-character-marshal = Marshal
    .text = Gdy wchodzi do gry, jako AP lub PO, dobierz łącznie 3 karty z dowolnych talii, wybierając talię dla każdej z nich.
duel-character-hick-addams = Hick Addams
    .text = Gdy inny gracz odrzuca kartę z twojej ręki lub w grze przy Hicku albo zmusza cię do jej odrzucenia, dobierz za każdą 1 kartę.
duel-character-charlie-bassett = Charlie Bassett
    .text = Raz na turę, po użyciu zasobu, dobierz 1 kartę.
duel-character-big-jim = Big Jim
    .text = Zawsze aktywny. Gdy twoje AP i PO zamieniają się miejscami, możesz zamienić także postacie przeciwnika.
duel-character-dutch-harry = Dutch Harry
    .text = Każdą dobieraną kartę możesz najpierw obejrzeć: weź ją albo odrzuć i weź następną.
duel-character-big-steve = Big Steve
    .text = Na koniec tury możesz zatrzymać do 6 kart na ręce, niezależnie od jego punktów życia.
duel-character-king-fisher = King Fisher
    .text = Za każdym razem, gdy dowolna postać otrzymuje swój pierwszy w tej turze zasób, dobierz 1 kartę.
duel-character-baby-leroy = Baby Leroy
    .text = Raz na turę, używając jednego z jej zasobów, możesz odrzucić kartę z ręki, aby zastosować jego efekt jeszcze raz.
duel-character-el-chindi = El Chindi
    .text = Dopóki masz kartę na ręce, nie działają na niego karty akcji innych graczy.

## Modes

duel-mode-duel = Stróże prawa kontra bandyci
    .text = Dwoje graczy. Wyeliminuj wszystkie postacie drugiego oddziału.
duel-mode-third-squad-law = Trzeci oddział: renegaci kontra stróże prawa
    .text = Dwoje graczy. Renegaci walczą jako osobny oddział; zaczynają stróże prawa.
duel-mode-third-squad-outlaws = Trzeci oddział: renegaci kontra bandyci
    .text = Dwoje graczy. Renegaci walczą jako osobny oddział; zaczynają bandyci.
duel-mode-reinforcements = Posiłki
    .text = Dwoje graczy. Stróże prawa i bandyci dołączają do swojego oddziału po połowie renegatów: karty i postacie.
duel-mode-standoff = Meksykański impas
    .text = Troje graczy. Bandyci polują na stróżów prawa, ci na renegatów, a renegaci na bandytów. Gdy oddział padnie, wygrywa ten, kto na niego polował.

## Table options

duel-option-squad-size = Postaci na stronę
    .text = Ile postaci bierze każda strona: zwykle 4, w trybie Meksykański impas 3. Im więcej, tym dłuższa gra.
duel-option-sides-by-lot = Strony losem
    .text = Los decyduje, kto dowodzi którym oddziałem. W przeciwnym razie pierwsze miejsce prowadzi oddział, który zaczyna.
duel-option-squads = Oddziały według umowy
    .text = Gracze ustalają postacie każdego oddziału po imieniu, zamiast je losować.
duel-option-awake-for-the-whole-effect = PO aktywna do końca efektu
    .text = PO, która jest celem, jest aktywna do końca działania całej karty lub umiejętności (jak w rosyjskiej instrukcji); inaczej tylko wtedy, gdy sama reaguje.
