"""The games as environments for learning: Gymnasium (vectors), PettingZoo and OpenSpiel. Needs `sevenfold[envs]`.

`vector.VectorEnv` steps thousands of matches in one call; `sevn_v0`, `wonders_v0` and `weisen_v0` are PettingZoo's;
`spiel.register()` adds the games to OpenSpiel. What a seat observes and how actions are numbered is the same everywhere.
"""
