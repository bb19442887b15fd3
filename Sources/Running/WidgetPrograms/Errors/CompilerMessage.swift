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
    let identified = Dictionary(
      originals.map { (fileID(of: $0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    var undefined: Substring?
    return output.split(separator: "\n").compactMap { line in
      if let found = line.firstRange(of: "error: undefined symbol: ") {
        undefined = line[found.upperBound...]
        return nil
      }
      guard
        var message = CompilerMessage(line) ?? CompilerMessage(crash: line)
          ?? CompilerMessage(link: line, originals)
          ?? undefined.flatMap({ CompilerMessage(reference: line, to: $0, originals) })
      else { return nil }
      if let original = originals[message.file] ?? identified[message.file.text] {
        message.file = original
      } else if !message.file.text.hasPrefix("/") {
        return nil
      }
      return seen.insert(message).inserted ? message : nil
    }
  }

  /// The name of a file as `#fileID` has it, such as `Module/File.swift`.
  ///
  /// So the compiler names a file where the error is in what a macro wrote, such as the `didSet` of a property of an `@Observable` class.
  private static func fileID(of path: FilePath) -> String { "\(path.folder.name)/\(path.name)" }

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
    text = Self.crash
  }

  private static let crash =
    "the compiler itself crashes on this file, which is a fault of Swift on Linux"

  /// Whether the compiler crashed: the message is of the file, and its place says nothing.
  var isCrash: Bool { text == Self.crash }

  /// Reads a line of the linker *gold* that names a line of Swift, such as
  /// `/a/B.swift:3: error: undefined reference to 'sqlite3_snapshot_open'`; nil for any other.
  private init?(link line: Substring, _ originals: [FilePath: FilePath]) {
    guard line.hasPrefix("/"),
      let found = line.firstRange(of: ": error: undefined reference to '")
    else { return nil }
    let name = line[found.upperBound...].prefix { $0 != "'" }
    self.init(undefined: name, at: line[..<found.lowerBound], originals)
  }

  /// Reads a line of the linker *lld* behind the one that names what is not there, such as
  /// `>>> referenced by B.swift:3 (/a/B.swift:3)`; nil for any other.
  private init?(reference line: Substring, to name: Substring, _ originals: [FilePath: FilePath]) {
    guard line.hasPrefix(">>> referenced by "), line.hasSuffix(")"),
      let opening = line.firstRange(of: " (")
    else { return nil }
    self.init(undefined: name, at: line[opening.upperBound...].dropLast(), originals)
  }

  /// Creates the message of a name that no library has, at a place such as `/a/B.swift:3`; nil if that is no line of Swift.
  ///
  /// The column is where the name is in the line, as what is replaced is looked for around a place.
  private init?(undefined name: Substring, at place: Substring, _ originals: [FilePath: FilePath]) {
    guard let colon = place.lastIndex(of: ":"),
      let number = Int(place[place.index(after: colon)...])
    else { return nil }
    let compiled = FilePath(String(place[..<colon]))
    guard compiled.hasExtension("swift") else { return nil }
    file = originals[compiled] ?? compiled
    line = number
    column = Self.column(of: name, in: file, line: number)
    severity = .error
    text = "no library has '\(name)'"
  }

  /// The column of a name in a line of a file, counted from 1; that of the last character if it is not there.
  private static func column(of name: Substring, in file: FilePath, line: Int) -> Int {
    guard let bytes = try? FileSystem.disk.bytes(of: file) else { return 1 }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return 1 }
    let text = Array(lines[line - 1])
    let place = text.firstRange(of: Array(name.utf8))?.lowerBound
    return (place ?? Swift.max(0, text.count - 1)) + 1
  }

  /// Reads a line such as `/a/B.swift:3:7: error: cannot find 'x' in scope`; nil for any other.
  private init?(_ line: Substring) {
    guard line.hasPrefix("/") || line.first?.isLetter == true else { return nil }
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
