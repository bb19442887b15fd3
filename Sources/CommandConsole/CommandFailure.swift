// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
package import Diagnostics
package import Disk
package import QuickActions
package import SourceText
package import TerminalText
package import WidgetChoices

/// Why a command ends without having done what it should.
package struct CommandFailure: Error {
  /// What to write to standard error, with its line break.
  package let message: String

  /// The code to end with.
  package let exitCode: Int32

  /// Whether no further command can be carried out either.
  package let endsSession: Bool

  /// The findings that the message shows; empty if it is a sentence.
  package let findings: [Diagnostic]

  /// The files that the findings are in.
  package let sources: [SourceFile]

  private init(
    message: String, exitCode: Int32, endsSession: Bool = false, findings: [Diagnostic] = [],
    sources: [SourceFile] = []
  ) {
    self.message = message
    self.exitCode = exitCode
    self.endsSession = endsSession
    self.findings = findings
    self.sources = sources
  }

  /// Standard output that cannot be written.
  package init(_ error: OutputError) {
    self.init(
      message: "error: standard output cannot be written: \(error.words)\n", exitCode: 2,
      endsSession: true)
  }

  /// A failure with a sentence, which becomes `error: sentence`.
  package init(_ sentence: String, exitCode: Int32) {
    self.init(message: "error: \(VisibleText.of(sentence))\n", exitCode: exitCode)
  }

  /// A failure whose words are written already, with their line breaks.
  package init(rendered message: String, exitCode: Int32) {
    self.init(message: message, exitCode: exitCode)
  }

  /// A failure about which everything has been said.
  package init(silently exitCode: Int32) {
    self.init(message: "", exitCode: exitCode)
  }

  /// A failure with findings.
  package init(
    _ diagnostics: [Diagnostic], sources: [SourceFile], style: TerminalStyle, exitCode: Int32
  ) {
    self.init(
      message: TextRenderer(sources: sources, style: style).render(diagnostics),
      exitCode: exitCode, findings: diagnostics, sources: sources)
  }

  /// A file that cannot be read or written.
  package init(_ error: FileError) {
    self.init(error.description, exitCode: 2)
  }

  /// A choice that is refused, where it was given as an option.
  ///
  /// - Parameters:
  ///   - error: Why it is refused.
  ///   - catalog: The catalog that the command was given; nil if it found it itself.
  package init(_ error: ChoiceError, catalog: String?) {
    if case .unknownIdentifier(_, nil) = error {
      let file = catalog.map { " \(ShellWord.of($0))" } ?? ""
      self.init(
        "\(error); to list all: quickaction edit\(file) --options", exitCode: 1)
    } else {
      self.init(error.description, exitCode: 1)
    }
  }

  /// A catalog that cannot be used.
  package init(_ failure: LoadedCatalog.Failure, style: TerminalStyle) {
    switch failure {
    case .noCatalog(let folder):
      let place = folder == "." ? "the current folder" : "'\(folder)'"
      self.init(
        "no catalog ('*.actions.json') below \(place); name one, or make one with "
          + "'quickaction init DEFINITION'", exitCode: 2)
    case .severalCatalogs(let paths):
      self.init(
        message: "error: several catalogs; name one of them:\n"
          + paths.map { "  \(VisibleText.of($0))\n" }.joined(), exitCode: 2)
    case .definition(let path, let catalog):
      let advice =
        catalog.map { "name '\($0)'" }
        ?? "make one with: quickaction init \(ShellWord.of(path))"
      self.init(
        "'\(path)' is an intent definition, not a catalog; \(advice)", exitCode: 2)
    case .file(let error):
      self.init(error)
    case .unparsable(let diagnostics, let sources):
      self.init(diagnostics, sources: sources, style: style, exitCode: 2)
    case .invalid(let diagnostics, let sources):
      self.init(diagnostics, sources: sources, style: style, exitCode: 1)
    }
  }
}

extension Messages {
  /// Does something with a catalog or a definition, and says why if it cannot be used.
  ///
  /// - Throws: `CommandFailure` with the findings as they look on standard error.
  package func failing<Value>(
    _ load: () throws(LoadedCatalog.Failure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(LoadedCatalog.Failure) {
      return try load()
    } catch {
      throw CommandFailure(error, style: errorStyle)
    }
  }
}
