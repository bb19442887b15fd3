// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
package import Diagnostics
package import Disk
package import SourceText
package import TerminalText

/// An error that ends a command without its result.
package struct CommandFailure: Error {
  /// The message for standard error, with its line break.
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

  /// Creates a failure that prints diagnostics.
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
}
