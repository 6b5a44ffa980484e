"""A series of games for dollars: the star goes round, money is made and spent between the games. [CL-SCORE-1]"""
