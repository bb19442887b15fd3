#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Check JSON files against the schemas in Documentation/Schemas.

    Scripts/check-schemas.py           the schemas, their examples, the sample catalogs, the
                                       example feeds, the golden report and timeline
    Scripts/check-schemas.py FILE ...  these files; the name says which schema is meant:
                                       X.actions.json, X.configuration.json, X.export.json,
                                       X.report.json or report.json, quickaction.json,
                                       X.baseline.json or baseline.json, X.feed.json,
                                       X.timeline.json, X.load.json, X.statistics.json,
                                       X.settings.json, X.devices.json, X.audit.json, X.protocol.json,
                                       quickaction-snapshots.json, X.comparison.json

Exit codes: 0 nothing to report, 1 findings, 2 a file that cannot be read, or no jsonschema.
"""

import argparse
import copy
import difflib
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print(
        "check-schemas.py needs the Python package 'jsonschema', version 4 or later; "
        "install it with: python3 -m pip install jsonschema",
        file=sys.stderr,
    )
    sys.exit(2)

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "Documentation" / "Schemas"
KINDS = ("actions", "configuration", "export", "report", "quickaction", "baseline", "statistics", "settings", "feed", "timeline",
         "load", "devices", "quickaction-generated", "audit", "protocol", "program", "build", "quickaction-snapshots", "comparison")

# Objects whose keys are the user's: no schema can know that one of them is misspelled.
OPEN_OBJECTS = ("properties", "parameters", "data", "severity", "per-file-ignores", "body", "rules")

# Objects whose keys are the user's, and whose values are not.
OPEN_MAPS = ("endpoints",)

# What the commands write, as tests expect it.
GOLDENS = (
    "Tests/Files/DiagnosticRenderingTests/Goldens/report.json",
    "Tests/Commands/QuickActionCommandsTests/Goldens/timeline/coupons.timeline.json",
    "Tests/Commands/QuickActionCommandsTests/Goldens/load/coupons.load.json",
    "Tests/Commands/QuickActionCommandsTests/Goldens/list.devices.json",
    "Tests/Running/WidgetProtocolTests/Goldens/messages.protocol.json",
    "Tests/Intents/ChoiceAuditsTests/Goldens/summary.audit.json",
    "Tests/Commands/QuickActionCommandsTests/Goldens/moved.comparison.json",
)

# Files of the repository that their schemas have to fit.
SAMPLES = (
    ("IntentDefinitions", "*.actions.json"),
    ("Examples/Feeds", "*.feed.json"),
    ("Examples/Widgets", "*/*.feed.json"),
)

# What a schema must refuse: its kind, a place in its example, a wrong value for that place, and
# what is wrong with it.
WRONG_VALUES = (
    ("actions", ["version"], 2, "a version that does not exist"),
    ("actions", ["definition"], "/Definitions/A.intentdefinition", "an absolute path"),
    ("actions", ["assets"], "", "a path that is empty"),
    ("actions", ["intent"], "shopConfiguration", "an intent in lower case"),
    ("actions", ["widget", "families"], ["medium"], "an unknown family"),
    ("actions", ["urlSchemes"], ["shop://"], "a URL scheme with its colon"),
    ("actions", ["defaults"], ["cart", "cart"], "a default that stands twice"),
    ("actions", ["destinations"], [], "a catalog without destinations"),
    ("actions", ["destinations", 0], {"identifier": "cart"}, "a destination without any title"),
    ("actions", ["destinations", 0, "title"], " ", "a blank title"),
    ("actions", ["destinations", 0, "identifier"], 1, "an identifier that is a number"),
    ("actions", ["destinations", 0, "properties", "imageName"], None, "a property that is null"),
    ("configuration", ["parameters", "transitionDestinations"], {}, "a value that is an object"),
    ("configuration", ["parameters", "transitionDestinations"], [["1"]], "a list in a list"),
    ("export", ["shortcuts", 0, "position"], 0, "a position counted from 0"),
    ("export", ["shortcuts", 0, "state"], "missing", "a missing destination that has a URL"),
    ("export", ["shortcuts", 0, "frame"], None, "a tile without a frame"),
    ("report", ["diagnostics", 0, "line"], None, "a column without a line"),
    ("report", ["diagnostics", 0, "endColumn"], None, "a start without an end"),
    ("report", ["diagnostics", 0, "column"], 0, "a column counted from 0"),
    ("report", ["diagnostics", 0, "file"], None, "a finding without a file"),
    ("report", ["diagnostics", 0, "severity"], "info", "an unknown severity"),
    ("report", ["diagnostics", 0, "rule"], "AppStoreTitle", "a rule that is not in kebab case"),
    ("report", ["diagnostics", 0, "data", "intent"], 1, "a fact that is a number"),
    ("report", ["diagnostics", 0, "notes", 0], {"message": "m", "column": 1}, "a note's column without a line"),
    ("report", ["diagnostics", 0, "notes", 0], {"message": "m", "line": None}, "a note's line that is null"),
    ("quickaction", ["version"], 2, "a version that does not exist"),
    ("quickaction", ["select"], "localization", "a rule that is in no list"),
    ("quickaction", ["ignore"], ["DuplicateParameterTag"], "a rule that is not in kebab case"),
    ("quickaction", ["severity", "catalog"], "warn", "an unknown severity"),
    ("quickaction", ["exclude"], ["/Vendor"], "an absolute path"),
    ("quickaction", ["localization"], "", "a path that is empty"),
    ("quickaction", ["fail-on"], "warn", "an unknown severity to fail on"),
    ("quickaction", ["baseline"], "/b.json", "an absolute path of a baseline"),
    ("quickaction", ["per-file-ignores", "Legacy/**"], "localization", "a rule that is in no list"),
    ("quickaction", ["per-file-ignores"], {"/a": []}, "an absolute pattern"),
    ("statistics", ["statistics", 0, "findings"], 0, "a rule without findings"),
    ("statistics", ["statistics", 0, "severity"], "info", "an unknown severity"),
    ("settings", ["settings", 0, "value"], 1, "a value that is a number"),
    ("settings", ["settings", 0, "source"], "", "a setting from nowhere"),
    ("baseline", ["findings", 0, "count"], 0, "a finding that there is none of"),
    ("baseline", ["findings", 0, "fingerprint"], "01994D7A972D333E", "digits in upper case"),
    ("report", ["summary", "errors"], -1, "a negative count"),
    ("load", ["version"], 2, "a version that does not exist"),
    ("load", ["resolution"], 0, "parts of no length"),
    ("load", ["runs"], [], "no count"),
    ("load", ["runs", 0, "devices"], 0, "a fleet without devices"),
    ("load", ["runs", 0, "all", "peak"], -1, "a negative count"),
    ("load", ["runs", 0, "all", "peakDate"], "09:00", "a moment without a day"),
    ("load", ["runs", 0, "endpoints", 0, "totals"], [1.5], "half a request"),
    ("load", ["runs", 0, "warnings", 0, "id"], "stampede", "an unknown warning"),
    ("load", ["runs", 0, "endpoints", 0, "outcomes", "failed", 0, "count"], 0, "a failure of nothing"),
    ("devices", ["devices"], [], "no device"),
    ("devices", ["default"], "iPhone", "a device that is no screen"),
    ("devices", ["devices", 0, "families", 0, "width"], 0, "a widget without a width"),
    ("program", ["tables", 0, "language"], 1, "a language that is a number"),
    ("program", ["module"], "", "a module without a name"),
    ("program", ["assetCatalogs"], None, "no list of asset catalogs"),
    ("build", ["modules"], [], "no module"),
    ("build", ["modules", 0, "role"], "app", "an unknown role"),
    ("build", ["errors", 0, "cause"], "bug", "an unknown cause"),
    ("build", ["errors", 0, "line"], 0, "a line counted from 0"),
    ("feed", ["version"], 2, "a version that does not exist"),
    ("feed", ["timeout"], 60, "a length of time that is a number"),
    ("feed", ["timeout"], "", "a length of time that is empty"),
    ("feed", ["timeout"], "1s1m", "a length of time with the longer unit last"),
    ("feed", ["endpoints"], {}, "a feed without endpoints"),
    ("feed", ["offline", 0], {}, "a window without ends"),
    ("feed", ["offline", 0, "from"], "24:00", "a time that no clock shows"),
    ("feed", ["maintenance", 0, "from"], "2026-11-24T13:00+9", "an offset of one digit"),
    ("feed", ["endpoints", "widgetSettings", "latency"], "-80ms", "a negative latency"),
    ("feed", ["endpoints", "widgetSettings", "latency"], ["1s"], "a range with one end"),
    ("feed", ["endpoints", "widgetSettings", "responses"], [{"body": 1}], "two kinds of answers"),
    ("feed", ["endpoints", "coupon", "responses"], [], "no response"),
    ("feed", ["endpoints", "coupon", "responses", 0], {"from": "09:00"}, "a response of nothing"),
    ("feed", ["endpoints", "coupon", "failures", 0, "status"], 200, "a failure with success"),
    ("feed", ["endpoints", "coupon", "failures", 1, "status"], 500, "two ways to fail"),
    ("feed", ["endpoints", "coupon", "failures", 1, "share"], 0, "a share of nothing"),
    ("feed", ["endpoints", "coupon", "duringMaintenance"], {}, "nothing during maintenance"),
    ("timeline", ["from"], "2026-11-24", "a moment without a time"),
    ("timeline", ["widget", "family"], "medium", "an unknown family"),
    ("timeline", ["reloads", 0, "cause"], "timer", "an unknown cause"),
    ("timeline", ["reloads", 0, "outcome"], {"kind": "failed"}, "a failure without its message"),
    ("timeline", ["reloads", 1, "delays", 0, "reason"], "weather", "an unknown delay"),
    ("timeline", ["requests", 0, "reload"], -1, "a reload counted from -1"),
    ("timeline", ["warnings", 0, "count"], 0, "a warning of nothing"),
    ("protocol", ["lines", 0, "protocol"], 3, "a version that does not exist"),
    ("protocol", ["lines", 1, "ask"], "widgets", "an unknown question"),
    ("protocol", ["lines", 2, "answer", "widgets", 0, "families"], ["medium"], "an unknown family"),
    ("quickaction-snapshots", ["version"], 2, "a version that does not exist"),
    ("quickaction-snapshots", ["pictures"], [], "no picture"),
    ("quickaction-snapshots", ["pictures", 0, "file"], "/a.png", "an absolute path"),
    ("quickaction-snapshots", ["pictures", 0, "preview"], "P", "a picture of a widget and a preview"),
    ("quickaction-snapshots", ["pictures", 0, "family"], "small", "an unknown family"),
    ("quickaction-snapshots", ["pictures", 1, "size"], "80", "a size with one length"),
    ("quickaction-snapshots", ["defaults", "scale"], 5, "a scale of five"),
    ("comparison", ["version"], 2, "a version that does not exist"),
    ("comparison", ["pictures", 0, "scale"], 3, "a picture that was not drawn and has a scale"),
    ("comparison", ["pictures", 1, "boxes", 0, "recordedColor"], [1, 2], "a color of two channels"),
    ("comparison", ["pictures", 1, "missing", 0, "width"], -1, "a negative width"),
    ("comparison", ["summary", "within"], 2, "more than all"),
    ("audit", ["version"], 2, "a version that does not exist"),
    ("audit", ["lost"], -1, "a negative count"),
    ("audit", ["causes", 0, "cause"], "weather", "an unknown cause"),
    ("audit", ["causes", 0, "lost", 0, "count"], 0, "what is lost and never came"),
    ("audit", ["causes", 0, "examples", 0, "line"], 0, "a line counted from 0"),
    ("audit", ["together", 0, "identifiers"], ["1"], "a pair of one"),
    ("quickaction-generated", ["files", 0, "name"], "../a", "a file outside of the folder"),
    ("quickaction-generated", ["files", 0, "hash"], "A4E4B5AE5BB14741", "digits in upper case"),
)


def read(path):
    """The document in a file; ends the script where there is none."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        print(f"{shown(path)}: cannot be read as JSON: {error}", file=sys.stderr)
        sys.exit(2)


