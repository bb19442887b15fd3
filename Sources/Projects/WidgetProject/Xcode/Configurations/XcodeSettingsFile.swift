// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// A file of build settings (`.xcconfig`), with those that it includes.
///
/// https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project
package struct XcodeSettingsFile: Sendable {
  /// The settings in order, a later one overriding an earlier one of the same name; names include their conditions.
  package private(set) var settings: [(name: String, value: String)] = []

  /// The files that are included and cannot be read.
  package private(set) var missing: [FilePath] = []

  /// How deep files may include each other.
  private static let maximumDepth = 32

  /// Reads an `xcconfig` file with those that it includes.
  package init(_ path: FilePath, in fileSystem: FileSystem) {
    read(path, in: fileSystem, depth: 0, isOptional: false)
  }

  /// Reads a text; what it includes is not read.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) { read(line: line) }
  }

  private mutating func read(
    _ path: FilePath, in fileSystem: FileSystem, depth: Int, isOptional: Bool
  ) {
    guard depth < Self.maximumDepth, let source = try? fileSystem.source(at: path) else {
      if !isOptional { missing.append(path) }
      return
    }
    let text = String(decoding: source.bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      if let (file, isOptional) = Self.included(by: line) {
        read(
          path.folder.appending(file).simplified, in: fileSystem, depth: depth + 1,
          isOptional: isOptional)
      } else {
        read(line: line)
      }
    }
  }

  /// The file of `#include "file"`, or of `#include? "file"`, which need not exist.
  private static func included(by line: Substring) -> (file: String, isOptional: Bool)? {
    let line = line.drop { $0.isWhitespace }
    guard line.hasPrefix("#include"), let start = line.firstIndex(of: "\""),
      let end = line.lastIndex(of: "\""), start < end
    else { return nil }
    return (String(line[line.index(after: start)..<end]), line.hasPrefix("#include?"))
  }

  private mutating func read(line: Substring) {
    let content = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    var isInBrackets = false
    // A condition has an equals sign of its own.
    let equals = content.firstIndex { character in
      if character == "[" { isInBrackets = true }
      if character == "]" { isInBrackets = false }
      return character == "=" && !isInBrackets
    }
    guard let equals else { return }
    let name = Self.trimmed(content[..<equals]).filter { !$0.isWhitespace }
    var value = Self.trimmed(content[content.index(after: equals)...])
    if value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
    guard !name.isEmpty else { return }
    settings.append((name, String(value)))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
