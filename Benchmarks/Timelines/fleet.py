#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Count what a fleet of widgets asks its servers, by the rules of Sources/Running/TimelineSimulation.

    fleet.py COUNTS     COUNTS is what `timeline-benchmark counts` prints

The counts must be those of COUNTS, second by second and endpoint by endpoint. What is printed is the
processor time in seconds that a device of the coupons' fleet takes, the best of three passes.

This is the program that one would write in an afternoon: plain Python, a device after the other, an
event after the other, as fast as that can be without changing what is counted. Looks of a habit are
drawn for the days that are needed, and a time zone is an offset.

Exit codes: 0 the counts are equal, 1 they are not, 2 wrong usage.
"""

import bisect
import collections
import json
import sys
import time

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000

# The fleets of Fleets.swift.
START = 1_795_446_000 * SECOND
END = START + DAY
SEED = 1
ZONE_OFFSET = 9 * HOUR

# The rules where nothing else is said.
MINIMUM_INTERVAL = 5 * MINUTE
FEWEST, MOST, LOOKS_FOR_MOST = 40, 70, 20
IN_A_ROW = 4
UNSEEN_LIMIT = 12 * HOUR

HABIT, PLACEMENT, LOOKS = 2, 3, 4


def mix(value):
    value = ((value ^ value >> 30) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ value >> 27) * 0x94D049BB133111EB) & MASK
    return value ^ value >> 31


SEED_KEY = mix((SEED + GOLDEN) & MASK)


def key(device, purpose):
    return mix(mix(SEED_KEY ^ (device * GOLDEN & MASK)) ^ purpose)


def draw(key, index, greatest):
    """The number from 0 to `greatest` that a place has."""
    return mix((key + GOLDEN * (index + 1)) & MASK) * (greatest + 1) >> 64


def spread(count, start, end):
    """Looks at equal distances, each somewhere in its share of the time."""
    step = (end - start) // count
    return [(start + step * index, 20 * SECOND, step - 20 * SECOND) for index in range(count)]


HABITS = [
    (3, spread(30, 6 * HOUR, 24 * HOUR)),
    (8, spread(6, 7 * HOUR, 22 * HOUR)),
    (10, spread(1, 7 * HOUR, 22 * HOUR)),
]


def budget(looks):
    """The emission interval and the tolerance of a widget that is looked at so often in a day."""
    limit = MOST if looks >= LOOKS_FOR_MOST else FEWEST + (MOST - FEWEST) * looks // LOOKS_FOR_MOST
    emission = -(-DAY // (limit - IN_A_ROW))
    return emission, (IN_A_ROW - 1) * emission


def looks_of(device, looks, placed):
    """When a device's widget is looked at, from its placement on: the beginnings and the ends."""
    place = key(device, LOOKS)
    spans = [(placed, placed)]
    day = (placed + ZONE_OFFSET) // DAY * DAY - ZONE_OFFSET - DAY
    while day < END + DAY:
        for index, (start, length, jitter) in enumerate(looks):
            begin = day + start + draw(place, day // HOUR * 100_003 + index, jitter)
            spans.append((begin, begin + length))
        day += DAY
    spans.sort()
    merged = []
    for begin, end in spans:
        if merged and begin <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((begin, end))
    return [begin for begin, _ in merged], [end for _, end in merged]


def first_seen(date, begins, ends):
    """The first moment from a date on at which the widget was looked at a short time ago."""
    index = bisect.bisect_right(begins, date) - 1
    if index < 0:
        return begins[0]
    if date <= ends[index] or date - ends[index] < UNSEEN_LIMIT:
        return date
    return begins[index + 1] if index + 1 < len(begins) else END


def coupons(date):
    """What a reload asks, and the moment that it names for the next."""
    noon = START + 12 * HOUR
    if noon <= date < noon + 30 * MINUTE:
        return ("widgetSettings",), date + MINUTE
    return ("widgetSettings", "coupon"), date + 15 * MINUTE


def recipes(date):
    slot = 15 * MINUTE
    # Slots divide a day, so that those of the next day follow without a gap.
    return ("recipes",), (date + ZONE_OFFSET) // slot * slot - ZONE_OFFSET + 7 * slot


def greedy(date):
    return ("steps",), date + MINUTE


FLEETS = {
    "Coupons": (coupons, 2 * HOUR, ("widgetSettings", "coupon")),
    "Recipes": (recipes, 2 * HOUR, ("recipes",)),
    "Greedy": (greedy, 2 * HOUR, ("steps",)),
}


def count(name, devices):
    """The requests of a fleet: for each endpoint how many there are in which second."""
    provider, spread_time, endpoints = FLEETS[name]
    counts = {endpoint: collections.Counter() for endpoint in endpoints}
    for device in range(devices):
        number = draw(key(device, HABIT), 0, 9)
        looks = next(looks for share, looks in HABITS if number < share)
        emission, tolerance = budget(len(looks))
        placed = START - 1 - draw(key(device, PLACEMENT), 0, spread_time - 1)
        begins, ends = looks_of(device, looks, placed)
        last, full_again = placed, -(1 << 62)
        _, due = provider(placed)
        while True:
            date = max(due, last + MINIMUM_INTERVAL, full_again - tolerance)
            date = first_seen(date, begins, ends)
            if date >= END:
                break
            last = date
            full_again = max(date, full_again) + emission
            asked, due = provider(date)
            if date >= START:
                for endpoint in asked:
                    counts[endpoint][(date - START) // SECOND] += 1
    return counts


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(sys.argv[1], encoding="utf-8") as file:
        expected = json.load(file)
    best = float("inf")
    for name, endpoints in expected["fleets"].items():
        for _ in range(3 if name == "Coupons" else 1):
            begin = time.process_time()
            counts = count(name, expected["devices"])
            if name == "Coupons":
                best = min(best, (time.process_time() - begin) / expected["devices"])
        for endpoint, pairs in endpoints.items():
            if counts[endpoint] != dict(pairs):
                print(f"{name}: the counts of '{endpoint}' differ", file=sys.stderr)
                return 1
    print(best)
    return 0


if __name__ == "__main__":
    sys.exit(main())
