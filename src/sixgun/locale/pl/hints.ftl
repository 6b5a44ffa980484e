### BANG! is a trademark of its publisher; these texts are our own words.
### Hints at the table, and the review of a finished game.

hint-ask = Podpowiedź
hint-thinking = myślę …
hint-would = Marszałek wybrałby: { $answer }.
review-thinking = Marszałek przegląda grę …
review-none = Marszałek nie zrobiłby nic wyraźnie lepszego.
review-not-searched = Silnik tego serwera nie jest skompilowany: marszałek nie może tu liczyć naprzód.
review-estimate = Szanse wygranej to własna ocena marszałka, nie prawda.
review-line = Decyzja { $number }: { $chance } % zamiast { $best } %
review-details = Zagrano: { $played }. Lepsze, jego zdaniem: { $better }.
