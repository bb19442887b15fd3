// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ChoiceAudits
import CommandConsole
import QuickActions
import SourceText

/// Where the choices are in the lines, and what widget they are for.
struct AuditSubjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The member of a line that holds the choice, such as 'choice' or 'widget.choice'; . is the line itself. "
        + "(default: 'choice', or the line itself if it has no such member)", valueName: "path"))
  var choicePath: String?

  @Option(help: .family, completion: .families)
  var family: String?

  @Option(help: .locale)
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "How many processors read the lines. (default: all)", valueName: "count"))
  var jobs: Int?

  /// Where the choice is.
  func path() throws -> ChoicePath {
    guard let text = choicePath else { return .standard }
    guard let path = ChoicePath(text) else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' for '--choice-path' is not a path; use names with dots between them, such as widget.choice",
        exitCode: 2)
    }
    return path
  }

  func validate() throws {
    try TextLanguage.check(locale)
    if let jobs, !(1...256 ~= jobs) {
      throw ValidationError("'\(jobs)' for '--jobs' is not a number from 1 to 256")
    }
  }
}
