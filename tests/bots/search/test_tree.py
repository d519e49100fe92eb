"""What the search remembers, and how moves race: by hand."""

from sevenfold.bots.search.race import FIRST_LAPS, LAPS_EACH, LEAST, best_of, end_lap, line_up, make_races, points
from sevenfold.bots.search.tree import (
    EDGES,
    MENU,
    MODULUS,
    NONE,
    PROBES,
    SURE,
    WIDE,
    bits,
    look_at,
    make_menus,
    make_nodes,
    mix,
    node_of,
    propose,
)


def menu_of(*doubts):
    menu = make_menus(1)[0]
    for number, doubt in enumerate(doubts):
        propose(menu, 100 + number, doubt)
    return menu


def race_of(*doubts):
    races = make_races(1)
    line_up(races[0], menu_of(*doubts), 1, 1000)
    return races


def run(race, prizes, laps):
    """Let each move bring what `prizes(lap)` says, in parts of SURE."""
    for _ in range(laps):
        brought = prizes(race.laps)
        for i, prize in enumerate(brought):
            if race.out[i] == 0:
                race.now[i] = int(prize * SURE)
        end_lap(race)


def test_a_menu_names_each_move_once_and_ends_when_it_is_full():
    menu = menu_of(0, 5)
    propose(menu, 100, 7)
    assert (menu.count, menu.move[0], menu.doubt[0]) == (2, 100, 0)
    for move in range(2 * MENU):
        propose(menu, move, 0)
    assert menu.count == MENU


def test_every_fact_and_its_place_make_another_key():
    keys = {mix(mix(0, a), b) for a in range(-1, 60) for b in range(-1, 60)}
    assert len(keys) == 61 * 61
    assert all(0 <= key < MODULUS for key in keys)
    assert mix(MODULUS - 1, 1 << 40) < MODULUS


def test_a_node_is_found_again_and_a_full_table_says_so():
    nodes = make_nodes(64)
    places = {}
    for key in range(0, 64 * PROBES, 64):  # all of them would like the same place
        at = node_of(nodes, key)
        assert at not in places.values()
        places[key] = at
        nodes[at].key = key + 1
    assert all(node_of(nodes, key) == at for key, at in places.items())
    assert node_of(nodes, 64 * PROBES) == NONE


def test_of_a_wide_menu_only_the_first_moves_are_tried_at_first():
    node, menu = make_nodes(1)[0], menu_of(*[0] * 40)
    seen = []
    for _ in range(400):
        edge = look_at(node, menu)
        node.visits += 1
        node.tried[edge] += 1
        seen.append(node.move[edge])
    assert set(seen[:4]) <= set(range(100, 100 + WIDE + 2))
    assert len(set(seen)) > 2 * WIDE
    assert node.count <= EDGES


def test_a_move_that_goes_well_is_tried_more_and_one_that_is_doubted_less():
    node, menu = make_nodes(1)[0], menu_of(0, 0, SURE // 3)
    for _ in range(300):
        edge = look_at(node, menu)
        gain = SURE if edge == 1 else 0
        node.visits += 1
        node.total += gain
        node.tried[edge] += 1
        node.gained[edge] += gain
    assert node.tried[1] > 200
    assert node.tried[2] < node.tried[0]


def test_a_move_that_wasnt_to_be_had_was_not_passed_over():
    node = make_nodes(1)[0]
    for _ in range(5):
        look_at(node, menu_of(0))
        node.visits += 1
    look_at(node, menu_of(0, 0))
    assert (node.offered[0], node.offered[1]) == (6, 1)


def test_digits_are_counted_like_python_counts_them():
    assert [bits(n) for n in (0, 1, 2, 3, 4, 255, 256)] == [n.bit_length() for n in (0, 1, 2, 3, 4, 255, 256)]


def test_a_move_that_is_surely_worse_drops_out_and_the_rest_go_on():
    races = race_of(0, 0, 0)
    race = races[0]
    run(race, lambda lap: (0.5, 0.6 + lap % 2 / 100, 0.6 - lap % 2 / 100), FIRST_LAPS - 1)
    assert race.running == 3
    run(race, lambda lap: (0.5, 0.6 + lap % 2 / 100, 0.6 - lap % 2 / 100), 1)
    assert race.out[0] > 0
    assert best_of(races) in (101, 102)


def test_what_all_moves_share_in_a_lap_decides_nothing():
    """Worlds that are good or bad for every move alike don't hide a small difference."""
    races = race_of(0, 0)
    run(races[0], lambda lap: (0.1 + lap % 7 / 10, 0.13 + lap % 7 / 10), 60)
    assert races[0].running == 1
    assert best_of(races) == 101


def test_a_doubted_move_must_show_more():
    races = race_of(0, SURE // 10)
    run(races[0], lambda lap: (0.5 + lap % 2 / 5, 0.52 + (lap + 1) % 2 / 5), 4)
    assert best_of(races) == 100
    assert points(races[0], 0) > points(races[0], 1)


def test_searchers_add_up_what_they_have_found():
    races = make_races(2)
    for k in range(2):
        line_up(races[k], menu_of(0, 0, 0), k, 1000)
    run(races[0], lambda lap: (0.5, 0.5 + (lap % 2) / 2, 0.45 + (lap % 2) / 2), 8)
    run(races[1], lambda lap: (0.5, 0.3 + (lap % 2) / 2, 0.6 + (lap % 2) / 2), 8)
    assert best_of(races) == 102


def test_a_small_budget_lets_only_the_most_promising_moves_race():
    for rehearsals, racing in ((1, LEAST), (3 * LAPS_EACH, 3), (1000 * LAPS_EACH, 5)):
        race = make_races(1)[0]
        line_up(race, menu_of(0, 1, 2, 3, 4), 1, rehearsals)
        assert [race.move[i] for i in range(race.count)] == [100 + i for i in range(racing)]
