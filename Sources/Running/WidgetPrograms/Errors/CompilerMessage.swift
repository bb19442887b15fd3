// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// A message of the compiler about a place in a file.
package struct CompilerMessage: Hashable, Sendable {
  /// The severity of a message.
  package enum Severity: String, Hashable, Sendable {
    /// The file does not compile.
    case error
    /// The file compiles, and something looks wrong.
    case warning
    /// A note about the previous message.
    case note
  }

  /// The file, which is the user's own where a link or a copy was compiled.
  package var file: FilePath

  /// The line, counted from 1.
  package var line: Int

  /// The column, counted from 1.
  package var column: Int

  /// The severity of the message.
  package var severity: Severity

  /// The text of the message.
  package var text: String

  /// Reads the messages in what `swift build` wrote, each once, in its order.
  ///
  /// - Parameters:
  ///   - output: What was written, in the style `llvm`.
  ///   - originals: The files that links and copies stand for.
  /// - Returns: The messages.
  package static func messages(
    in output: String, originals: [FilePath: FilePath] = [:]
  ) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(separator: "\n").compactMap { line in
      guard var message = CompilerMessage(line) ?? CompilerMessage(crash: line) else { return nil }
      message.file = originals[message.file] ?? message.file
      return seen.insert(message).inserted ? message : nil
    }
  }

  /// Reads the line of a crash of the compiler's that names the file, such as
  /// `3. While evaluating request TypeCheckPrimaryFileRequest(source_file "/a/B.swift")`; nil for any other.
  private init?(crash line: Substring) {
    guard
      let found = line.firstRange(
        of: "While evaluating request TypeCheckPrimaryFileRequest(source_file \"")
    else { return nil }
    file = FilePath(String(line[found.upperBound...].prefix { $0 != "\"" }))
    self.line = 1
    column = 1
    severity = .error
    text = "the compiler itself crashes on this file, which is a fault of Swift on Linux"
  }

  /// Reads a line such as `/a/B.swift:3:7: error: cannot find 'x' in scope`; nil for any other.
  private init?(_ line: Substring) {
    guard line.hasPrefix("/") else { return nil }
    // As of C, where a header is not found.
    let line = line.replacing(": fatal error: ", with: ": error: ", maxReplacements: 1)
    for severity in [Severity.error, .warning, .note] {
      guard let found = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let parts = line[..<found.lowerBound].split(separator: ":")
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let lineNumber = Int(parts[parts.count - 2])
      else { continue }
      file = FilePath(parts.dropLast(2).joined(separator: ":"))
      self.line = lineNumber
      self.column = column
      self.severity = severity
      text = String(line[found.upperBound...])
      return
    }
    return nil
  }
}
