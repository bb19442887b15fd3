// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ChoiceAudits
import CommandConsole
import Disk
import QuickActions
import ShownWidgets
import SourceText
import TimelineReports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `quickaction audit`.
struct Audit: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what saved choices lose when a catalog or a definition changes.",
    discussion: """
      Reads lines of JSON, each with one saved choice, and judges each choice by the catalog and \
      the definition as they will be: whole, incomplete, lost, or unreadable. The summary counts \
      the verdicts and their causes, and the destinations that users chose, at which position, \
      and together with which. Files can be compressed with gzip or zstd, which must be installed.

      '--lines' writes each line again, with the verdict in place of the choice. \
      '--format json' writes a summary that '--merge' adds to others: of parts of a file, of \
      other machines, of yesterday.

      A choice is lost if nothing of it is left. Values of parameters that a relationship hides \
      are judged like all others; objects that only the app knows are not looked for.

      With --program, --project or --package, the choices of a widget's app intent are judged, and \
      all arguments are files with choices.

      Exit codes: 0 everything is whole, 1 a choice is incomplete, lost or unreadable, 2 wrong \
      usage, or no line can be read.

      Examples:
        quickaction audit Widget.actions.json choices.jsonl
        quickaction audit Widget.actions.json --lines < choices.jsonl
        quickaction audit Widget.intentdefinition day-*.jsonl.gz --format json
        quickaction audit Widget.actions.json rows.jsonl --choice-path widget.choice
        quickaction audit --merge monday.json tuesday.json
        quickaction audit --program MyWidgets choices.jsonl
      """)

  @Argument(
    help: ArgumentHelp(
      "The catalog or the definition; with '--merge' a summary, with a program a file with choices.",
      valueName: "source"),
    completion: .file())
  var source: String?

  @Argument(
    help: ArgumentHelp(
      "The files with the choices; with '--merge' more summaries; - is standard input. (default: -)",
      valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Flag(help: "Add summaries that '--format json' wrote.")
  var merge = false

  @OptionGroup(title: "The app's own widgets") var program: ProgramOptions
  @OptionGroup(title: "The choices") var subject: AuditSubjectOptions
  @OptionGroup(title: "The result") var result: AuditResultOptions

  func run(in console: Console) throws {
    let texts = try result.texts(console.environment)
    let output = try result.result(console)
    let messages = output.messages
    if let file = output.file { try OverwrittenFile(file, by: []).check(inputs: given) }
    let lines = result.writesLines ? AuditLines(output) : nil
    let summary =
      merge
      ? try AuditSummaries.sum(of: given, console) : try audit(messages, lines: lines)
    if lines != nil {
      try lines?.finish()
      messages.note(
        "\(texts.number(summary.choiceCount)) choices: "
          + ChoiceVerdict.allCases.map { "\(texts.number(summary[$0])) \($0.rawValue)" }
          .joined(separator: ", "))
    } else if result.format == .json {
      try output.write(summary.json)
    } else {
      try output.write(
        AuditReport(summary, texts: texts, width: output.width, style: output.style).text)
    }
    try result.finish(summary, path: subject.choicePath)
  }

  /// Audits what the options name.
  private func audit(_ messages: Messages, lines: AuditLines?) throws -> AuditSummary {
    let console = messages.console
    let path = try subject.path()
    var request = WidgetRequest(
      catalog: program.isGiven ? nil : source, intent: nil, family: subject.family,
      locale: subject.locale.flatMap { TextLanguage.name($0) }, choicePath: nil)
    if let opened = try program.open(locale: request.locale, feed: nil, messages) {
      request.programIntent = try ChosenProgramIntent(
        ofWidget: program.kind, in: opened.program, savingIn: opened.choiceFolder)
    }
    let audit = ChoiceAudit(
      of: try AuditSubject(request, messages), path: path, workerCount: subject.jobs)
    let progress = ProgressLine("auditing", messages)
    defer { progress?.finish() }
    signal(SIGINT) { _ in _exit(130) }
    defer { signal(SIGINT, SIG_DFL) }
    let texts = AuditTexts()
    var write: (@Sendable ([UInt8]) throws -> Void)?
    if let lines { write = { try lines.write($0) } }
    do throws(ChoiceAudit.Failure) {
      let inputs = try inputs(console)
      return try audit.run(
        inputs, writeLines: write,
        report: { state in
          if let share = state.share {
            progress?.report(share)
          } else {
            progress?.report("\(texts.number(state.lineCount)) lines")
          }
        })
    } catch {
      throw CommandFailure(error)
    }
  }

  private func inputs(_ console: Console) throws(ChoiceAudit.Failure) -> [AuditInput] {
    let files = program.isGiven ? given : self.files
    if files.isEmpty, console.isInputTerminal {
      throw .output(
        CommandFailure("name the files with the choices, or - for standard input", exitCode: 2))
    }
    return (files.isEmpty ? ["-"] : files).map {
      $0 == GivenFileName.standardStream ? .standardInput : .file(FilePath($0))
    }
  }

  /// All files that are named.
  private var given: [String] { (source.map { [$0] } ?? []) + files }

  func validate() throws {
    try program.refuseUnused()
    if source == nil, !program.isGiven {
      throw ValidationError("name the catalog or the definition, and the files with the choices")
    }
    if merge, program.isGiven {
      throw ValidationError("'--merge' adds summaries; leave out the program")
    }
    for name in given { try GivenFileName.check(name, of: "<file>") }
    guard merge else { return }
    if result.writesLines {
      throw ValidationError("'--merge' writes a summary; remove '--lines'")
    }
    let unused = [
      ("--choice-path", subject.choicePath != nil), ("--family", subject.family != nil),
      ("--locale", subject.locale != nil), ("--jobs", subject.jobs != nil),
    ]
    if let name = unused.first(where: \.1)?.0 {
      throw ValidationError("'\(name)' is for an audit, and not for '--merge'; remove it")
    }
  }
}
