#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Compare the declarations of generated files: attributes, modifiers, names, types and bodies, in their order.

    Scripts/compare-declarations.py [--list] EXPECTED ACTUAL
    Scripts/compare-declarations.py --test

    --list   print a line for each file, also where nothing differs
    --test   compare pairs that are known to differ or not, and fail if one is misjudged

EXPECTED and ACTUAL are files, or folders whose files are paired by name. Comments, white space and the comment that a
file begins with do not count. Swift is parsed by the swift-syntax that comes with the toolchain: list-declarations.swift
beside this script is compiled against it once for each toolchain and kept in the folder for temporary files.
Objective-C is split into declarations by its tokens.

Exit codes: 0 all declarations are equal, 1 some differ or are missing, 2 wrong usage or a file that does not parse.
"""

import argparse
import difflib
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SWIFT_LISTER = pathlib.Path(__file__).parent / "list-declarations.swift"

# A comment, a text, a name or number with its sign of a directive or keyword, or any other character.
OBJECTIVE_C_TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|@?"(?:[^"\\]|\\.)*"|[@#]?\w+|\.\.\.|\S', re.S)


def fail(text):
    print(f"compare-declarations: {text}", file=sys.stderr)
    sys.exit(2)


def swift_lister():
    """The program that lists the declarations of Swift files."""
    compiler = shutil.which("swiftc") or fail("swiftc is not installed")
    host = pathlib.Path(compiler).resolve().parent.parent / "lib" / "swift" / "host"
    if not (host / "SwiftParser.swiftmodule").exists():
        fail(f"the toolchain has no swift-syntax in {host}")
    key = hashlib.sha256(str(host).encode() + SWIFT_LISTER.read_bytes()).hexdigest()[:16]
    program = pathlib.Path(tempfile.gettempdir()) / f"list-declarations-{key}"
    if not program.exists():
        scratch = program.with_suffix(f".{os.getpid()}")
        subprocess.run(
            [compiler, "-swift-version", "5", SWIFT_LISTER, "-o", scratch, "-I", host, "-L", host,
             "-Xlinker", "-rpath", "-Xlinker", host, "-lSwiftParser", "-lSwiftSyntax"], check=True)
        scratch.replace(program)
    return program


def swift_declarations(path):
    """The declarations of a Swift file, each with the names around it."""
    result = subprocess.run([swift_lister(), path], capture_output=True, text=True)
    if result.returncode:
        fail(result.stderr.strip())
    return [": ".join(line.split("\t")[1:]) for line in result.stdout.splitlines()]


def objective_c_declarations(text):
    """The declarations of an Objective-C file: directives, and what ends with a semicolon or a brace."""
    pieces, current, depth = [], [], 0
    for line in re.sub(r"/\*.*?\*/", " ", text, flags=re.S).splitlines():
        if line.lstrip().startswith("#"):
            pieces.append(" ".join(line.split()))
            continue
        for token in OBJECTIVE_C_TOKEN.findall(line):
            if token.startswith("//"):
                continue
            current.append(token)
            if token in "{([":
                depth += 1
            elif token in "})]":
                depth -= 1
            ends = depth == 0 and (
                token == ";" or token in ("@end", "@required", "@optional", "NS_ASSUME_NONNULL_BEGIN",
                                          "NS_ASSUME_NONNULL_END")
                or token == "}" and current[0] in "+-")
            if ends:
                pieces.append(" ".join(current))
                current = []
    if current:
        pieces.append(" ".join(current))
    return pieces


def declarations(path):
    if path.suffix == ".swift":
        return swift_declarations(path)
    return objective_c_declarations(path.read_text(encoding="utf-8"))


def pairs(expected, actual):
    """The files to compare, by name; None where one is missing."""
    if expected.is_file() and actual.is_file():
        return [(expected.name, expected, actual)]
    if not (expected.is_dir() and actual.is_dir()):
        fail("give two files or two folders")
    names = {p.name for folder in (expected, actual) for p in folder.iterdir()
             if p.suffix in (".swift", ".h", ".m")}
    return [(name, *(folder / name if (folder / name).exists() else None for folder in (expected, actual)))
            for name in sorted(names)]


def compare(expected, actual, lists):
    """Prints what differs, and returns how many declarations were compared, are equal and are not."""
    compared = equal = different = 0
    for name, left, right in pairs(expected, actual):
        if left is None or right is None:
            print(f"{name}: only in {actual if left is None else expected}")
            different += 1
            continue
        ours, theirs = declarations(right), declarations(left)
        matcher = difflib.SequenceMatcher(None, theirs, ours, autojunk=False)
        same = sum(block.size for block in matcher.get_matching_blocks())
        compared += len(theirs)
        equal += same
        for tag, a, b, c, d in matcher.get_opcodes():
            if tag == "equal":
                continue
            different += max(b - a, d - c)
            for line in theirs[a:b]:
                print(f"{name}: expected {line}")
            for line in ours[c:d]:
                print(f"{name}: found    {line}")
        if lists:
            print(f"{name}: {same} of {len(theirs)} declarations are equal")
    return compared, equal, different


# Two files and how many of their declarations differ.
TESTS = [
    ("x.swift", "class A { var b: Int? }", "// c\nclass A {\n\n  var b : Int?\n}", 0),
    ("x.swift", "class A { var b: Int? }", "class A { var b: Int }", 1),
    ("x.swift", "class A { var b: Int? }", "class A { var c: Int? }", 1),
    ("x.swift", "class A {}", "public class A {}", 1),
    ("x.swift", "class A {}", "class A: B {}", 1),
    ("x.swift", "@objc(A) class A {}", "@objc(B) class A {}", 1),
    ("x.swift", "@available(iOS 13.0, *) class A {}", "@available(iOS 13.1, *) class A {}", 1),
    ("x.swift", "enum A: Int { case b = 1, c }", "enum A: Int { case b, c }", 1),
    ("x.swift", "enum A { case `b` }", "enum A { case b }", 1),
    ("x.swift", "protocol A { func b(); func c() }", "protocol A { func c(); func b() }", 2),
    ("x.swift", "protocol A { func b() }", "protocol A { func b() async }", 1),
    ("x.swift", "protocol A { func b() }", "protocol A { }", 1),
    ("x.swift", "func a() { b() }", "func a() { c() }", 1),
    ("x.swift", "func a(b: C) {}", "func a(_ b: C) {}", 1),
    ("x.swift", "#if canImport(A)\nlet b = 1\n#endif", "let b = 1", 1),
    ("x.swift", 'let a = "b"', 'let a = "b "', 1),
    ("x.h", "@interface A : B\n@property (copy) C *c;\n@end",
     "/* d */\n@interface A : B // e\n\n@property (copy) C * c;\n@end", 0),
    ("x.h", "@interface A : B\n@property (copy) C *c;\n@end",
     "@interface A : B\n@property (assign) C *c;\n@end", 1),
    ("x.h", "@protocol A\n@required\n- (void)b;\n@end", "@protocol A\n@optional\n- (void)b;\n@end", 1),
    ("x.h", "typedef NS_ENUM(int, A) { B = 1, C };", "typedef NS_ENUM(int, A) { B = 1, C = 3 };", 1),
    ("x.h", '#import "A.h"\nint b;', '#import <A.h>\nint b;', 1),
    ("x.m", "- (int)a { return 1; }\n- (int)b { return 2; }",
     "- (int)a {\n    return 1;\n}\n- (int)b { return 3; }", 1),
]


def test():
    """Judges pairs whose difference is known."""
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, left, right, count in TESTS:
            files = []
            for index, text in enumerate((left, right)):
                file = pathlib.Path(folder) / str(index) / name
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
                files.append(file)
            output, sys.stdout = sys.stdout, open(os.devnull, "w", encoding="utf-8")
            try:
                different = compare(*files, False)[2]
            finally:
                sys.stdout.close()
                sys.stdout = output
            if different != count:
                wrong += 1
                print(f"{left!r} and {right!r} differ in {different} declarations, not in {count}")
    print(f"{len(TESTS) - wrong} of {len(TESTS)} pairs are judged right")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print a line for each file")
    parser.add_argument("--test", action="store_true", help="compare pairs that are known to differ or not")
    parser.add_argument("paths", nargs="*", type=pathlib.Path, metavar="EXPECTED ACTUAL")
    arguments = parser.parse_args()
    if arguments.test:
        return test()
    if len(arguments.paths) != 2:
        parser.error("give two files or two folders")
    compared, equal, different = compare(*arguments.paths, arguments.list)
    print(f"{equal} of {compared} declarations are equal")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
