// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An argument of the process whose bytes are no UTF-8.
///
/// Read as text, it would be another argument: a file of another name would be looked for, or written.
package struct MalformedArgument {
  /// The argument, with U+FFFD for what is no UTF-8.
  let text: String

  /// The first such argument of the process; nil if there is none.
  package static var ofProcess: MalformedArgument? {
    CommandLine.arguments.indices.lazy
      .filter { CommandLine.arguments[$0].unicodeScalars.contains("\u{FFFD}") }
      // The character itself can be meant.
      .first { index in
        CommandLine.unsafeArgv[index].flatMap { String(validatingCString: $0) } == nil
      }
      .map { MalformedArgument(text: CommandLine.arguments[$0]) }
  }

  /// The error with which the command ends.
  package var failure: CommandFailure {
    CommandFailure(
      "the argument '\(text)' is not UTF-8; the name of a file must be, so rename it", exitCode: 2)
  }
}
