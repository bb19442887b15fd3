// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentValidation

/// The text to check instead of a file.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With the path '-': check the text on standard input as if it were this file.",
      valueName: "name"),
    completion: .file())
  var stdinFilename: String?

  /// Whether a list of paths names standard input.
  static func isStandardInput(_ paths: [String]) -> Bool {
    paths.contains { GivenText.paths.contains($0) }
  }

  /// Checks that the option and the paths mean something together.
  func check(_ paths: [String]) throws {
    try GivenFileName.check(stdinFilename, of: "--stdin-filename")
    guard Self.isStandardInput(paths) else {
      if stdinFilename != nil {
        throw ValidationError("'--stdin-filename' requires the path '-'")
      }
      return
    }
    guard paths.count == 1 else {
      throw ValidationError(
        "'\(paths.first { GivenText.paths.contains($0) } ?? "-")' must be the only path"
      )
    }
    guard stdinFilename != nil else {
      throw ValidationError(
        "'\(paths[0])' requires '--stdin-filename NAME', which says what the text is and where its tables are"
      )
    }
  }
}
