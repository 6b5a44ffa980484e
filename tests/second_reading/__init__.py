"""A second reading of the rules: a model of the classic game written from docs/rules alone.

It never looks into the engine. Played side by side with it, it predicts every question, every legal answer and
every effect.
"""
