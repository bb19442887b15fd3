// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import DiagnosticRendering
import Diagnostics
import Disk
import SourceText
import WidgetPrograms

/// The report of a build that failed, by cause.
struct BuildReport {
  private let messages: Messages
  private let base = FileSystem.disk.resolved(FilePath("."))

  /// How many errors in the code are shown with their lines.
  private static let shownCount = 30

  init(_ messages: Messages) {
    self.messages = messages
  }

  /// Why a program could not be built, as a failure of the command.
  func failure(_ error: ProgramError) -> CommandFailure {
    switch error {
    case .compilation(let findings):
      return CommandFailure(
        rendered: "error: the widget does not compile: \(findings.summary)\n\n" + text(findings),
        exitCode: error.exitCode)
    case .generation(let diagnostics, let sources):
      return CommandFailure(
        diagnostics, sources: sources, style: messages.errorStyle, exitCode: error.exitCode)
    case .unreadableProject(let diagnostic, let source):
      return CommandFailure(
        [diagnostic], sources: [source], style: messages.errorStyle, exitCode: error.exitCode)
    default:
      // Messages of several lines have the names of files in them, and what Swift says.
      let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
      return CommandFailure(
        rendered: "error: " + lines.map { VisibleText.of($0) + "\n" }.joined(),
        exitCode: error.exitCode)
    }
  }

