// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import WidgetProject

/// Where a result goes, and how it looks.
struct ResultOutput {
  /// The file; nil means standard output.
  var file: String?

  /// Whether standard output was asked for by name, as it must be for what a terminal cannot show.
  var isForced = false

  /// What is said besides.
  var messages = Messages()

  /// The columns that a text may have.
  var width: Int {
    file == nil && Console.current.isOutputTerminal ? Console.current.width : 80
  }

  /// How the result looks.
  var style: TerminalStyle {
    file == nil ? messages.outputStyle : messages.style(isTerminal: false)
  }

  /// How many colors the result may have.
  var colorDepth: TerminalColorDepth {
    TerminalColorDepth(
      choice: messages.color, isTerminal: file == nil && Console.current.isOutputTerminal,
      environment: Console.current.environment)
  }

  /// Writes a text: to the file, whole or not at all, else to standard output.
  func write(_ result: String) throws { try write(Array(result.utf8)) }

  /// Refuses to write bytes that are no text to a terminal, which they would leave in disorder.
  ///
  /// - Parameters:
  ///   - noun: What would be written, such as `a PNG picture`.
  ///   - example: The name of a file that it could be written to.
  /// - Throws: `CommandFailure` where standard output is a terminal and nobody asked for it by name.
  func refuseTerminal(for noun: String, example: String) throws {
    guard file == nil, !isForced, Console.current.isOutputTerminal else { return }
    throw CommandFailure(
      "\(noun) is not written to a terminal; name a file with '--output \(example)', or force it with '--output -'",
      exitCode: 2)
  }

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
