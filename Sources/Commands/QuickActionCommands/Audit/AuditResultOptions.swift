// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ChoiceAudits
import CommandConsole
import SourceText

/// The output of the audit, and its exit code.
struct AuditResultOptions: ParsableArguments {
  /// The content that is written, in the words that '--output' took before it took a file.
  private enum Content: String {
    /// Each line with its verdict.
    case lines
    /// One summary of all lines.
    case summary
  }

  /// The format of the summary.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A report for users.
    case text
    /// For programs, and for `--merge`.
    case json
  }

  /// From which verdict on the exit code is 1.
  enum Severity: String, CaseIterable, ExpressibleByArgument {
    /// A part of a choice is lost.
    case incomplete
    /// All of a choice is lost.
    case lost
  }

  @Flag(
    name: .customLong("lines"),
    help: "Write each line with the verdict in place of the choice, and not one summary of all.")
  var asksForLines = false

  /// Whether each line is written.
  var writesLines: Bool { asksForLines || content == .lines }

  private var content: Content? { outputOptions.output.flatMap { Content(rawValue: $0) } }

  /// Where the result goes.
  func result(_ console: Console) throws -> ResultOutput {
    var result = try outputOptions.result(console)
    if let content {
      result.file = nil
      result.messages.note(
        content == .lines
          ? "'--output lines' is now '--lines'; for a file of that name, use '--output ./lines'"
          : "'--output summary' is not needed any more; for a file of that name, use '--output ./summary'"
      )
    }
    return result
  }

  @Option(help: "The format of the summary. (default: text)")
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "The language of the text summary, en or ja. (default: that of LC_ALL, LC_MESSAGES or LANG, otherwise en)",
      valueName: "language"),
    completion: .list(InterfaceLanguage.allCases.map(\.rawValue)))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if any choice is at least this bad, or cannot be read. (default: incomplete)",
      valueName: "verdict"))
  var failOn: Severity?

  @Flag(help: "Exit with 0 whatever is lost, or with 2 if no line can be read.")
  var exitZero = false

  @OptionGroup var outputOptions: OutputOptions

  /// The texts of the summary.
  func texts(_ environment: [String: String]) throws -> AuditTexts {
    guard let language else {
      return AuditTexts(InterfaceLanguage(environment: environment) ?? .english)
    }
    guard let value = InterfaceLanguage(named: language) else {
      throw CommandFailure(
        unknown: "language", language, among: InterfaceLanguage.allCases.map(\.rawValue))
    }
    return AuditTexts(value)
  }

  /// Ends with the exit code that a summary means.
  func finish(_ summary: AuditSummary, path: String?) throws {
    let unreadable = summary[.unreadable]
    if unreadable > 0, unreadable == summary.choiceCount {
      let advice =
        path == nil ? "; name the member that holds the choice with '--choice-path'" : ""
      throw CommandFailure("no line holds a saved choice\(advice)", exitCode: 2)
    }
    let isClean =
      unreadable == 0 && summary[.lost] == 0 && (failOn == .lost || summary[.incomplete] == 0)
    if !isClean, !exitZero { throw CommandFailure(silently: 1) }
  }

  func validate() throws {
    if asksForLines, content == .summary {
      throw ValidationError("use either '--lines' or '--output summary'")
    }
    if writesLines, let format {
      throw ValidationError("'--lines' writes JSON lines; remove '--format \(format.rawValue)'")
    }
    if language != nil, writesLines || format == .json {
      throw ValidationError("'--language' is for the text summary; remove it")
    }
    if exitZero, failOn != nil {
      throw ValidationError("'--exit-zero' and '--fail-on' exclude each other; use one of them")
    }
  }
}
