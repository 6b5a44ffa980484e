### BANG! is a trademark of its publisher; these texts are our own words.
### What the server refuses: error-<id>; further ones stand in pages.ftl.

error-bad-message = The message cannot be read.
error-bad-request = The request cannot be read.
error-cross-origin = Requests from other sites are refused.
error-no-page = There is no such page.
error-no-language = There are no texts in that language.
error-no-method = That cannot be done at this address.
error-not-json = JSON is expected here.
error-no-frame = The game has no such moment.
error-no-seat = There is no such seat.
error-not-seated = You have no seat at this table.
error-not-member = There is nobody of that name here.
error-no-bot = There is no such bot.
error-not-asked = It is not your question.
error-nothing-to-take-back = It cannot be taken back any more: a card was seen, or somebody else was asked.
error-no-series = No series is played there, or it has not begun.
