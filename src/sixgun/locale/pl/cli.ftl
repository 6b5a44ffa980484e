### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## The table

cli-seat = Nr
cli-player = Gracz
cli-role = Rola
cli-life = Życie
cli-hand = Ręka
cli-range = Zasięg
cli-distance = Odl.
cli-in-play = W grze
cli-you = (ty)
cli-unknown-role = ?
cli-out = poza grą
cli-piles = { $deck ->
    [one] W talii { $deck } karta
    [few] W talii { $deck } karty
   *[many] W talii { $deck } kart
    }; { $discards ->
    [0] stos kart odrzuconych jest pusty.
    [one] na stosie kart odrzuconych { $discards } karta, na wierzchu { $card }.
    [few] na stosie kart odrzuconych { $discards } karty, na wierzchu { $card }.
   *[many] na stosie kart odrzuconych { $discards } kart, na wierzchu { $card }.
    }
cli-deck-known = Znasz kartę numer { $place } od wierzchu talii: { $card }.
cli-hand-known = { $player } ma na ręce: { $cards }.
cli-your-hand = Twoja ręka: { $cards }.
cli-empty-hand = Nie masz kart na ręce.
cli-your-role = Twoja rola: { $role }. { $goal }

## Talking

cli-prompt = Twoja odpowiedź (numer, ? lub help):
cli-default = Sam Enter: { $answer }
cli-no-answer = { $word } nie jest tu odpowiedzią. Wpisz numer z listy albo help.
cli-no-card = Ani na ręce, ani na stole nie ma karty lub postaci { $word }.
cli-playable = Ta karta jest teraz wśród twoich odpowiedzi.
cli-again = Ta sama odpowiedź jeszcze raz: tak.
cli-taken-back = Ruch cofnięty.
cli-nothing-to-take-back = Nie ma czego cofnąć: ktoś zobaczył kartę albo kogoś już zapytano.
cli-saved = Zapisano: { $file }.
cli-not-saved = { $file }: nie da się tam zapisać. Podaj inny plik.
cli-no-file = Podaj plik: save FILE.
cli-left = Odchodzisz od stołu.
cli-help = Numer to odpowiedź. Sam Enter to odpowiedź domyślna.
    ?karta     co robi karta lub postać i dlaczego nie można jej zagrać
    hand       wszystkie twoje karty z tekstami
    back       cofnij ruch, dopóki nie odkryto karty i nikogo nie zapytano
    log        wszystko, co się dotąd stało
    save FILE  zapisz grę; dalej: sixgun play --resume FILE
    quit       odejdź od stołu

## The end

cli-winner = { $side ->
    [sheriff] Wygrało prawo: Szeryf i Zastępcy.
    [outlaw] Wygrali Bandyci.
    [renegade] Wygrał Renegat.
   *[other] Koniec gry.
    }
cli-result = { $won ->
    [yes] Wygrywasz!
   *[no] Przegrywasz.
    }
cli-seed = Ziarno tej gry: { $seed }.
