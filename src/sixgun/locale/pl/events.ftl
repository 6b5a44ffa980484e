### BANG! is a trademark of its publisher; these texts are our own words.
### What the event sets and the characters of the Wild West Show ask, tell and forbid; the arguments are those of ask.ftl and log.ftl.

## Questions

ask-handcuffs = Kajdanki: kto w tej rundzie nie zagrywa kart z ręki w swojej turze?
ask-name-suit = Kajdanki: kart jakiego koloru użyjesz w tej turze?
ask-new-identity = Nowa tożsamość: czy stajesz się swoją postacią rezerwową z 2 punktami życia?
ask-daltons = Daltonowie: którą ze swoich kart w grze odrzucasz?
ask-hard-liquor = Mocny trunek: rezygnujesz z dobierania i odzyskujesz 1 punkt życia?
ask-peyote = Pejotl: jakiej barwy jest następna karta?
ask-ranch = Ranczo: którą kartę odrzucasz? Na końcu dobierzesz tyle samo.
ask-blood-brothers = Bracia krwi: komu oddajesz 1 swój punkt życia?
ask-under-fire = Leci do ciebie strzał, którego nikt nie oddał. Jak odpowiadasz?
ask-roulette = Rosyjska ruletka: potrzebny unik, inaczej tracisz 2 punkty życia.
ask-ricochet = { $by } strzela do twojej karty w grze. Ratujesz ją?
ask-order-card = Dorothy Rage: jaką kartę ma zagrać { $target }?
ask-order-target = Dorothy Rage: kto jest celem tej karty?
ask-order-place = Dorothy Rage: przed którą postacią ma leżeć karta?
ask-order-copy = Kazano ci zagrać tę kartę: który egzemplarz zagrywasz?
ask-exchange-pair = Zachowujesz swoje dwie postacie czy losujesz dwie nowe?
ask-draw-as = Umiejętnością której z dwóch postaci dobierasz karty?
ask-lay-down = Darling Valentine: którą kartę odrzucasz następną?
ask-tribute = Którą kartę dajesz graczowi { $target }?

## Answers

do-order = { $cause }
do-use-ww-dorothy-rage = { $whom ->
    [somebody] Każ graczowi { $target } zagrać kartę
   *[nobody] Każ komuś zagrać kartę
    }
do-use-ww-lady-rosa = { $whom ->
    [somebody] Zamień się miejscami z graczem { $target }
   *[nobody] Zamień się miejscami
    }
do-use-flint-westwood = { $whom ->
    [somebody] Daj graczowi { $target } { $card-acc } za dwie jego karty
   *[nobody] Daj kartę za dwie
    }
do-use-lee-van-kliff = { $whom ->
    [somebody] Odrzuć { $card-acc }: ostatnia karta jeszcze raz, cel: { $target }
   *[nobody] Odrzuć { $card-acc }: ostatnia karta jeszcze raz
    }
do-use-greygory-deck = Wylosuj dwie nowe postacie
do-guess = { $suit ->
    [H] Czerwona
   *[S] Czarna
    }

## What happened

log-handcuffs = { $you ->
    [target] Masz kajdanki: w tej rundzie nie zagrywasz w swojej turze kart z ręki.
   *[nobody] { $target } ma kajdanki: w tej rundzie nie zagrywa w swojej turze kart z ręki.
    }
log-name-suit = { $you ->
    [player] Wymieniasz kolor: { suit-named }.
   *[nobody] { $player } wymienia kolor: { suit-named }.
    }
suit-named = { $cause ->
    [H] kier
    [D] karo
    [C] trefl
   *[S] pik
    }
colour-guessed = { $cause ->
    [H] „czerwona”
   *[S] „czarna”
    }
log-guess = { $amount ->
    [one] { $player } mówi { colour-guessed }: { $card } – dobrze.
    [few] { $player } mówi { colour-guessed }: { $card } – źle.
   *[many] { $player } mówi { colour-guessed }: { $card } – źle.
    }
log-marked = { $you ->
    [player] Pokazujesz { $card }: jeśli da się zagrać w tej turze, musisz to zrobić.
   *[nobody] { $player } pokazuje { $card }: jeśli da się zagrać w tej turze, trzeba to zrobić.
    }
log-under-fire = { $you ->
    [target] { $cause }: strzał do ciebie.
   *[nobody] { $cause }: strzał, cel: { $target }.
    }
log-put-on-pile = { $you ->
    [player] Odkładasz { $card } na stos kart odrzuconych.
   *[nobody] { $player } odkłada { $card } na stos kart odrzuconych.
    }
log-order = { $you ->
    [player] Każesz graczowi { $target } zagrać kartę { $cause }.
    [target] { $player } każe ci zagrać kartę { $cause }.
   *[nobody] { $player } każe graczowi { $target } zagrać kartę { $cause }.
    }
log-show-hand = { $you ->
    [player] { $amount ->
        [one] Nie możesz jej zagrać i pokazujesz rękę: { $amount } karta.
        [few] Nie możesz jej zagrać i pokazujesz rękę: { $amount } karty.
       *[many] Nie możesz jej zagrać i pokazujesz rękę: { $amount } kart.
    }
   *[nobody] { $amount ->
        [one] { $player } nie może jej zagrać i pokazuje rękę: { $amount } karta.
        [few] { $player } nie może jej zagrać i pokazuje rękę: { $amount } karty.
       *[many] { $player } nie może jej zagrać i pokazuje rękę: { $amount } kart.
    }
    }
log-show = { $you ->
    [player] Pokazujesz { $card-acc }.
   *[nobody] { $player } pokazuje { $card-acc }.
    }

## Why not

why-reverend = Wielebny: nikt nie może zagrać Piwa.
why-sermon = Kazanie: w swojej turze nie wolno używać kart BANG!.
why-handcuffed = Kajdanki: nie wolno użyć tej karty w tej turze.
why-judge = Sędzia: przed nikim nie wolno wykładać kart.
why-no-missed-cards = Big Spencer nie może zagrywać kart Pudło!.
