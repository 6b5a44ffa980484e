### BANG! is a trademark of its publisher; these texts are our own words.
### What the sets show at the table in the browser. Arguments as in English.

## Events

sets-events = Wydarzenia
sets-new = { $set } · nowe wydarzenie
sets-goes-on = Gra toczy się dalej.
sets-covers = Gra toczy się dalej. Skończyło się: { $event }
sets-none = Nie ma jeszcze wydarzenia
sets-none-text = Pierwsze z drugą turą prowadzącego wydarzenia.
sets-show-none-text = Pierwsze z Dyliżansem albo Wells Fargo.
sets-next = Następne
sets-last = zostaje do końca
sets-left = { $count ->
    [one] jeszcze { $count } wydarzenie
    [few] jeszcze { $count } wydarzenia
   *[many] jeszcze { $count } wydarzeń
    }
sets-for-you = Teraz dla ciebie
sets-led-by = Wydarzenia odkrywa { $name }.
sets-backwards = Tury przeciwnie do ruchu zegara
sets-roles = Role rozdane na nowo
sets-you-are = Twoja rola: { $role }
sets-close = Zamknij

## Marks

sets-ghost = Duch
sets-skipped = Traci turę
sets-leader = Prowadzi
sets-as = jak { $character }
sets-asleep = { $cause }: umiejętność nie działa
sets-asleep-mine = { $cause }: twoja umiejętność nie działa
sets-off = nie działa: { $cause }
sets-ready = gotowa
sets-must-play = trzeba zagrać
sets-costs = kosztuje jeszcze kartę
sets-played = zagrana
sets-pays = zapłata
sets-counts-as = liczy się jako { $suit ->
    [H] kier
    [D] karo
    [C] trefl
   *[S] pik
    }
sets-only-suit = W tej turze z ręki tylko { $suit ->
    [H] kier
    [D] karo
    [C] trefl
   *[S] pik
    }
sets-cuffed = W tej turze nic z ręki
sets-open-hand = Odkryta ręka
sets-open-hands = Twoja ręka też jest odkryta: te karty widzą wszyscy.

## Steps of an answer

sets-which-in-play = { $card }: w którą kartę w grze?
sets-together-with = { $card }: razem z którą kartą?
