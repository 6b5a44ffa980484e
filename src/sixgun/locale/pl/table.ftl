### BANG! is a trademark of its publisher; these texts are our own words.
### The browser table. Arguments: $card the name of a card, $name that of a player, $answer the text of an answer,
### $count, $number, $life, $max, $distance, $range and $round are numbers.

## Seats

table-bot = Bot nr { $number }
table-seat = Miejsce { $number }
table-you = to ty
table-you-short = Ty
table-secret = w tajemnicy
table-role-hidden = Rola nieznana
table-life = życie: { $life } z { $max }
table-distance = odległość { $distance }
table-in-reach = w zasięgu
table-out-of-reach = poza zasięgiem
table-cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
    }
table-more-cards = { $count ->
    [one] jeszcze { $count } karta
    [few] jeszcze { $count } karty
   *[many] jeszcze { $count } kart
    }
table-turn-tag = Tura
table-deciding = myśli
table-jailed = W więzieniu
table-away = brak połączenia, gra bot
table-out = poza grą
table-eliminated = poza grą
table-is-target = można wybrać
table-is-choice = można wybrać
table-not-choice = nie teraz
table-known = Karty tej ręki, które znasz
table-known-top = Wiesz, co leży na wierzchu
table-colt = Colt .45, zasięg { $range }
table-nth = karta { $number } z { $count }

table-plays = postać: { $character }
table-ability = Umiejętność.
table-in-play = W grze: { $count }
table-this-turn = W tej turze
table-since-start = Od początku gry
table-choose-seat = Wybierz: { $name }
table-reach-mine = { $ok ->
    [yes] W twoim zasięgu: odległość { $distance }, twój zasięg { $range }.
   *[no] Poza twoim zasięgiem: odległość { $distance }, twój zasięg { $range }.
    }
table-reach-theirs = { $ok ->
    [yes] Jesteś w zasięgu tego gracza: odległość { $distance }, zasięg { $range }.
   *[no] Jesteś poza zasięgiem tego gracza: odległość { $distance }, zasięg { $range }.
    }

## The middle

table-deck = Talia { $count }
table-discard = Odrzucone { $count }
table-needs = potrzeba { $count } ×
table-played-as = jako { $card }
table-turned-up = Odkryte karty
table-took = { $name }: { $card }
table-check-good = szczęście
table-check-bad = pech

## The question

table-question = Pytanie
table-choose = Co wybierasz?
table-at-whom = { $card }: w kogo?
table-target-of = { $card }: kto jest celem?
table-on-whom = { $card }: na kogo?
table-whose-characters = { $card }: czyje postacie?
table-as-what = { $card }: zagrać jako co?
table-target = { $name }, odległość { $distance }
table-yourself = Siebie
table-hit = { $life ->
    [0] { $answer }: ostatnie życie
    [one] { $answer }, zostanie { $life } punkt życia
    [few] { $answer }, zostaną { $life } punkty życia
   *[many] { $answer }, zostanie { $life } punktów życia
    }
table-cancel = Anuluj
table-really = Tak: { $answer }
table-take-back = Cofnij ruch
table-pick-a-card = Wybierz kartę z ręki
table-pick-offered = Wybierz jedną z pokazanych kart: każda mówi, co robi.
table-refused = Za późno albo tak nie można.
table-time-out = Czas minął: odpowiedziano za ciebie.
table-game-over = Koniec gry
table-you-are-out = Odpadasz z gry. Możesz patrzeć dalej.
table-warn-self = { $card } na siebie? Zaszkodzi to tylko tobie.
table-warn-sheriff = Szeryf jest po twojej stronie. Na pewno?
table-warn-deputy = Zastępcy są po twojej stronie. Na pewno?
table-warn-die = Możesz się jeszcze uratować. Na pewno rezygnujesz?
table-warn-lose = Jeśli Szeryf teraz zginie, przegrasz. Na pewno?
table-warn-nothing = { $card } nic teraz nie da. Zagrać mimo to?
table-not-now = { $card }: nie teraz
table-why-unknown = Teraz nie można tego zagrać.
table-read-rule = przeczytaj zasadę

## Around the table

table-hand = Twoja ręka
table-log = Dziennik
table-log-whole = cała gra
table-log-end = koniec
table-chat = Czat
table-say = Powiedz coś…
table-say-to = Powiedz: { $name }
table-send = Wyślij
table-send-anyway = Mimo to
table-watching = { $count ->
    [0] nikt nie patrzy
    [one] patrzy { $count }
    [few] patrzą { $count }
   *[many] patrzy { $count }
    }
