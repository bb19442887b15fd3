// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
package import TerminalText

/// The destination of a result: a stream or a file, with its style.
package struct ResultOutput {
  /// The file; nil means standard output.
  package var file: String?

  /// Whether standard output was asked for by name, as it must be for what a terminal cannot show.
  package var isForced = false

  /// Whether a file is replaced that does not look like an earlier result.
  package var overwrites = false

  /// The messages apart from the result.
  package var messages: Messages

  /// Creates the output of a command.
  ///
  /// - Parameters:
  ///   - file: The file; nil means standard output.
  ///   - isForced: Whether standard output was asked for by name.
  ///   - messages: The messages in addition to the result, and the streams.
  package init(file: String? = nil, isForced: Bool = false, messages: Messages) {
    self.file = file
    self.isForced = isForced
    self.messages = messages
  }

  private var console: Console { messages.console }

  /// The columns that a text may have.
  package var width: Int {
    file == nil && console.isOutputTerminal ? console.width : 80
  }

  /// The style of the result: without color in a file.
  package var style: TerminalStyle {
    file == nil ? messages.outputStyle : messages.style(isTerminal: false)
  }

  /// The color depth of the result.
  package var colorDepth: TerminalColorDepth {
    TerminalColorDepth(
      choice: messages.color, isTerminal: file == nil && console.isOutputTerminal,
      environment: console.environment)
  }

  /// Writes a text: to the file, whole or not at all, else to standard output.
  package func write(_ result: String) throws { try write(Array(result.utf8)) }

  /// Refuses to write bytes that are no text to a terminal, which they would leave in disorder.
  ///
  /// - Parameters:
  ///   - noun: What would be written, such as `a PNG picture`.
  ///   - example: The name of a file that it could be written to.
  /// - Throws: `CommandFailure` if standard output is a terminal and was not named as the output.
  package func refuseTerminal(for noun: String, example: String) throws {
    guard file == nil, !isForced, console.isOutputTerminal else { return }
    throw CommandFailure(
      "\(noun) is not written to a terminal; name a file with '--output \(example)', or force it with '--output -'",
      exitCode: 2)
  }

  /// Writes bytes: to the file, whole or not at all, else to standard output.
  package func write(_ result: [UInt8]) throws {
    guard let file else { return try console.print(result) }
    try OverwrittenFile(file, by: result).check(isForced: overwrites)
    do throws(FileError) {
      if try !AtomicFile.write(result, to: file, expecting: .anything) {
        messages.note(FileTexts().ownerLost(ofFile: file))
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}
