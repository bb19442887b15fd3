// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import DiagnosticRendering
import Diagnostics
import Disk
import SourceText

/// How the findings that prevent a command are written.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument {
  /// Text for users, with the lines of the file.
  case text
  /// For a build of Xcode, which shows them in the editor.
  case xcode

  /// The findings as a failure.
  func failure(
    _ diagnostics: [Diagnostic], sources: [SourceFile], _ messages: Messages, exitCode: Int32
  ) -> CommandFailure {
    switch self {
    case .text:
      CommandFailure(
        diagnostics, sources: sources, style: messages.errorStyle, exitCode: exitCode)
    case .xcode:
      CommandFailure(
        rendered: XcodeRenderer(
          sources: sources, folder: FileSystem.disk.resolved(FilePath(".")).text
        ).render(diagnostics), exitCode: exitCode)
    }
  }
}