  /// Findings, a paragraph for each cause.
  func text(_ findings: BuildFindings) -> String {
    [
      made(findings.standIns), missing(findings), standIns(findings), otherFiles(findings),
      misspelled(findings), interfaces(findings), code(findings), leftOut(findings),
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func missing(_ findings: BuildFindings) -> String {
    let lines = findings.missingModules.map { module in
      "  \(module.name): imported by \(module.files.map(shown).listed(limit: 4))"
    }
    return paragraph(
      "modules that are not available here; supply your own files with '--stub MODULE=FOLDER':",
      lines)
  }

  /// The stand-ins that were made, each with what it is in place of, why, and what it declares.
  func made(_ standIns: [MadeStandIn]) -> String {
    let standIns = standIns.filter { !$0.isTranslated }
    let whole = standIns.filter { !$0.isPartial && !$0.isGap }.flatMap { standIn in
      let files = standIn.files.map(shown).listed(limit: 4)
      return [
        "  \(standIn.module): \(standIn.fault)",
        "    imported by \(files.isEmpty ? "other packages" : files)"
          + (standIn.names.isEmpty
            ? "" : "; declares \(standIn.names.listedNames(limit: 12))")
          + (standIn.translated.isEmpty
            ? "" : "; has \(standIn.translated.listedNames(limit: 12)) written in Swift"),
      ] + misfits(of: standIn)
    }
    let parts = standIns.filter(\.isPartial).flatMap { standIn in
      let more = standIn.names.count - Self.shownParts
      return ["  \(standIn.module):"] + standIn.names.prefix(Self.shownParts).map { "    \($0)" }
        + (more > 0 ? ["    and \(more) more"] : [])
    }
    return paragraph(
      "stand-ins for modules that are not available here, made from how your files use them; what is used of them traps (supply your own files with '--stub MODULE=FOLDER'):",
      whole)
      + paragraph(
        "what QuickAction's modules lack of Apple's; what is used of it traps (please report these names):",
        standIns.filter(\.isGap).flatMap { standIn in
          [
            "  \(standIn.module): \(standIn.names.listedNames(limit: 12)), used by \(standIn.files.map(shown).listed(limit: 4))"
          ] + misfits(of: standIn)
        })
      + paragraph("parts of packages that do not compile here, and trap or are missing:", parts)
  }

  /// What to say of modules of which all that is used is written in Swift; nil if there are none.
  func translated(_ standIns: [MadeStandIn]) -> String? {
    let modules = standIns.filter(\.isTranslated).map { standIn in
      "\(standIn.translated.listedNames(limit: 12)) of '\(standIn.module)'"
    }
    guard !modules.isEmpty else { return nil }
    return
      "written in Swift for this build from Objective-C: \(modules.listed(limit: 12)); no exception is caught"
  }

  private func misfits(of standIn: MadeStandIn) -> [String] {
    guard !standIn.misfits.isEmpty else { return [] }
    let more = standIn.misfits.count - Self.shownParts
    return ["    functions of your files that do not fit it, and trap:"]
      + standIn.misfits.prefix(Self.shownParts).map { "      \($0)" }
      + (more > 0 ? ["      and \(more) more"] : [])
  }

  /// How many parts of a package are listed.
  private static let shownParts = 6

  private func standIns(_ findings: BuildFindings) -> String {
    let lines = findings.errors.compactMap { error -> String? in
      guard case .standIn(let modules) = error.cause else { return nil }
      return
        "  \(location(error.message)): \(error.message.text) (from \(modules.listedNames("or")))"
    }
    return paragraph(
      "what empty modules lack; declare it in files and name their folder with '--stub MODULE=FOLDER':",
      lines)
  }

  private func otherFiles(_ findings: BuildFindings) -> String {
    var uses: [(name: String, file: FilePath, count: Int)] = []
    for case (_, .otherFile(let name, let file)) in findings.errors {
      if let index = uses.firstIndex(where: { $0.name == name }) {
        uses[index].count += 1
      } else {
        uses.append((name, file, 1))
      }
    }
    let lines = uses.map { "  '\($0.name)' (\(times($0.count))): declared in \(shown($0.file))" }
    return paragraph(
      "declared in files that are left out or not part of the target; add these files to the target:",
      lines)
  }

  private func misspelled(_ findings: BuildFindings) -> String {
    let lines = findings.errors.compactMap { error -> String? in
      guard case .misspelled(let name, let near) = error.cause else { return nil }
      return
        "  \(location(error.message)): \(error.message.text); did you mean '\(near)'? (\(name))"
    }
    return paragraph(
      "probably misspelled; if Xcode compiles it, QuickAction's modules lack it, so please report it:",
      lines)
  }

  private func interfaces(_ findings: BuildFindings) -> String {
    let names = findings.missingAPI
    guard !names.isEmpty else { return "" }
    let places = findings.errors.filter {
      if case .missingAPI = $0.cause { true } else { false }
    }
    let lines =
      names.map { "  \($0.name) (\(times($0.count)))" }
      + places.prefix(Self.shownCount).map { "  \(location($0.message)): \($0.message.text)" }
    return paragraph(
      "not in QuickAction's SwiftUI, WidgetKit and other modules; if Xcode compiles it, please report this list:",
      lines)
  }

  private func code(_ findings: BuildFindings) -> String {
    let errors = findings.errors.filter { $0.cause == .code }.map(\.message)
    guard !errors.isEmpty else { return "" }
    let (diagnostics, sources) = diagnostics(Array(errors.prefix(Self.shownCount)))
    let more = errors.count - diagnostics.count
    return "in the code:\n\n"
      + TextRenderer(sources: sources, style: messages.errorStyle).render(diagnostics)
      + (more > 0 ? "\nand \(more) more\n" : "")
  }

  private func leftOut(_ findings: BuildFindings) -> String {
    paragraph("left out:", findings.leftOut.map { "  \(shown($0))" })
  }

  /// Messages of the compiler's as findings, with the files that they are about.
  func diagnostics(
    _ compilerMessages: [CompilerMessage]
  ) -> (findings: [Diagnostic], sources: [SourceFile]) {
    var sources: [FilePath: SourceFile] = [:]
    let findings = compilerMessages.map { message in
      let name = shown(message.file)
      if sources[message.file] == nil,
        let bytes = try? FileSystem.disk.bytes(of: message.file)
      {
        sources[message.file] = try? SourceFile(name: name, content: bytes)
      }
      let range = sources[message.file]?.lineTable().range(ofLine: message.line).map { line in
        SourceRange(at: min(line.start + message.column - 1, line.end))
      }
      return Diagnostic(
        id: "swift", severity: message.severity == .error ? .error : .warning,
        message: Diagnostic.Message(stringLiteral: message.text),
        at: .init(file: name, range: range))
    }
    return (findings, sources.values.sorted { $0.name < $1.name })
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private func location(_ message: CompilerMessage) -> String {
    "\(shown(message.file)):\(message.line):\(message.column)"
  }

  /// A path as it is found from here.
  func shown(_ path: FilePath) -> String {
    guard path.isAbsolute, path.text.hasPrefix(base.text + "/") else { return path.text }
    return path.relative(to: base).text
  }

  private func paragraph(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : title + "\n" + lines.map { VisibleText.of($0) + "\n" }.joined()
  }
}
