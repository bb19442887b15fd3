// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import WidgetProject

/// Where a result goes, and how it looks.
struct ResultOutput {
  /// The file; nil means standard output.
  var file: String?

  /// What is said besides.
  var messages = Messages()

  /// How the result looks.
  var style: TerminalStyle {
    file == nil ? messages.outputStyle : messages.style(isTerminal: false)
  }

  /// Writes a result: to the file, whole or not at all, else to standard output.
  func write(_ result: String) throws {
    guard let file else { return try Self.print(result) }
    do throws(FileError) {
      try AtomicFile.write(Array(result.utf8), to: file, expecting: .anything)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes to standard output, whatever the options say.
  static func print(_ text: String) throws {
    do throws(OutputError) {
      try Console.current.writeOutput(text)
    } catch {
      throw CommandFailure(error)
    }
  }
}
