### BANG! is a trademark of its publisher; these texts are our own words.

## Around every page

nav-skip = Przejdź do treści
nav-main = Menu główne
nav-home = Sixgun, strona główna
nav-play = Gra
nav-rules = Zasady i orzeczenia
nav-replays = Powtórki
nav-settings = Ustawienia
nav-credits = Autorzy
nav-language = Język
nav-to-noon = Włącz jasny motyw: południe
nav-to-dusk = Włącz ciemny motyw: zmierzch
nav-name = Twoje imię: { $name }. Zmień w ustawieniach
foot-unofficial = Projekt nieoficjalny. BANG! jest znakiem towarowym wydawcy; nie używamy oficjalnych ilustracji ani tekstów kart.
foot-icons = Ikony: game-icons.net, CC BY 3.0
page-loading = Chwileczkę …
page-no-server = Serwer nie odpowiada.
page-refused = Nie udało się: { $reason }
page-not-found = Tu nic nie ma
page-not-found-hint = Stół albo powtórka mogły już zniknąć.
page-back = Wróć do lobby
page-copied = Skopiowano
page-guest = Gość { $number }
page-you = ty
game-classic = { "BANG!" }
game-duel = Pojedynek
set-base = Gra podstawowa
set-dodge-city = { "Dodge City" }
set-high-noon = W samo południe
set-fistful = Garść kart
set-wws-events = Show Dzikiego Zachodu: wydarzenia
set-wws-characters = Show Dzikiego Zachodu: postacie
set-train-robbery = Wielki napad na pociąg
set-renegades = Renegaci
players-count = { $count } { $count ->
        [one] gracz
        [few] graczy
       *[many] graczy
    }

## Home

home-title = Siadaj: karty rozdane.
home-lead = Otwarty stół do BANG!: znajomi, boty, wszystkie zasady domowe, bez konta.
home-lead-duel = Otwarty stół do BANG! i Pojedynku: znajomi, boty, wszystkie zasady domowe, bez konta.
home-play-now = Graj teraz
home-create = Otwórz stół
home-code = Kod zaproszenia
home-join = Dołącz
home-code-wrong = Nie ma stołu z takim kodem.
home-play-hint = „Graj teraz” sadza cię z trzema botami do gry podstawowej na 4 osoby. Ludzie mogą zająć miejsce bota.
home-seating = Siadamy do stołu …
home-games = Wybierz grę
home-classic-kind = { $min }–{ $max } graczy, ukryte role
home-classic-about = Szeryf przeciw Bandytom, a między nimi Renegat. W 7 osób 40 minut.
home-duel-kind = 2 graczy, po jednym oddziale; 3 w Meksykańskim impasie
home-duel-about = Przód i tył, po cztery postacie. 25 minut.
home-against-bot = Zagraj z botem
home-open = Otwarte stoły
home-open-none = Teraz nie ma otwartych stołów. Otwórz swój albo graj z botami: znajomi mogą dosiąść się w każdej chwili.
home-all = Wszystkie { $count }
home-free = z wolnym miejscem
home-filter = Pokaż
home-sit = Usiądź
home-watch = Oglądaj
home-seats = { $taken } z { $count }
home-seats-long = zajęte miejsca: { $taken } z { $count }
home-sit-at = Usiądź przy stole „{ $table }”
home-watch-at = Oglądaj stół „{ $table }”
home-host = gospodarz: { $name }
home-my-games = Moje gry i powtórki
home-yours = Twoje stoły
home-go-on = Graj dalej
home-go-on-at = Graj dalej przy stole „{ $table }”
home-state-waiting = czeka na graczy
home-state-running = gra trwa
home-first = Pierwszy raz?
home-watch-bots = Zobacz, jak grają boty
home-watch-bots-about = Cztery boty przy stole; patrz, czytaj, dosiądź się, kiedy zechcesz.
home-dispute = Rozstrzygnij spór
home-dispute-about = Każda karta z tekstem, orzeczeniami i zasadą, która za nimi stoi.
home-replays-about = Przejdź skończoną grę krok po kroku albo otwórz plik zapisu.

## Setting up a table