def shown(path):
    """A path as a reader knows it: from the repository's root where it lies inside."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def schema_path(kind):
    return SCHEMAS / f"{kind}.schema.json"


def kind_of(path):
    """The schema that a file's name asks for, or None."""
    return next((kind for kind in KINDS if f".{path.name}".endswith(f".{kind}.json")), None)


def place(keys):
    """A path into a document as a person writes it: destinations[2].title."""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in keys)
    return text.lstrip(".") or "the document"


def sentences(error):
    """One finding of jsonschema in words that say what to do."""
    where = place(error.absolute_path)
    if error.validator == "required":
        for key in error.validator_value:
            if key not in error.instance:
                yield f"{where}: the key '{key}' is missing"
    elif error.validator == "additionalProperties":
        known = list(error.schema["properties"])
        for key in error.instance:
            if key not in known:
                near = difflib.get_close_matches(key, known, 1)
                hint = f"did you mean '{near[0]}'?" if near else "known are: " + ", ".join(known)
                yield f"{where}: '{key}' is not a key of this object; {hint}"
    elif error.validator == "anyOf" and all("required" in one for one in error.validator_value):
        keys = ", ".join(f"'{one['required'][0]}'" for one in error.validator_value)
        yield f"{where}: needs at least one of the keys {keys}"
    elif error.validator == "anyOf" and "description" in error.schema:
        value = json.dumps(error.instance, ensure_ascii=False)
        yield f"{where}: {value} does not fit; expected: {error.schema['description']}"
    else:
        yield f"{where}: {error.message}"


