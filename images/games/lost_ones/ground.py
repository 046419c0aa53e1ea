"""The land of a picture: its squares put together, lit where somebody walks with a lantern."""

from PIL import Image

from images.games.lost_ones import light
from images.games.lost_ones.cells import cell, nearby
from images.games.lost_ones.chart import Chart


def draw(chart: Chart) -> Image.Image:
    """Return the land of a chart, RGB."""
    side, window = chart.side, chart.window
    squares = {one.at: one for one in chart.squares}
    land = Image.new("RGB", (window.columns * side, window.rows * side))
    for at in window.spots():
        picture = cell(chart.theme, side, at, nearby(at, squares))
        left, top = (at[0] - window.left) * side, (at[1] - window.top) * side
        land.paste(picture.dark, (left, top))
        lit = light.mask(chart.lights, at[0] - window.left, at[1] - window.top, side)
        if lit is not None:
            land.paste(picture.bright, (left, top), lit)
    return land
