// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActionCommands
import Synchronization
import TestSupport

/// What a command, run in this process, wrote and ended with.
struct CommandRun: Sendable {
  /// A stream that a command writes to.
  enum Stream: Hashable, Sendable {
    case output
    case error
  }

  /// The exit code.
  let exitCode: Int32

  /// What was written, in order, text that follows text on the same stream joined to it.
  let transcript: [(stream: Stream, text: String)]

  /// What was written to standard output.
  var output: String { text(of: .output) }

  /// What was written to standard error.
  var errors: String { text(of: .error) }

  private func text(of stream: Stream) -> String {
    transcript.filter { $0.stream == stream }.map(\.text).joined()
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments. An `@` at the beginning of one stands for the folder.
  ///   - folder: The folder, which is taken out of what is written, so that it reads as in that folder.
  ///   - input: The lines of standard input.
  ///   - isTerminal: Whether standard input and output are a terminal.
  ///   - isErrorTerminal: Whether standard error is a terminal.
  ///   - environment: The environment variables.
  ///   - outputError: What the system says to everything that is written to standard output; nil where it takes it.
  ///   - beforeLine: Called before each line is read, with its number, counted from 0.
  init(
    _ arguments: [String], in folder: ScratchFolder? = nil, input: [String] = [],
    isTerminal: Bool = false, isErrorTerminal: Bool = false, environment: [String: String] = [:],
    outputError: String? = nil, beforeLine: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    let written = Mutex<[(stream: Stream, text: String)]>([])
    let lineNumber = Mutex(0)
    let path = folder?.path
    @Sendable func write(_ text: String, to stream: Stream) {
      guard !text.isEmpty else { return }
      let text = path.map { text.replacing($0 + "/", with: "").replacing($0, with: ".") } ?? text
      written.withLock { written in
        if let last = written.last, last.stream == stream {
          written[written.count - 1].text += text
        } else {
          written.append((stream, text))
        }
      }
    }
    let console = Console(
      writeOutput: { bytes throws(OutputError) in
        if let outputError { throw OutputError(words: outputError) }
        write(String(decoding: bytes, as: UTF8.self), to: .output)
      },
      writeError: { write($0, to: .error) },
      readLine: {
        let index = lineNumber.withLock { number in
          defer { number += 1 }
          return number
        }
        beforeLine(index)
        return input.indices.contains(index) ? input[index] : nil
      },
      isInputTerminal: isTerminal, isOutputTerminal: isTerminal, isErrorTerminal: isErrorTerminal,
      width: 80, environment: environment,
      arguments: arguments.map { argument in
        guard let folder else { return argument }
        if argument == "@" { return folder.path }
        return argument.hasPrefix("@") ? folder.path(String(argument.dropFirst())) : argument
      })
    exitCode = CommandLineTool.run(console)
    transcript = written.withLock(\.self)
  }
}