setup-game = Gra
setup-seat = Miejsce { $number }
setup-free-seat = Wolne miejsce
setup-anyone = każdy może usiąść
setup-bot = Gracz-bot
setup-make-free = Zostaw miejsce wolne
setup-house-rules = Zasady domowe
setup-leads = oddział: { $squad }
setup-by-lot = oddział z losowania
clock-blitz = Błyskawiczne
clock-normal = Zwykłe
clock-relaxed = Spokojne
clock-mail = Korespondencyjne
clock-none = Bez zegara
clock-both = { $free } + zapas { $reserve }
clock-no-limit = bez limitu
clock-seconds = { $count } sek.
clock-days = { $count } { $count ->
        [one] dzień
        [few] dni
       *[many] dni
    }
clock-hours = { $count } { $count ->
        [one] godzina
        [few] godziny
       *[many] godzin
    }
clock-minutes = { $count } min.
bot-random = losowy
    .text = dowolny dozwolony ruch
bot-baseline = zwykły
    .text = gra solidnie i przewidywalnie
bot-greenhorn = żółtodziób
    .text = zna zasady i niewiele więcej: dobry na początek
bot-gunslinger = rewolwerowiec
    .text = silny i szybki: zwykły wybór
bot-marshal = marszałek
    .text = najsilniejszy: rozważa trudne decyzje
temper-none = zrównoważony
temper-cautious = ostrożny
temper-reckless = nierozważny
temper-treacherous = zdradziecki

## The waiting room

room-title = Poczekalnia
room-invite = Zaproś
room-code = Kod
room-copy-link = Skopiuj zaproszenie
room-qr = Kod QR zaproszenia
room-seats = Miejsca
room-bot-strength = Siła bota na miejscu { $number }
room-drawing = Losujemy rozdanie: każde urządzenie dokłada swój udział …
room-owner = gospodarz
room-away = brak połączenia
room-ready = gotowe
room-not-ready = jeszcze nie
room-sit = Usiądź tutaj
room-stand = Wstań
room-add-bot = Dodaj bota
room-kick = Wyproś: { $name }
room-people = Ludzie przy stole
room-kick-sure = Wyprosić: { $name }?
room-kick-yes = Tak, wyproś
room-ban-yes = Tak, i nie wpuszczaj
room-kick-no = Nie
room-ban = Wyproś gracza { $name } i nie wpuszczaj
room-unban = Wpuszczaj znów gracza { $name }
room-put-out = Wyproś z gry: { $name }
room-put-out-voices = Wyproś z gry: { $name } (głosy: { $voices } z { $all })
room-spare = Niech { $name } jednak zostanie
room-mute = Wycisz: { $name }
room-unmute = Przywróć głos: { $name }
room-i-am-ready = Gotowe
room-i-am-not-ready = Jednak jeszcze nie
room-start = Zacznij grę
room-start-with-bots = Zacznij, boty na wolne miejsca
room-waits-ready = Czekamy, aż wszyscy potwierdzą
room-waits-owner = Czekamy, aż { $name } zacznie grę
room-chat = Czat
room-chat-none = Nikt jeszcze nic nie powiedział.
room-say = Powiedz coś
room-send = Wyślij
room-leave = Odejdź od stołu
room-kicked = Wyproszono cię od tego stołu
room-banned = Wyproszono cię, a gospodarz stołu już cię nie wpuści
room-server_banned = Prowadzący ten serwer już cię nie wpuszczają
room-frozen = Ta gra się zatrzymała
room-frozen-about = W grze wystąpił błąd. Zapis jest cały i nic nie przepadło: prowadzący ten serwer mogą ją wznowić. Napisz im, co się stało.
room-replaced = Siedzisz przy tym stole w innym oknie
room-here = Graj dalej tutaj
room-watching = { $count } { $count ->
        [one] widz
        [few] widzów
       *[many] widzów
    }

## Game over

over-label = Koniec gry
over-round = runda { $round }
over-turns = { $count } { $count ->
        [one] tura
        [few] tury
       *[many] tur
    }
over-minutes = { $count } { $count ->
        [one] minuta
        [few] minuty
       *[many] minut
    }
over-win-sheriff = Prawo zwycięża
over-win-outlaw = Bandyci wygrywają
over-win-renegade = Renegat wygrywa
over-win-deputy = Zastępca wygrywa
over-win-lawmen = Stróże prawa wygrywają
over-win-outlaws = Bandyci wygrywają
over-win-renegades = Renegaci wygrywają
over-win-nobody = Nikt nie wygrywa
over-win-other = Wygrywa { $who }
over-why-by = { $you ->
    [who] Eliminujesz gracza { $whom } i to rozstrzyga grę.
    [whom] { $who } eliminuje ciebie i to rozstrzyga grę.
   *[nobody] { $who } eliminuje gracza { $whom } i to rozstrzyga grę.
    }
