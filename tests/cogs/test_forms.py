from hypothesis import given
from hypothesis import strategies as st

from cogs.components import LONGEST, Control, Verb
from cogs.formmenu import marked
from cogs.forms import Filling, bits, positions
from engine.core.protocol import Offer, Pick
from tests.cogs.toys import Take, picks

SETS = st.frozensets(st.integers(0, 120))


@given(SETS)
def test_a_bit_set_reads_back(chosen: frozenset[int]) -> None:
    assert positions(bits(chosen)) == chosen
    assert len(bits(chosen)) <= 21


@given(st.text(max_size=70))
def test_reading_a_bit_set_never_raises(text: str) -> None:
    found = positions(text)
    assert found is None or all(i >= 0 for i in found)


@given(SETS, SETS, SETS)
def test_three_fields_of_121_choices_fit_into_an_id(a: frozenset[int], b: frozenset[int], c: frozenset[int]) -> None:
    pick = Pick("cells", tuple(range(121)), 0, 121)
    offer = Offer(("take",), Take(), (pick, pick, pick))
    filling = Filling(0, (a, b, c))
    assert len(Control(Verb.SEND, 10**6, "0123456789", filling.text).id) <= LONGEST
    assert Filling.parse(filling.text, [offer]) == filling


@given(st.text("0123456789.ABab_~", max_size=30))
def test_reading_a_form_never_raises_and_stays_within_it(text: str) -> None:
    offers = [picks(9, 2, 2)]
    filling = Filling.parse(text, offers)
    assert filling is None or (filling.offer == 0 and all(i < 9 for part in filling.chosen for i in part))


def test_a_toggle_takes_and_gives_back() -> None:
    offer = picks(9, 2, 2)
    form = Filling.begin(0, offer).toggled(0, 3, offer.form[0]).toggled(0, 5, offer.form[0])
    assert form.filled(offer.form) == {"cells": (3, 5)}
    assert form.complete(offer.form)
    again = form.toggled(0, 3, offer.form[0])
    assert again.filled(offer.form) == {"cells": (5,)}
    assert not again.complete(offer.form)


def test_a_field_for_one_choice_exchanges_it() -> None:
    pick = Pick("how", (0, 1, 2), many=False)
    form = Filling(0, (frozenset({1}),)).toggled(0, 2, pick)
    assert form.chosen == (frozenset({2}),)


def test_a_select_changes_its_own_25_positions_only() -> None:
    pick = Pick("cells", tuple(range(60)), 0, 60)
    form = Filling(0, (frozenset({1, 30, 59}),))
    assert marked(form, 0, 1, [26, 27], pick).chosen[0] == {1, 26, 27, 59}
    assert marked(form, 0, 0, [], pick).chosen[0] == {30, 59}
    assert marked(form, 0, 2, [3, 55, 70], pick).chosen[0] == {1, 30, 55}  # 3 and 70 are not on that page


def test_of_one_choice_in_several_selects_the_newest_counts() -> None:
    pick = Pick("how", tuple(range(60)), many=False)
    assert marked(Filling(0, (frozenset({1}),)), 0, 2, [55], pick).chosen[0] == {55}
