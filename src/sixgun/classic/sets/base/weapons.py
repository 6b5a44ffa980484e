"""The base set: the weapons. [CL-WPN-1]"""

from __future__ import annotations

from sixgun.classic.rules.faces import Weapon


class Volcanic(Weapon):
    """Range 1; any number of BANG! a turn. [volcanic; CL-WPN-2 CL-R-21]"""

    copies = "TS TC"
    reach = 1
    any_number_of_bangs = True


class Schofield(Weapon):
    """Range 2. [schofield; CL-WPN-1]"""

    copies = "JC QC KS"
    reach = 2


class Remington(Weapon):
    """Range 3. [remington; CL-WPN-1]"""

    copies = "KC"
    reach = 3


class RevCarabine(Weapon):
    """Range 4. [rev_carabine; CL-WPN-1]"""

    copies = "AC"
    reach = 4


class Winchester(Weapon):
    """Range 5. [winchester; CL-WPN-1]"""

    copies = "8S"
    reach = 5
