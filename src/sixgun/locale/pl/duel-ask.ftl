### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file.

## Questions

duel-ask-front = Do gry wchodzą dwie postacie. Która zostaje AP?
duel-ask-play = Twoja tura: co robisz?
duel-ask-discard = { $limit ->
    [0] Którą kartę z ręki odrzucasz?
    [one] Możesz zatrzymać { $limit } kartę. Którą odrzucasz?
    [few] Możesz zatrzymać { $limit } karty. Którą odrzucasz?
   *[many] Możesz zatrzymać { $limit } kart. Którą odrzucasz?
    }
duel-ask-hit = { $demands ->
    [yes] { $cause }: trafienie, cel: { $at }. Unik kosztuje jeszcze jedną kartę. Jak odpowiadasz?
   *[no] { $any ->
        [yes] { $cause }: trafienie, cel: { $at }. Anuluje je dowolna karta z ręki. Jak odpowiadasz?
       *[no] { $cause }: trafienie, cel: { $at }. Jak odpowiadasz?
    }
    }
duel-ask-pay = Potrzebna jest jeszcze jedna karta, inaczej trafienie pozostaje w mocy. Którą odrzucasz?
duel-ask-look = To następna karta: bierzesz ją czy odrzucasz i bierzesz kolejną?
duel-ask-draw-from = Z której talii dobierasz?
duel-ask-reveal = Odsłonięto dwie karty. Która się liczy?
duel-ask-random-card = Losowa karta z cudzej ręki: z jakim rewersem?
duel-ask-forced-discard = Musisz odrzucić kartę. Którą?
duel-ask-divert = { $at }: czy przyjmuje ranę na siebie?
duel-ask-apply-again = Odrzucasz kartę, aby zastosować zasób jeszcze raz?
duel-ask-use-again = Jeszcze raz: kto jest celem?
duel-ask-wagon = { duel-card-wagon }: którą kartę odrzucasz?
duel-ask-general-store = { duel-card-general-store }: którą kartę bierzesz?
duel-ask-keep = Którą kartę zatrzymujesz? Druga zostaje odrzucona.
duel-ask-shotgun = { duel-card-shotgun }: trafienie anulowane. Czyje postacie zamieniasz miejscami?
duel-ask-carbine = { duel-card-carbine }: trafienie anulowane. Którą kartę w grze odrzucasz?
duel-ask-duel = { duel-card-duel }, { $at }: odrzucasz kartę trafienia czy tracisz 1 punkt życia?
duel-ask-indians = { duel-card-indians } { $at }: odrzucasz kartę trafienia czy tracisz 1 punkt życia?
duel-ask-indian-chief = { duel-card-indian-chief }, { $at }: odrzucasz kartę trafienia czy tracisz 1 punkt życia?
duel-ask-ricochet = { duel-card-ricochet }, { $at }: odrzucasz kartę uniku czy tracisz 1 punkt życia?
duel-ask-ambush = { duel-card-ambush }: którą kartę w grze odrzucasz?
duel-ask-cover = { duel-card-cover }: czyje postacie zamieniasz miejscami?
duel-ask-punch = { duel-card-punch }: co odrzucasz?
duel-ask-steal = { duel-card-steal }: którą kartę w grze odrzucasz?
duel-ask-schoolteacher = { duel-card-schoolteacher }: którą kartę w grze zabierasz?
duel-ask-poker-alice = { duel-character-poker-alice }: bierzesz kartę w grze zamiast dobierać?
duel-ask-big-jim = { duel-character-big-jim }: zamieniasz miejscami także postacie przeciwnika?
duel-ask-bull-anderson = { duel-character-bull-anderson }: którą kartę strony, która straciła postać, zabierasz?
duel-ask-pearl-hat = { duel-character-pearl-hat }: którą kartę za to odrzucasz?
duel-ask-sundance-kid = { duel-character-sundance-kid }: którą kartę za to odrzucasz?
duel-ask-slim-poet = { duel-character-slim-poet }: odrzucasz losową kartę z ręki tego, kto go zranił?

## Answers

duel-do-pass = { $why ->
    [play] Zakończ turę
    [hit] Przyjmij trafienie
    [pay] Trafienie pozostaje w mocy
    [duel] Poddaj się
    [ricochet] Poddaj się
    [indians] Strać 1 punkt życia
    [indian_chief] Strać 1 punkt życia
    [poker_alice] Dobierz jak zwykle
   *[other] Nie, dziękuję
    }
duel-do-card = { $bent ->
    [yes] { $card } ({ duel-symbol }) jako { $cause }
   *[no] { $card } ({ duel-symbol })
    }
duel-do-this = { $bent ->
    [yes] { $card-acc } ({ duel-symbol }) jako { $cause }
   *[no] { $card-acc } ({ duel-symbol })
    }
duel-do-play = { $whom ->
    [nobody] { $why ->
        [hit] Odpowiedz: { duel-do-card }
       *[other] Zagraj { duel-do-this }
    }
    [player] { $you ->
        [target] Zagraj { duel-do-this } na swoją stronę
       *[nobody] Zagraj { duel-do-this }, cel: { $target }
    }
   *[character] Zagraj { duel-do-this }, cel: { $target }
    }
duel-do-move = Zamień swoje postacie miejscami
duel-do-use = { $thing ->
    [yes] { $seen ->
        [yes] { $whom ->
            [character] { $cause }: { $card }, cel: { $target }
            [player] { $cause }: { $card }, cel: { $target }
            [reload] { $cause }: przeładuj { $card-acc }
           *[nobody] { $cause }: { $card }
        }
       *[no] { $whom ->
            [player] { $cause }: twoja talia i talia gracza { $target }
           *[nobody] Użyj umiejętności: { $cause }
        }
    }
   *[no] { $whom ->
        [character] Użyj: { duel-do-card }, cel: { $target }
       *[nobody] Użyj: { duel-do-card }
    }
    }
duel-do-reload = { $whom ->
    [character] Przeładuj { duel-do-this } z gry: { $target }
   *[nobody] Przeładuj { duel-do-this }
    }
duel-do-discard = { $whom ->
    [character] Odrzuć { duel-do-this } z gry: { $target }
    [player] Odrzuć losową { duel-back.acc } z ręki gracza { $target }
   *[nobody] Odrzuć { duel-do-this }
    }
duel-do-pick = Wybierz { duel-do-this }
duel-do-keep = Zatrzymaj { duel-do-this }
duel-do-take = { $whom ->
    [player] { $back ->
        [none] Weź losową kartę z ręki gracza { $target }
       *[other] Weź losową { duel-back.acc } z ręki gracza { $target }
    }
   *[character] Zabierz { duel-do-this } z gry: { $target }
    }
duel-do-draw = { $whom ->
    [common] Dobierz ze wspólnej talii
   *[player] { $you ->
        [target] Dobierz z własnej talii
       *[nobody] Dobierz z talii gracza { $target }
    }
    }
duel-do-swap = { $you ->
    [target] Zamień miejscami swoje postacie
   *[nobody] Zamień miejscami postacie gracza { $target }
    }
duel-do-hand = { $you ->
    [target] Karta z własnej ręki
   *[nobody] Losowa karta z ręki gracza { $target }
    }
duel-do-divert = Tak, ta postać przyjmie ranę
duel-do-front = AP: { $cause }
