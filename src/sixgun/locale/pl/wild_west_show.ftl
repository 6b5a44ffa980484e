### BANG! is a trademark of its publisher; these texts are our own words.
### Words: see high_noon.ftl. Dyliżans i Wells Fargo odkrywają następne z tych wydarzeń.

## Events

event-ww-bone-orchard = Cmentarzysko
    .text = Wyeliminowani wracają na stałe, gdy przyjdzie ich kolej: z 1 punktem życia i bez kart; ich role są rozdawane od nowa.
    .now = Wyeliminowani wracają, gdy przyjdzie ich kolej.
event-ww-darling-valentine = Darling Valentine
    .text = Na początku tury odrzuć wszystkie karty z ręki i dobierz tyle samo.
    .now = Na początku tury wymieniasz całą rękę.
event-ww-dorothy-rage = Dorothy Rage
    .text = Raz w turze nazwij gracza, kartę i jej cel: jeśli ją ma, musi ją tak zagrać; jeśli nie, pokazuje rękę.
    .now = Raz w turze możesz nazwać kartę innego gracza.
event-ww-gag = Knebel
    .text = Kto coś napisze lub powie, traci 1 punkt życia.
    .now = Kto się odezwie, traci 1 punkt życia.
event-ww-helena-zontero = Helena Zontero
    .text = Od razu odkryj wierzchnią kartę: kier lub karo – wszystkie role prócz Szeryfa są tasowane i rozdawane od nowa.
    .now = Role mogły zostać rozdane na nowo.
event-ww-lady-rosa = Lady Rosa z Teksasu
    .text = Raz w turze możesz zamienić się miejscami z graczem po prawej; traci on swoją następną turę.
    .now = Możesz zamienić się miejscem z graczem po prawej.
event-ww-miss-susanna = Miss Susanna
    .text = Kto w swojej turze zagra mniej niż 3 karty, na jej koniec traci 1 punkt życia.
    .now = { $turn ->
        [mine] Zagrane przez ciebie: { $played } z 3.
       *[other] Zagraj w turze 3 karty albo strać punkt życia.
    }
event-ww-sacagaway = Sacagaway
    .text = Wszyscy grają w otwarte karty; role pozostają tajne.
    .now = Twoją rękę też widzą wszyscy.
event-ww-showdown = Porachunki
    .text = Każdą kartę można zagrać jako BANG!, a karty BANG! tylko jako Pudło!
    .now = Każda karta to BANG!, a BANG! to Pudło!
event-ww-wild-west-show = Show Dzikiego Zachodu
    .text = Odtąd wszyscy mają jeden cel, bez względu na rolę: przeżyć do końca. To wydarzenie zostaje do końca gry.
    .now = Przeżyj jako ostatni, bez względu na rolę.

## Characters

character-big-spencer = Big Spencer
    .text = Zaczynasz z 5 kartami. Nie możesz zagrywać kart Pudło!
character-flint-westwood = Flint Westwood
    .text = Raz w swojej turze możesz dać kartę z ręki innemu graczowi i wziąć dwie losowe z jego ręki.
character-gary-looter = Gary Looter
    .text = Zaczynasz z 5 kartami. Bierzesz nadmiarowe karty, które inni gracze odrzucają na koniec swoich tur.
character-greygory-deck = Greygory Deck
    .text = Masz umiejętności dwóch wylosowanych postaci z gry podstawowej; na początku tury możesz wymienić obie.
character-john-pain = John Pain
    .text = Dopóki masz na ręce mniej niż 6 kart, każda karta odkryta przez kogokolwiek do sprawdzenia trafia do ciebie.
character-lee-van-kliff = Lee Van Kliff
    .text = W swojej turze możesz odrzucić BANG!, aby powtórzyć działanie właśnie zagranej przez ciebie brązowej karty.
character-teren-kill = Teren Kill
    .text = Gdy masz odpaść, sprawdź kartę: jeśli to nie pik, zostajesz z 1 punktem życia i dobierasz kartę.
character-youl-grinner = Youl Grinner
    .text = Zanim dobierzesz, każdy, kto ma na ręce więcej kart niż ty, oddaje ci jedną, którą sam wybiera.

## Table options: the text is the meaning

option-ww-showdown-bang-stays-bang = Porachunki: BANG! zostaje
    .text = Podczas Porachunków karty BANG! można zagrywać także jako BANG!
option-ww-pony-express-flips = Pony Express odkrywa wydarzenie
    .text = Pony Express odkrywa wydarzenie, tak jak Dyliżans i Wells Fargo.
option-ww-gag-mute = Knebel wyłącza czat
    .text = Knebel wyłącza czat, zamiast odbierać punkty życia.
option-ww-exclude-gag = Bez Knebla
    .text = Wydarzenia Knebel nie ma w talii.
option-ww-dorothy-target-after = Dorothy Rage: cel potem
    .text = Przy Dorothy Rage podaje się tylko gracza i kartę; cel wybiera się, gdy karta się znajdzie.
option-ww-flint-unlimited = Flint Westwood bez ograniczenia
    .text = Flint Westwood może wymieniać karty w turze dowolną liczbę razy.
option-greygory-all-characters = Greygory Deck ze wszystkich postaci
    .text = Greygory Deck losuje ze wszystkich nieużytych postaci, nie tylko z gry podstawowej.
