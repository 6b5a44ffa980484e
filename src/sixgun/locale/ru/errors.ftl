### BANG! is a trademark of its publisher; these texts are our own words.
### What the server refuses: error-<id>; further ones stand in pages.ftl.

error-bad-message = Сообщение не читается.
error-bad-request = Запрос не читается.
error-cross-origin = Запросы с других сайтов не принимаются.
error-no-page = Такой страницы нет.
error-no-language = На этом языке текстов нет.
error-no-method = По этому адресу так нельзя.
error-not-json = Здесь ожидается JSON.
error-no-frame = Такого момента в игре нет.
error-no-seat = Такого места нет.
error-not-seated = У вас нет места за этим столом.
error-not-member = Здесь нет такого человека.
error-no-bot = Такого бота нет.
error-not-asked = Спрашивают не вас.
error-nothing-to-take-back = Отменить ход уже нельзя: открыта карта, или вопрос задан другому игроку.
error-no-series = Серии там нет, или она ещё не началась.
