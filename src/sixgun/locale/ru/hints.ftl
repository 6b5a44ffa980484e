### BANG! is a trademark of its publisher; these texts are our own words.
### Hints at the table, and the review of a finished game.

hint-ask = Подсказка
hint-thinking = думаю …
hint-would = Маршал выбрал бы: { $answer }.
review-thinking = Маршал просматривает партию …
review-none = Маршал не нашёл ничего заметно лучшего.
review-not-searched = Движок этого сервера не скомпилирован: маршал здесь не просчитывает ходы.
review-estimate = Шансы на победу — оценка самого маршала, а не истина.
review-line = Решение { $number }: { $chance } % вместо { $best } %
review-details = Сыграно: { $played }. Лучше, по его мнению: { $better }.
