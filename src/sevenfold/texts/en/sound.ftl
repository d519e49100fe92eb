# Sound: what the settings call it.

sound-mute = Mute
sound-volume = Volume