over-why = { $you ->
    [whom] Odpadasz i to rozstrzyga grę.
   *[nobody] { $whom } odpada i to rozstrzyga grę.
    }
over-goal-role = Twoja rola: { $name }. Cel: { $goal }
over-goal-squad = Twój oddział: { $name }. Cel: { $goal }
over-because-sheriff = Wszyscy Bandyci i Renegaci odpadli, a Szeryf żyje.
over-because-outlaw = Szeryf zginął, a przy życiu został nie tylko Renegat.
over-because-renegade = Szeryf zginął jako ostatni i został tylko Renegat.
over-because-squad = W drugim oddziale nikogo już nie ma.
over-because-hunted = W oddziale, na który polowano, nikogo już nie ma.
over-you-won = To twoje zwycięstwo.
over-you-lost = Tym razem się nie udało.
over-fell-in = poza grą od rundy { $round }
over-fell = poza grą
over-fell-turn = poza grą od tury { $turn }
over-shot-by = z ręki gracza { $who }
over-alive = pozostało żyć: { $life } z { $max }
over-winner = zwycięstwo
over-players = Role i gracze
over-squads = Oddziały i gracze
over-falls = Kto kogo i kiedy
over-fall-by = { $you ->
    [who] Eliminujesz: { $whom }
   *[nobody] { $who } eliminuje: { $whom }
    }
