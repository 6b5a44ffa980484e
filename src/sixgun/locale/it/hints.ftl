### BANG! is a trademark of its publisher; these texts are our own words.
### Hints at the table, and the review of a finished game.

hint-ask = Suggerimento
hint-thinking = sto pensando …
hint-would = Un maresciallo sceglierebbe: { $answer }.
review-thinking = Un maresciallo ripercorre la partita …
review-none = Un maresciallo non avrebbe fatto nulla di nettamente migliore.
review-not-searched = Il motore di questo server non è compilato: qui un maresciallo non può guardare avanti.
review-estimate = Le probabilità di vittoria sono una stima del maresciallo, non la verità.
review-line = Decisione { $number }: { $chance } % invece di { $best } %
review-details = Giocato: { $played }. Meglio, secondo lui: { $better }.
