### BANG! is a trademark of its publisher; these texts are our own words.
### Words: wydarzenie (event), prowadzący wydarzenia (leader), runda (round). „Ty” to gracz, którego tura trwa.

## Events

event-hn-blessing = Błogosławieństwo
    .text = Wszystkie karty liczą się jako kier.
    .now = Teraz każda karta to kier.
event-hn-curse = Klątwa
    .text = Wszystkie karty liczą się jako pik.
    .now = Teraz każda karta to pik.
event-hn-ghost-town = Miasto duchów
    .text = Wyeliminowani grają swoje tury jako duchy: dobierają 3 karty, nie tracą punktów życia i na koniec tury znów odpadają.
    .now = Wyeliminowani grają swoje tury jako duchy.
event-hn-gold-rush = Gorączka złota
    .text = Tury idą przeciwnie do ruchu wskazówek zegara; działanie kart nadal zgodnie z nim.
    .now = Tury idą przeciwnie do ruchu zegara.
event-hn-hangover = Kac
    .text = Umiejętności postaci nie działają.
    .now = Twoja umiejętność nie działa.
event-hn-high-noon = W samo południe
    .text = Na początku tury tracisz 1 punkt życia. To wydarzenie zostaje do końca gry.
    .now = Na początku twojej tury: 1 punkt życia mniej.
event-hn-reverend = Wielebny
    .text = Nikt nie może zagrać Piwa, nawet tracąc ostatni punkt życia.
    .now = Żadnego Piwa, nawet na ratunek.
event-hn-sermon = Kazanie
    .text = W swojej turze nie możesz używać kart BANG!, nawet w Pojedynku.
    .now = W twojej turze żadnych kart BANG!
event-hn-shootout = Strzelanina
    .text = W swojej turze możesz zagrać drugą kartę BANG!
    .now = { $bangs ->
        [any] Możesz zagrać dowolnie wiele kart BANG!
       *[other] Kart BANG! w twojej turze: { $bangs }.
    }
event-hn-thirst = Pragnienie
    .text = W fazie dobierania weź o jedną kartę mniej.
    .now = Dobierasz kart: { $draws }.
event-hn-train-arrival = Przyjazd pociągu
    .text = Na koniec fazy dobierania weź jeszcze jedną kartę z talii.
    .now = Dobierasz kart: { $draws }, potem jeszcze jedną.
event-hn-daltons = Daltonowie
    .text = Od razu każdy, kto ma w grze niebieskie karty, odrzuca jedną z nich, zaczynając od prowadzącego wydarzenia.
    .now = Każdy oddał niebieską kartę.
event-hn-doctor = Doktor
    .text = Od razu ten, kto ma najmniej punktów życia, odzyskuje 1; przy remisie każdy z nich.
    .now = Najsłabsi odzyskali 1 punkt życia.
event-hn-handcuffs = Kajdanki
    .text = Po dobraniu nazwij kolor: do końca tury możesz używać z ręki tylko kart tego koloru.
    .now = { $who ->
        [you] W swojej turze nie użyjesz nic z ręki.
        [other] { $name }: nic z ręki w swojej turze.
       *[nobody] Po dobraniu nazwiesz kolor.
    }
event-hn-new-identity = Nowa tożsamość
    .text = Na początku tury możesz zmienić postać na rezerwową; zaczyna ona z 2 punktami życia.
    .now = Na początku tury możesz zmienić postać.

## Table options: the text is the meaning

option-hn-extra-cards = Kajdanki i Nowa tożsamość
    .text = W talii są także dwa późniejsze wydarzenia tego zestawu.
option-event-mix-full = Wszystkie wydarzenia razem
    .text = Przy obu zestawach talia zawiera wszystkie wydarzenia zamiast dwunastu i ostatniego.
option-events-reshuffle = Wydarzenia bez końca
    .text = Żadne wydarzenie nie zostaje na stałe: ostatnie są wtasowane, a zużyta talia zaczyna się od nowa.
option-exclude-resurrection-events = Bez powrotu zmarłych
    .text = Bez wydarzeń, które przywracają wyeliminowanych: Miasto duchów, Nieboszczyk, Cmentarzysko.
option-hn-handcuffs-sheriff = Kajdanki dla jednego
    .text = Przy Kajdankach prowadzący wydarzenia wybiera gracza, który w swojej turze tej rundy nic nie zagra z ręki.
option-hn-daltons-on-turn-any = Daltonowie po kolei
    .text = Nie od razu, lecz na początku swojej tury każdy odrzuca jedną swoją kartę w grze.
option-hn-gold-rush-effects-reverse = Gorączka złota odwraca wszystko
    .text = Podczas Gorączki złota także działanie kart idzie przeciwnie do ruchu wskazówek zegara.
