### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

duel-why-bang-limit = W tej turze nie możesz zagrać więcej kart BANG!.
duel-why-only-an-answer = Ta karta jest tylko odpowiedzią na trafienie: w swojej turze się jej nie zagrywa.
duel-why-not-the-back = { $target }: ta karta nie sięga cudzych PO.
duel-why-not-your-front = { $target }: ekwipunek dostaje twoja PO, a nie AP.
duel-why-not-your-own = { $target }: tej karty nie zagrywa się na własne postacie.
duel-why-only-your-back = { $target }: tę kartę dostaje tylko twoja PO.
duel-why-needs-two-characters = Nie ma kogo zamienić: ta strona ma tylko jedną postać.
duel-why-nothing-to-take = Nie ma karty, którą można zabrać lub odrzucić.
duel-why-needs-a-target = Ta karta potrzebuje celu.
duel-why-no-target-there = Nie ma na kogo zagrać tej karty.
duel-why-takes-no-target = Ta karta nie ma jednego wybranego celu.
duel-why-not-in-play = Na tym miejscu nie ma żadnej postaci.
duel-why-not-asked = Nikt cię teraz o nic nie pyta.
duel-why-not-yours = Nie masz tej karty ani w ręce, ani w grze.
duel-why-no-such-card = W Pojedynku nie ma karty { $card }.
duel-why-not-a-miss = Ta karta nie anuluje trafienia.
duel-why-not-a-hit-card = Tu trzeba karty trafienia.
duel-why-needs-another-card = Oprócz tej karty potrzebna jest jeszcze jedna do odrzucenia.
duel-why-not-a-choice = Tej karty nie ma teraz wśród możliwych odpowiedzi.
duel-why-no-reload-yet = Przeładowywać można dopiero, gdy któraś strona ma jedną postać.
duel-why-not-active = Karty przy twojej PO teraz nie działają.
duel-why-only-your-target = { $target }: we troje tę kartę zagrywa się tylko na tego, kogo ścigasz.
duel-why-spurred = { $target }: ostrogi przy pustej ręce, trafienie niemożliwe.
duel-why-resource-twice = { $target }: druga postać tej strony ma już ten zasób.
duel-why-resource-too-new = Zasobu używa się od następnej tury po wyłożeniu.
duel-why-resource-not-now = Teraz z tej karty nie ma pożytku.
duel-why-resource-in-hand = Zasób w ręce nie jest kartą trafienia ani kartą uniku.
duel-why-only-hit-cards = To trafienie anuluje tylko odrzucenie karty trafienia.
duel-why-not-a-miss-card = Tu trzeba karty uniku.
