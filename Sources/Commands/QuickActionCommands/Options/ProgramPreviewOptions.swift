// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText

/// Which of a program's widgets and previews are drawn.
struct ProgramPreviewOptions: ParsableArguments {
  /// The value for all previews.
  static let all = "all"

  @Option(
    name: .customLong("preview"),
    help: ArgumentHelp(
      "With a program: draw a '#Preview' or the previews of a 'PreviewProvider', by name or by place such as Row.swift:12, or '\(Self.all)'.",
      valueName: "name"))
  var name: String?

  @Flag(
    name: .customLong("list"),
    help: "With a program: list its widgets with their families, and its previews.")
  var isList = false

  func validate() throws {
    guard isList, name != nil else { return }
    throw ValidationError("use either '--list' or '--preview'")
  }
}