def findings(validator, document):
    """Every finding of a schema in a document, each once, sorted by place."""
    errors = sorted(
        validator.iter_errors(document),
        key=lambda error: [(isinstance(key, int), key) for key in error.absolute_path],
    )
    # jsonschema reports 'required' once for each missing key, and each time we name all of them.
    return list(dict.fromkeys(line for error in errors for line in sentences(error)))


def places_of_keys(document, path=()):
    """The places of all keys that a schema lists by name."""
    if isinstance(document, dict):
        for key, value in document.items():
            yield (*path, key)
            if key in OPEN_MAPS and isinstance(value, dict):
                for name, inner in value.items():
                    yield from places_of_keys(inner, (*path, key, name))
            elif key not in OPEN_OBJECTS:
                yield from places_of_keys(value, (*path, key))
    elif isinstance(document, list):
        for index, value in enumerate(document):
            yield from places_of_keys(value, (*path, index))


def changed(document, path, change):
    """A copy of a document after `change`, which gets the holder of a place and its last key."""
    result = copy.deepcopy(document)
    holder = result
    for key in path[:-1]:
        holder = holder[key]
    change(holder, path[-1])
    return result


def unnoticed(kind, validator, document):
    """Mistakes that the schema lets pass, tried on a correct document."""

    def misspell(holder, key):
        holder[key + "x"] = holder.pop(key)

    for path in places_of_keys(document):
        if validator.is_valid(changed(document, path, misspell)):
            yield f"{place(path)}: the schema does not notice when this key is misspelled"
    for of_kind, path, value, what in WRONG_VALUES:
        if of_kind == kind:
            wrong = changed(document, path, lambda holder, key: holder.__setitem__(key, value))
            if validator.is_valid(wrong):
                yield f"{place(path)}: the schema accepts {what}"