over-in-turn = tura { $turn }
over-waiting = w rezerwie: { $count }
over-line = Gra w jednej linii
over-line-about = Życia każdej strony po każdej rundzie. { $what }
over-line-law = Prawo
over-line-outlaws = Bandyci
over-line-renegade = Renegat
over-line-of = { $side }: życia
over-r = { "R" }{ $round }
over-bar = Opowieści przy barze
over-quickest = Najszybsza ręka
over-quickest-of = { $who }, BANG!: { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
over-toughest = Najtwardsza skóra
over-toughest-of = { $who }, pudła: { $count } { $count ->
        [one] strzał
        [few] strzały
       *[many] strzałów
    }
over-thirstiest = Największe pragnienie
over-thirstiest-of = { $who }, Piwo: { $count } { $count ->
        [one] raz
        [few] razy
       *[many] razy
    }
over-deadliest = Najgroźniejsza ręka
over-deadliest-of = { $who }, odebrane życia: { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
over-quiet = Spokojna gra: nie ma o czym mówić.
over-rematch-swap = Rewanż ze zmianą stron
over-rematch = Rewanż, te same miejsca
over-rematch-waits = Czekamy na innych ({ $ready } z { $count })
over-again = Zagraj jeszcze raz
over-look = Spójrz na stół
over-score = Wygrane przy tym stole
over-score-bots = Boty
over-replay = Obejrzyj powtórkę
over-copy-replay = Skopiuj link do powtórki
fair-good = Uczciwe rozdanie: skrót ziarna pokazany przed grą zgadza się z ziarnem pokazanym teraz.
fair-drawn = Uczciwe rozdanie: ziarno wynika z sekretu serwera i { $count ->
        [one] udziału { $count } gracza
        [few] udziałów { $count } graczy
        [many] udziałów { $count } graczy
       *[other] udziałów { $count } gracza
    }, a jego skrót był pokazany przed grą.
fair-mine = Uczciwe rozdanie z udziałem tego urządzenia: serwer związał się sekretem, zanim ten udział poznał, więc nikt nie mógł wybrać kart.
fair-secret = Sekret serwera
fair-share = Udział miejsca { $seat }
fair-bad = Ziarno nie zgadza się ze skrótem pokazanym przed grą. Prosimy zgłosić tę grę.
fair-practice = Trening: gra zaczęła się od znanego miejsca, nie było więc czego dowodzić.
fair-practice-title = Trening
fair-seed = Ziarno
fair-hash = Skrót

## Replay

replay-title = Powtórka
replay-eyes = Oczami
replay-eyes-all = Wszystko odkryte
replay-eyes-spectator = Widz
replay-roles = Role widoczne
replay-hands = Ręce widoczne
replay-hand-of = Ręka: { $who }
replay-decision = decyzja { $at } z { $count }
replay-round = Runda { $round }
replay-start = Karty rozdane
replay-turn-of = { $who }: tura { $turn }
replay-scrub = Miejsce w grze
replay-prev-turn = Tura wstecz
replay-prev = Krok wstecz
replay-next = Krok dalej
replay-next-turn = Tura dalej
replay-turn = tura
replay-step = krok
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-speed = Szybkość { $speed }×
replay-link = Link do tego momentu
replay-keys = Spacja: odtwórz · ← → krok · ↑ ↓ tura
replay-export = Zapisz plik gry
replay-review = Analiza
replay-play-on = Graj dalej jako { $who }
replay-report = Zgłoś problem
report-what = Co poszło nie tak?
report-contact = Jak się z tobą skontaktować (niekonieczne)
report-about = Do zgłoszenia dołączamy zapis gry. Czytają je tylko prowadzący ten serwer.
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Zgłoszenie zachowano pod numerem { $id }.
report-person = Zgłoś: { $name }
report-line = Zgłoś słowa: { $name }
report-which = Czego dotyczy zgłoszenie?
report-name = Imienia albo zachowania
report-person-what = Co jest nie tak?
report-person-about = Do zgłoszenia dołączamy imię i te słowa. Czytają je tylko prowadzący ten serwer; { $name } nic o nim nie wie.
replay-verify = Uczciwe rozdanie
replays-title = Powtórki
replays-import = Otwórz plik zapisu
replays-import-about = Plik zapisany z powtórki. Serwer odtworzy grę i ją sprawdzi.
replays-mine = Moje gry
replays-mine-none = W tej przeglądarce jeszcze nie grasz.
replays-unfinished = jeszcze trwa
replays-recent = Skończone gry
replays-none = Nie skończono tu jeszcze żadnej gry.
replays-open = Otwórz powtórkę gry „{ $table }”
replays-go = Otwórz

## Rules and rulings

rules-title = Zasady i orzeczenia
rules-search = Karta, słowo, numer zasady
rules-cards = Karty { $count }
rules-characters = Postacie { $count }
rules-events = Wydarzenia { $count }
rules-wagons = Wagony { $count }
rules-stations = Stacje { $count }
rules-roles = Role { $count }
rules-options = Opcje { $count }
rules-kinds = Rodzaje
rules-set = Zestaw
rules-all-sets = Wszystkie zestawy
rules-list = Lista
rules-none = Nic nie znaleziono.
rules-brown = akcja
rules-blue = zostaje
rules-green = później
rules-kind-brown = brązowa · zagrana i odrzucona
rules-kind-blue = niebieska · zostaje w grze
rules-kind-green = zielona · od następnej tury
rules-weapon = broń, zasięg { $range }
rules-book = symbol książki
rules-life = { $count } { $count ->
        [one] życie
        [few] życia
       *[many] żyć
    }
rules-in-deck = w talii: { $count }
rules-rulings = Orzeczenia
rules-rulings-about = każde działa jako test
rules-played = Rozegrane przy stole
rules-rulings-none = Orzeczenia nie są potrzebne: tekst mówi wszystko.
rules-rulings-english = Teksty zasad prowadzimy po angielsku.
rules-rule = Zasady
rules-play-it = Zagraj to
rules-option-default-on = domyślnie włączone
rules-option-default-off = domyślnie wyłączone
rules-back-to-list = Wróć do listy

## Settings

settings-title = Ustawienia
settings-you = Ty
settings-name = Imię przy stole
settings-name-hint = Gość potrzebuje tylko imienia. Zostaje w tej przeglądarce.
settings-save = Zapisz
settings-saved = Zapisano
settings-language = Język
settings-looks = Wygląd
settings-theme = Motyw
settings-theme-auto = jak w systemie
settings-theme-dark = Zmierzch, ciemny
settings-theme-light = Południe, jasny
settings-play = Przy stole
settings-speed = Animacje
settings-speed-off = wyłączone
settings-speed-slow = wolno
settings-speed-normal = zwykle
settings-speed-fast = szybko
settings-speed-hint = Przy ograniczonym ruchu w systemie i tak nic się nie porusza.
settings-sound = Dźwięki
settings-one-click = Zagrywaj kartę bez celu jednym kliknięciem
settings-keys = Klawisze
settings-key-cards = wybierz kartę
settings-key-tab = przejdź po tym, co możliwe
settings-key-enter = główna odpowiedź
settings-key-esc = anuluj
settings-key-why = dlaczego nie, albo zasada
settings-key-log = dziennik
settings-key-chat = czat
settings-key-deck = talia i stos odrzuconych

## Credits

credits-title = Autorzy
credits-game = Gra
credits-game-about = Autorem BANG! jest Emiliano Sciarra. BANG! i BANG! The Duel są znakami towarowymi wydawcy, który nie ma z Sixgun nic wspólnego. Kup pudełko: warto.
credits-own = Teksty kart, rysunki i strony są nasze własne; nie używamy oficjalnych ilustracji ani tekstów kart.
credits-icons = Ikony
credits-icons-about = Ikony z game-icons.net, autorzy: Lorc, Delapouite i inni, licencja CC BY 3.0. Niektóre są nasze lub na nich oparte.
credits-fonts = Kroje pisma
credits-fonts-about = Alegreya (Juan Pablo del Peral) i Sofia Sans (Lettersoup), oba na licencji SIL Open Font License.
credits-software = Oprogramowanie
credits-software-about = Sixgun to wolne oprogramowanie na licencji MIT. Zbudowano je z użyciem Pythona, Starlette, msgspec, SQLAlchemy, Svelte, Vite i Fluent.
credits-version = Wersja { $version }
credits-authors = Autorzy użytych ikon

## Refusals of the server

error-bad-name = Imię musi mieć co najmniej jedną literę lub cyfrę.
error-bad-text = Nie ma tu nic do powiedzenia.
error-bad-setup = Takiej gry nie da się przygotować: te zestawy, opcje i liczba graczy nie pasują do siebie.
error-no-record = Ten plik nie jest zapisem gry.
error-bad-record = Zapis nie prowadzi do gry, o której opowiada: został zmieniony albo jest uszkodzony.
error-old-rules = Tę grę rozegrano według innych zasad ({ $rules }); ten serwer zna { $ours }. Jej zapis nadal można pobrać.
error-bad-token = To miejsce już nie należy do ciebie.
error-not-owner = Może to zrobić tylko gospodarz stołu.
error-no-table = Nie ma takiego stołu.
error-no-replay = Nie ma takiej powtórki.
error-no-ruling = Nie ma takiego orzeczenia albo nie da się go rozegrać.
error-slow-down = Za szybko: poczekaj chwilę.
error-too-large = To za duże.
error-seat-taken = Ktoś już tam siedzi.
error-seats-full = Nie ma wolnych miejsc.
error-table-full = Stół jest pełny.
error-too-many-from-here = Przy tym stole jest już za dużo osób z twojej sieci.
error-no-spectators = Ten stół nie wpuszcza widzów.
error-not-now = Teraz nie można tego zrobić.
error-not-alone = Grają tu też inne osoby: nikt nie zatrzyma gry samodzielnie.
error-not-ready = Nie wszyscy już potwierdzili.
error-saw-too-much = Kto widział ukryte karty, nie może usiąść do tej gry.
error-bad-share = To nie jest udział, którego skrót był pokazany.
error-not-revealed = Rozdanie losujemy od nowa: nie dotarł udział od { $names }. Zacznij jeszcze raz.
error-seat-kept = To miejsce jest zajęte do końca gry.
error-no-latecomers = Przy tym stole nikt nie dosiada się w trakcie gry.
error-not-let-in = Gracze nie wpuścili cię do tej gry.
error-no-vote = Dwóch graczy nie może się nawzajem wyprosić. Za nieobecnego gra bot.
error-banned = Gospodarz tego stołu cię nie wpuszcza.
error-server-banned = Prowadzący ten serwer cię nie wpuszczają.
error-no-line = Nie ma (już) takiej wypowiedzi na czacie.
error-muted = Przy tym stole nie masz głosu.
error-gagged = Knebel: nikt z grających nie może mówić.
error-speech-costs = Knebel: jeśli to wyślesz, stracisz 1 punkt życia.
error-frozen = W grze wystąpił błąd i została zatrzymana. Jej zapis jest zachowany.
error-late-answer = Za późno.
error-illegal-answer = Nie ma takiej odpowiedzi.
error-old-client = Serwer się zmienił: wczytaj stronę ponownie.
error-cannot-save = Chwilowo nie można nic zapisać. Spróbuj za chwilę.
error-unreachable = Chwilowo nie można dotrzeć do tego stołu. Spróbuj za chwilę.
error-server-error = Na serwerze wystąpił błąd.
