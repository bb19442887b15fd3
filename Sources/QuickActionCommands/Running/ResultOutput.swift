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

  /// How many colours the result may have.
  var colorDepth: TerminalColorDepth {
    TerminalColorDepth(
      choice: messages.color, isTerminal: file == nil && Console.current.isOutputTerminal,
      environment: Console.current.environment)
  }

  /// Writes a text: to the file, whole or not at all, else to standard output.
  func write(_ result: String) throws { try write(Array(result.utf8)) }

  /// Writes bytes: to the file, whole or not at all, else to standard output.
  func write(_ result: [UInt8]) throws {
    guard let file else { return try Self.print(result) }
    do throws(FileError) {
      try AtomicFile.write(result, to: file, expecting: .anything)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a text to standard output, whatever the options say.
  static func print(_ text: String) throws { try print(Array(text.utf8)) }

  /// Writes bytes to standard output, whatever the options say.
  static func print(_ bytes: [UInt8]) throws {
    do throws(OutputError) {
      try Console.current.writeOutput(bytes)
    } catch {
      throw CommandFailure(error)
    }
  }
}
