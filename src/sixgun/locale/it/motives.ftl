### BANG! is a trademark of its publisher; these texts are our own words.
### Arguments: see the English file. Names are never declined.

motive-who = { $sure ->
    [100] { $target } è { $role }
   *[other] { $target } è molto probabilmente { $role } ({ $sure } %)
    }
motive-shoot = { motive-who }: uno sparo lì serve alla mia parte.
motive-finish = { motive-who } e gli resta un punto vita: è ora di finirla.
motive-duel = { motive-who }: il duello si può vincere.
motive-jail = { motive-who }: meglio dietro le sbarre per un turno.
motive-rob = { motive-who }: ogni carta in meno conta.
motive-harm = { motive-who }: così si colpisce chi di dovere.
motive-free = { $target } è più amico che nemico: via un peso.
motive-heal-friend = { $target } è più amico che nemico e ha bisogno di un punto vita.
motive-heal = Un punto vita vale più della carta.
motive-draw = Più carte, più scelta: prima di tutto.
motive-everybody = Colpisce più nemici che amici.
motive-dynamite = Esploderà più facilmente davanti ai nemici che agli amici.
motive-weapon = { $card }: più nemici a tiro.
motive-equip = { $card }: aiuta a ogni turno da adesso in poi.
motive-train = Il treno adesso ne vale la pena.
motive-useful = { $card }: serve adesso, dopo chissà.
motive-nothing = Non resta nulla che valga la sua carta.
motive-duel-on = Un BANG! costa meno di un punto vita.
motive-duel-out = Meglio perdere questo duello che continuare.
motive-dodge = Un punto vita vale più della carta.
motive-take-hit = Non c'è nulla per fermarlo, o non basterebbe.
motive-fend-off = Un BANG! costa meno di un punto vita.
motive-rescue = Altrimenti è finita.
motive-no-rescue = Non resta nulla che aiuti.
motive-least = { $card }: la carta di cui si può fare più facilmente a meno.
motive-most = { $card }: la più utile tra queste carte.
motive-lucky = La migliore delle carte girate.
motive-searched = Ho pensato in anticipo: così si vince più spesso, di circa { $points } partite su cento.
