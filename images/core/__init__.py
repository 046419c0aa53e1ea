"""Scene, paint, theme, fonts, sprites: what every picture is made with."""
