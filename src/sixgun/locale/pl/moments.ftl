### BANG! is a trademark of its publisher; these texts are our own words.

## The goal: short, at most six words

goal-sheriff = Wyeliminuj Bandytów i Renegatów.
goal-deputy = Utrzymaj Szeryfa przy życiu.
goal-outlaw = Szeryf musi zginąć.
goal-renegade = Zostań ostatnią żywą osobą.
goal-out-deputy = Wygrasz, jeśli wygra Szeryf.
goal-out-outlaw = Wygrasz, jeśli Szeryf zginie.
goal-out-renegade = Poza grą: nie da się już wygrać.
goal-duel = Wyeliminuj cały drugi oddział.
goal-standoff = Twój cel: { $squad }. Poluje na ciebie: { $other }.
goal-show = Twój cel

## At the start of a game

reveal-open = Twoja rola, jawna dla wszystkich
reveal-secret = Twoja rola, tajna
reveal-sheriff = Jesteś Szeryfem
reveal-deputy = Jesteś Zastępcą
reveal-outlaw = Jesteś Bandytą
reveal-renegade = Jesteś Renegatem
reveal-sheriff-1 = Wszyscy cię znają. Masz 1 punkt życia więcej i zaczynasz.
reveal-sheriff-2 = Twoi Zastępcy są ukryci: jeśli któregoś wyeliminujesz, tracisz wszystkie karty.
reveal-sheriff-3 = Jeśli zginiesz, wygrają Bandyci albo Renegat, który został sam.
reveal-deputy-1 = Nikt nie zna twojej roli. Znasz Szeryfa: { $sheriff }.
reveal-deputy-2 = Strzelaj do tych, którzy strzelają do Szeryfa.
reveal-deputy-3 = Jeśli zginie Szeryf, przegrywasz; jeśli zginiesz ty, możesz jeszcze wygrać.
reveal-outlaw-1 = Nikt nie zna twojej roli. Inni Bandyci też są ukryci.
reveal-outlaw-2 = { $seats ->
    [0] Szeryf to { $sheriff }.
   *[other] Szeryf to { $sheriff }, w odległości { $seats }.
    }
reveal-outlaw-3 = Kto wyeliminuje Bandytę, dobiera 3 karty, nawet inny Bandyta.
reveal-renegade-1 = Nikt nie zna twojej roli. Nie masz przyjaciół.
reveal-renegade-2 = Utrzymuj równowagę: pomagaj tym, którzy przegrywają.
reveal-renegade-3 = Jeśli Szeryf zginie za wcześnie, wygrają Bandyci.
reveal-eight-renegade = Renegatów jest dwóch: drugi też jest twoim wrogiem.
reveal-dealt = Role przy tym stole
reveal-squad-mine = Twój oddział: { $squad }
reveal-squad-other = { $name }: { $squad }
reveal-front = Z przodu
reveal-back = Z tyłu
reveal-reserve = W rezerwie: { $count }
reveal-duel = Większość kart sięga tylko postaci z przodu. Zamieniaj miejsca w porę, żeby przetrwać.
reveal-standoff = Gdy jeden oddział padnie, wygrywa ten, kto na niego polował.
reveal-go = Do stołu
reveal-by-itself = zniknie za { $seconds } s
reveal-key = pokazuje cel w każdej chwili
reveal-always = Pokazuj moją rolę na początku gry

## The pace of bots

pace-human = Jak ludzie
pace-quick = Żwawo
pace-fast = Od razu
pace-about-human = boty myślą 1–3 s
pace-about-quick = boty myślą pół sekundy
pace-about-fast = boty odpowiadają od razu
pace-bots = Tempo botów
pace-pause = Pauza
pace-go-on = Dalej
pace-step = Jeden krok
pace-end = Do końca
pace-paused = Pauza
pace-hurried = Zostały tylko boty: gra toczy się do końca…

## Out of the game

out-title = Odpadasz z gry
out-left = Grają jeszcze: { $people ->
    [0] boty: { $bots }.
   *[other] ludzie: { $people }, boty: { $bots }.
    }
out-see-end = Zobacz, jak się skończy
out-see-end-bots = Zostały tylko boty: dokończą od razu.
out-see-end-people = Bez latających kart; ludzi przy stole nikt nie pogania.
out-fast = Przewiń
out-slow = Oglądaj spokojnie
out-seat = Zajmij miejsce bota
out-seat-about = Z tym, co ma. Nie po obejrzeniu ról.
out-new = Nowa gra
out-new-about = Te same zasady, przeciw botom. Ta gra toczy się dalej; powtórka czeka w „Moich grach”.
out-new-open = Otwórz
out-roles = Pokaż mi wszystkie role
out-bet = Kto wygra?
out-bet-on = Twój typ: { $name }
out-bet-right = Trafiony typ: { $name }.
out-bet-wrong = Nietrafiony typ: { $name }.
out-side-law = Szeryf i Zastępcy
out-watch-always = Gdy odpadnę i zostaną tylko boty, chcę oglądać

## A bot in my seat

kept-title = Gra za ciebie bot
kept-why = Czas minął ci dwa razy. Bot trzyma się twojego celu.
kept-back = Wracam na swoje miejsce
kept-meanwhile = Tymczasem

## The table of a ruling

task-title = Zadanie
task-next = Twój następny krok: { $answer }
task-wait = Pozostali odpowiadają tak, jak mówi orzeczenie.
task-none = Nic nie trzeba robić: sprawdź, co mówi to zdanie.
task-progress = kroki: { $done } z { $steps }
task-solved = Rozwiązane: tak właśnie mówi orzeczenie.
task-strayed = To inna droga niż w orzeczeniu. Graj dalej albo zacznij od nowa.
task-again = Od nowa
task-leave = Do zasad

## My turn

alert-turn = Twoja tura
alert-answer = Twoja odpowiedź
alert-title = ● { $what } – { $table }
alert-notify = Powiadamiaj o mojej turze, gdy strona jest ukryta
alert-denied = Przeglądarka nie pozwala tu na powiadomienia.
