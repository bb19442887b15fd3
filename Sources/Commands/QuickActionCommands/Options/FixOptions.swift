// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentValidation

/// The options for findings that can be fixed.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply safe fixes; report the rest.")
  var fix = false

  @Flag(help: "Also apply unsafe fixes. Review the result.")
  var unsafeFixes = false

  @Flag(
    help:
      "Show what --fix would change, as a unified diff, and change nothing; exit with 1 if there are changes."
  )
  var diff = false

  mutating func validate() throws {
    if fix, diff {
      throw ValidationError("'--fix' and '--diff' exclude each other; use one of them")
    }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("'--unsafe-fixes' requires '--fix' or '--diff'")
    }
  }

  /// The repair that the options choose.
  var repair: Repair {
    var repair = Repair()
    repair.isApplied = fix
    repair.isUnsafe = unsafeFixes
    repair.isShown = diff
    return repair
  }
}
