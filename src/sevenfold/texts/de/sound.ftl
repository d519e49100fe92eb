# Klang: wie er in den Einstellungen heißt.

sound-mute = Stumm
sound-volume = Lautstärke