def validators():
    """The schemas by kind, each checked against the dialect that it claims."""
    result = {}
    for kind in KINDS:
        schema = read(schema_path(kind))
        try:
            jsonschema.Draft202012Validator.check_schema(schema)
        except jsonschema.SchemaError as error:
            where = f"{shown(schema_path(kind))}: not a valid schema: {place(error.path)}"
            print(f"{where}: {error.message}", file=sys.stderr)
            sys.exit(2)
        result[kind] = jsonschema.Draft202012Validator(schema)
    return result


def check_schema(kind, validator):
    """What is wrong with the examples of a schema, or with what it lets pass."""
    examples = validator.schema.get("examples", [])
    if not examples:
        yield "the schema has no example to try mistakes on; add one under 'examples'"
    for number, example in enumerate(examples):
        for line in findings(validator, example):
            yield f"examples[{number}]: {line}"
    for example in examples[:1]:
        yield from unnoticed(kind, validator, example)


def check_file(path, schemas):
    """What is wrong with a file, by the schema that its name asks for."""
    kind = kind_of(path)
    if kind is None:
        names = ", ".join(f"*.{kind}.json" for kind in KINDS)
        print(f"{shown(path)}: the name fits no schema; known are {names}", file=sys.stderr)
        sys.exit(2)
    document = read(path)
    yield from findings(schemas[kind], document)
    # An editor follows this reference; a wrong one silently switches its help off.
    named = document.get("$schema") if isinstance(document, dict) else None
    if isinstance(named, str) and path.is_relative_to(ROOT):
        if (path.parent / named).resolve() != schema_path(kind):
            yield f"$schema: '{named}' does not lead to {shown(schema_path(kind))}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*", metavar="FILE", type=pathlib.Path)
    files = [file.resolve() for file in parser.parse_args().files]

    schemas = validators()
    found = []
    if not files:
        for kind, validator in schemas.items():
            found += [(schema_path(kind), line) for line in check_schema(kind, validator)]
        files = [ROOT / golden for golden in GOLDENS]
        for folder, pattern in SAMPLES:
            samples = sorted((ROOT / folder).rglob(pattern))
            files += samples
            if not samples:
                found.append((ROOT / folder, f"holds no {pattern} to check"))
    found += [(file, line) for file in files for line in check_file(file, schemas)]

    for path, line in found:
        print(f"{shown(path)}: {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
