// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// What is done about findings that can be repaired.
struct FixOptions: ParsableArguments {
  @Flag(help: "Repair what can be repaired without a look, and report the rest.")
  var fix = false

  @Flag(help: "With --fix or --diff: repair what a person should look at, too.")
  var unsafeFixes = false

  @Flag(
    help:
      "Show what --fix would change, as a unified diff, and change nothing; end with 1 where there is any."
  )
  var diff = false

  mutating func validate() throws {
    if fix, diff {
      throw ValidationError("'--fix' and '--diff' exclude each other; give one of them")
    }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("'--unsafe-fixes' does nothing alone; give '--fix' or '--diff' besides")
    }
  }

  /// What the options say.
  var repair: Repair { Repair(isApplied: fix, isUnsafe: unsafeFixes, isShown: diff) }
}
