### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

why-bang-limit = W tej turze karta BANG! została już przez ciebie zagrana.
why-only-an-answer = Ta karta jest tylko odpowiedzią na strzał: w swojej turze się jej nie zagrywa.
why-same-name = Masz już w grze kartę o tej nazwie.
why-out-of-range = { $target }: odległość { $distance }, a zasięg twojej broni to { $range }.
why-too-far = { $target }: odległość { $distance }, a zasięg tej karty to { $range }.
why-not-yourself = Tej karty nie można zagrać na siebie.
why-no-cards = { $you ->
    [target] Nie masz tu karty do wyboru.
   *[nobody] { $target } nie ma karty do wyboru.
    }
why-not-the-sheriff = Szeryfa nie można uwięzić.
why-in-jail-already = { $target } już siedzi w więzieniu.
why-takes-no-target = Tej karty nie zagrywa się na jednego gracza.
why-needs-a-target = Ta karta potrzebuje celu.
why-no-target-there = Nie ma na kogo zagrać tej karty.
why-not-living = { $target } jest już poza grą.
why-not-asked = Nikt cię teraz o nic nie pyta.
why-not-yours = Nie masz tej karty na ręce.
why-no-such-card = W tej grze nie ma karty { $card }.
why-no-miss = Ta karta nie powstrzyma strzału.
why-no-bang = Tu trzeba karty BANG!.
why-only-beer = Przy ostatnim punkcie życia pomaga tylko Piwo.
why-not-a-choice = Tej karty nie ma teraz wśród możliwych odpowiedzi.
why-ruthless-law = Bezwzględne prawo: Szeryf nie odrzuca BANG!, które można było zagrać, dopóki ma inne karty.
why-cannot-pay = Nie masz na ręce dość innych kart, żeby zapłacić za tę.
why-own-figure = Tej karty nie zagrywa się na własną drugą postać.
