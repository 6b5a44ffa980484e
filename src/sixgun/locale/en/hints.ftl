### BANG! is a trademark of its publisher; these texts are our own words.
### Hints at the table, and the review of a finished game.

hint-ask = Hint
hint-thinking = thinking …
hint-would = A marshal would choose: { $answer }.
review-thinking = A marshal goes through the game …
review-none = A marshal would have done nothing clearly better.
review-not-searched = This server's engine is not compiled: a marshal cannot look ahead here.
review-estimate = Chances of winning are the marshal's own estimate, not the truth.
review-line = Decision { $number }: { $chance } % instead of { $best } %
review-details = Played: { $played }. Better, it thinks: { $better }.