table-side = Dziennik i czat
table-status = Tura { $round } · { $name }
table-status-mine = Tura { $round } · twoja
table-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
    }
table-spectator = Patrzysz
table-rules = Zasady i orzeczenia
table-settings = Ustawienia
table-leave = Odejdź od stołu
table-close = Zamknij
table-reconnecting = Utracono połączenie. Próbujemy znowu…
table-goodbye-replaced = Ten stół jest otwarty w innym oknie: tam toczy się gra.
table-goodbye-kicked = Odesłano cię od tego stołu.
table-goodbye-closing = Serwer się zatrzymuje. Stół zostaje, wróć za chwilę.
table-no-game = Ta gra nie ma jeszcze stołu w przeglądarce.
table-frozen = W grze wystąpił błąd, została wstrzymana. Zapis zachowano.
table-hand-on = Oddaj miejsce: { $name }
table-watch-next = Patrz na następne miejsce
table-take-seat = Zajmij miejsce { $name }
table-wish = { $name } prosi o miejsce, na którym gra { $seat }.
table-wish-yes = Zgoda
table-wish-no = Odmów
table-wish-mine = Prosisz o miejsce: decydują gracze.

## Kinds of cards

table-kind-brown = Zagraj i odrzuć
table-kind-blue = Zostaje w grze
table-kind-green = Wyłóż teraz, użyj później
table-kind-red = Karta BANG!
table-kind-weapon = Broń, tylko jedna
table-kind-wagon = Karta wagonu
table-kind-character = Postać
table-kind-role = Rola

## Settings and keys

table-set-language = Język
table-set-theme = Światło
table-set-theme-system = jak w systemie
table-set-theme-dark = Zmierzch
table-set-theme-light = Południe
table-set-speed = Szybkość animacji
table-set-speed-off = bez
table-set-auto = Odpowiadaj automatycznie, gdy nie ma wyboru
table-set-auto-never = nigdy
table-set-auto-pause = po chwili
table-set-auto-at-once = od razu
table-set-sound = Dźwięki
table-set-one-click = Jedno kliknięcie zagrywa kartę
table-keys = Klawisze
table-key-card = weź tę kartę
table-key-pass = pas, koniec tury
table-key-tab = po wszystkim, co można wybrać
table-key-arrows = po ręce, po dzienniku
table-key-enter = główna odpowiedź
table-key-esc = anuluj
table-key-why = dlaczego nie, albo ta lista
table-key-log = dziennik
table-key-chat = czat
table-key-deck = talia i karty odrzucone
table-key-seat = przeczytaj miejsce: 1 to twoje, dalej zgodnie z ruchem wskazówek zegara
table-key-lens = kto jest w zasięgu
table-key-back = cofnij ruch
table-key-space = dokończ ruch
table-foot-card = karta
table-foot-confirm = odpowiedz
table-foot-why = dlaczego nie

## The Duel: front and back, decks, hunters. $max is how many BANG! cards the turn has, $target the name of a squad

table-front-tag = AP
table-back-tag = PO
table-last-tag = Ostatnia
table-front-named = AP: { $name }
table-back-named = PO: { $name }
table-empty-place = puste miejsce
table-reserve = Rezerwa { $count }
table-common-deck = Wspólna talia
table-in-hand = na ręce { $count }
table-bangs = BANG! { $count } z { $max }
table-bangs-any = BANG! { $count }, bez limitu
table-swap-free = zamiana możliwa
table-swap-used = zamiana była
table-reload = Przeładuj
table-reloads = Można przeładowywać
table-your-target = twoja zwierzyna
table-hunts-you = poluje na ciebie
table-hunting = Kto na kogo poluje
table-hunts = { $name } → { $target }.
table-own-side = Twoja strona
table-no-target = Nikt
table-how = { $card }: co z nią robisz?
table-from-where = { $card }: z ręki czy z gry? Czyje?
table-which-in-play = { $card }: czyje karty w grze?
table-hand-named = Ręka: { $name }
table-in-play-named = W grze: { $name }
table-play-card = Zagraj: { $card }
table-asleep = nieaktywna
table-trouble = Serwer chwilowo nie może zapisywać. Gra czeka i sama ruszy dalej.
table-not-ready = od następnej tury
table-queue = Jeszcze przed nami
table-reveal-yes = tak
table-reveal-no = nie
table-seal-hit = karta trafienia
table-seal-miss = karta uniku
table-seal-always-active = zawsze aktywne
table-seal-reload = można przeładować
table-kind-duel-red = Karta BANG!
table-kind-duel-brown = Akcja
table-kind-duel-blue = Ekwipunek
table-kind-duel-green = Zasób, na później
