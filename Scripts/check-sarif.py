#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Check SARIF files against the schema of SARIF 2.1.0.

    Scripts/check-sarif.py [--schema SCHEMA] [FILE ...]

Without a file: the goldens of the renderer. The schema is not in this repository, as it is not ours. It is taken from
SCHEMA, from an installed Python package that has it, or from the source archive of the package sarif-om in
.build/sarif-schema, where this puts it:

    python3 -m pip download --no-deps --no-binary :all: --dest .build/sarif-schema sarif-om==1.0.4

Exit codes: 0 nothing to report, 1 findings, 2 a file that cannot be read, no schema, or no jsonschema.
"""

import argparse
import importlib.metadata
import json
import pathlib
import re
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARCHIVES = ROOT / ".build/sarif-schema"
GOLDENS = ROOT / "Tests/Files/DiagnosticRenderingTests/Goldens"
SCHEMA_NAME = re.compile(r"sarif.*2\.1\.0.*\.json$")
DOWNLOAD = (
    "python3 -m pip download --no-deps --no-binary :all: --dest .build/sarif-schema sarif-om==1.0.4"
)


def stop(sentence):
    print(f"check-sarif.py: {sentence}", file=sys.stderr)
    sys.exit(2)


try:
    import jsonschema
except ImportError:
    stop("needs the Python package 'jsonschema', version 4 or later; "
         "install it with: python3 -m pip install jsonschema")


def read(path):
    """The document in a file; ends the script where there is none."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        stop(f"{path} cannot be read as JSON: {error}")


def is_schema(document):
    """Whether a document describes SARIF logs, and is no such log."""
    return isinstance(document, dict) and "runs" in document.get("properties", {})


def installed_schemas():
    """The schemas that installed packages have."""
    for distribution in importlib.metadata.distributions():
        for file in distribution.files or []:
            if SCHEMA_NAME.search(file.name):
                path = pathlib.Path(distribution.locate_file(file))
                if path.exists():
                    yield str(path), read(path)


def downloaded_schemas():
    """The schemas in the archives that were downloaded."""
    for archive in sorted(ARCHIVES.glob("*.tar.gz")):
        with tarfile.open(archive) as tar:
            for member in tar:
                if member.isfile() and SCHEMA_NAME.search(member.name):
                    yield f"{archive.name}: {member.name}", json.load(tar.extractfile(member))


def schema(path):
    """The name of the schema, and the schema."""
    if path:
        return str(path), read(path)
    for found in (installed_schemas, downloaded_schemas):
        for name, document in found():
            if is_schema(document):
                return name, document
    stop(f"there is no schema of SARIF 2.1.0 here; get it with: {DOWNLOAD}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--schema", type=pathlib.Path)
    parser.add_argument("files", nargs="*", metavar="FILE", type=pathlib.Path)
    arguments = parser.parse_args()
    files = arguments.files or sorted(GOLDENS.glob("*.sarif"))
    if not files:
        stop(f"{GOLDENS.relative_to(ROOT)} holds no *.sarif to check")

    name, document = schema(arguments.schema)
    make = jsonschema.validators.validator_for(document)
    validator = make(document, format_checker=make.FORMAT_CHECKER)
    count = 0
    for file in files:
        for error in validator.iter_errors(read(file)):
            place = "/".join(str(key) for key in error.absolute_path)
            print(f"{file}: {place or 'the document'}: {error.message}")
            count += 1
    print(f"{len(files)} checked against {name}: {count or 'no'} findings", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
