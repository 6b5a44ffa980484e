### BANG! is a trademark of its publisher; these texts are our own words.
### What the server refuses: error-<id>; further ones stand in pages.ftl.

error-bad-message = Nie można odczytać wiadomości.
error-bad-request = Nie można odczytać żądania.
error-cross-origin = Żądania z innych stron są odrzucane.
error-no-page = Nie ma takiej strony.
error-no-language = Nie ma tekstów w tym języku.
error-no-method = Pod tym adresem tak się nie da.
error-not-json = Tu oczekiwany jest JSON.
error-no-frame = W grze nie ma takiej chwili.
error-no-seat = Nie ma takiego miejsca.
error-not-seated = Nie masz miejsca przy tym stole.
error-not-member = Nie ma tu nikogo takiego.
error-no-bot = Nie ma takiego bota.
error-not-asked = To nie pytanie do ciebie.
error-nothing-to-take-back = Ruchu nie można już cofnąć: odsłonięto kartę albo zapytano kogoś innego.
error-no-series = Nie ma tam serii albo jeszcze się nie zaczęła.
