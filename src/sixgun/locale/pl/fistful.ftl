### BANG! is a trademark of its publisher; these texts are our own words.
### Words: see high_noon.ftl.

## Events

event-fc-abandoned-mine = Opuszczona kopalnia
    .text = Dobierasz ze stosu kart odrzuconych, dopóki są w nim karty; nadmiar z końca tury odkładasz na wierzch talii.
    .now = Dobierasz ze stosu kart odrzuconych.
event-fc-ambush = Zasadzka
    .text = Między każdymi dwoma graczami odległość wynosi 1; karty i umiejętności nadal ją zmieniają.
    .now = Do każdego odległość 1.
event-fc-blood-brothers = Bracia krwi
    .text = Na początku tury możesz stracić 1 punkt życia, ale nie ostatni, aby inny gracz odzyskał 1.
    .now = Na początku tury możesz oddać punkt życia.
event-fc-dead-man = Nieboszczyk
    .text = Kto odpadł pierwszy, wraca na stałe, gdy przyjdzie jego kolej: z 2 punktami życia i 2 kartami.
    .now = { $who ->
        [you] Wrócisz, gdy przyjdzie twoja kolej.
        [other] { $name }: powrót do gry.
       *[nobody] Nikt jeszcze nie odpadł.
    }
event-fc-fistful = Garść kart
    .text = Na początku tury padają do ciebie strzały, po jednym za każdą kartę na ręce. To wydarzenie zostaje do końca gry.
    .now = { $cards ->
        [0] Ręka pusta: nikt do ciebie nie strzela.
       *[other] Strzałów do ciebie na początku tury: { $cards }.
    }
event-fc-hard-liquor = Mocny trunek
    .text = Możesz pominąć fazę dobierania i odzyskać 1 punkt życia.
    .now = Zamiast dobierać możesz odzyskać punkt życia.
event-fc-judge = Sędzia
    .text = Przed nikim nie wolno wykładać kart; te, które już są w grze, działają.
    .now = Nie wolno wykładać kart.
event-fc-lasso = Arkan
    .text = Karty w grze nie działają: ani broń, ani Beczka, ani Mustang; Więzienie i Dynamit czekają.
    .now = Karty w grze nie działają.
event-fc-law-of-the-west = Prawo Zachodu
    .text = Pokaż drugą dobraną kartę: jeśli możesz ją zagrać w tej turze, musisz to zrobić.
    .now = Drugą dobraną kartę trzeba zagrać.
event-fc-peyote = Pejotl
    .text = Zamiast dobierać zgaduj: czerwona czy czarna? Trafisz – bierzesz kartę i możesz zgadywać dalej, nie – jest odrzucana.
    .now = Zamiast dobierać zgadujesz kolor.
event-fc-ranch = Ranczo
    .text = Na koniec fazy dobierania możesz raz odrzucić dowolną liczbę kart i dobrać tyle samo.
    .now = Po dobraniu możesz wymienić karty.
event-fc-ricochet = Rykoszet
    .text = W swojej turze możesz odrzucić BANG! przeciw cudzej karcie w grze: przepada, chyba że jej właściciel odpowie unikiem.
    .now = Twój BANG! może trafić kartę w grze.
event-fc-russian-roulette = Rosyjska ruletka
    .text = Od razu po kolei od prowadzącego wydarzenia każdy odpowiada unikiem; kto pierwszy tego nie zrobi, traci 2 punkty życia.
    .now = Pierwszy bez uniku stracił 2 punkty życia.
event-fc-sniper = Snajper
    .text = W swojej turze możesz odrzucić naraz dwie karty BANG! przeciw graczowi w zasięgu: ten strzał anulują tylko dwa uniki.
    .now = Dwa BANG! naraz: potrzeba dwóch uników.
event-fc-vendetta = Zemsta
    .text = Na koniec tury sprawdź kartę: kier – grasz jeszcze jedną turę, ale nie trzecią.
    .now = Na koniec tury: kier to jeszcze jedna tura.

## Table options: the text is the meaning

option-fc-ambush-cards-only = Zasadzka: tylko karty
    .text = Podczas Zasadzki odległość zmieniają tylko karty w grze, a nie umiejętności postaci.
option-fc-ranch-after-phase2 = Ranczo na końcu
    .text = Przy Ranczu karty wymienia się na koniec fazy zagrywania, a nie dobierania.
option-fc-mine-all-discards = Głęboka kopalnia
    .text = Przy Opuszczonej kopalni wszystko, co zagrasz i odrzucisz, trafia na talię, jeśli dobierasz z odrzuconych.
option-fc-sniper-uses-limit = Snajper się liczy
    .text = Strzał Snajpera liczy się jako twoja karta BANG! w turze.
