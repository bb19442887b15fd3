// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// A file of build settings (`.xcconfig`), with those that it includes.
///
/// https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project
package struct XcodeSettingsFile: Sendable {
  /// The settings in order, a later one overriding an earlier one of the same name; names include their conditions.
  package private(set) var settings: [(key: String, value: String)] = []

  /// The files that are included and cannot be read.
  package private(set) var missing: [FilePath] = []

  /// The files with an unresolved merge, which are not read.
  private(set) var conflicted: [(path: FilePath, error: FileError)] = []

  /// How deep files may include each other.
  private static let maximumDepth = 32

  /// Reads an `xcconfig` file with those that it includes.
  package init(_ path: FilePath, in fileSystem: FileSystem) {
    read(path, in: fileSystem, depth: 0, isOptional: false)
  }

  private mutating func read(
    _ path: FilePath, in fileSystem: FileSystem, depth: Int, isOptional: Bool
  ) {
    guard depth < Self.maximumDepth, let source = source(at: path, in: fileSystem) else {
      if !isOptional { missing.append(path) }
      return
    }
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    for line in source.bytes.split(whereSeparator: isLineEnd) {
      if let (file, isOptional) = Self.included(by: line) {
        read(
          path.folder.appending(file).simplified, in: fileSystem, depth: depth + 1,
          isOptional: isOptional)
      } else {
        read(line: line)
      }
    }
  }

  /// The source of a file, also under a name that differs in case alone.
  private mutating func source(at path: FilePath, in fileSystem: FileSystem) -> SourceFile? {
    guard let path = fileSystem.spelledOnDisk(path) else { return nil }
    do throws(FileError) {
      return try fileSystem.source(at: path)
    } catch {
      if error.conflictLine != nil { conflicted.append((path, error)) }
      return nil
    }
  }

  /// The file of `#include "file"`, or of `#include? "file"`, which need not exist.
  private static func included(by line: ArraySlice<UInt8>) -> (file: String, isOptional: Bool)? {
    let line = line.drop(while: isBlank)
    guard line.first == UInt8(ascii: "#"), line.starts(with: "#include".utf8),
      let start = line.firstIndex(of: UInt8(ascii: "\"")),
      let end = line.lastIndex(of: UInt8(ascii: "\"")), start < end
    else { return nil }
    return (
      String(decoding: line[(start + 1)..<end], as: UTF8.self), line.starts(with: "#include?".utf8)
    )
  }

  private mutating func read(line: ArraySlice<UInt8>) {
    var end = line.startIndex
    var equals: Int?
    var isInBrackets = false
    scan: for (index, byte) in zip(line.indices, line) {
      switch byte {
      case UInt8(ascii: "/") where line[index...].starts(with: "//".utf8): break scan
      // A condition has an equals sign of its own.
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "=") where !isInBrackets && equals == nil: equals = index
      default: break
      }
      end = index + 1
    }
    guard let equals else { return }
    let name = line[..<equals].filter { !Self.isBlank($0) }
    var value = line[(equals + 1)..<end].trimmed(where: Self.isBlank)
    if value.last == UInt8(ascii: ";") { value = value.dropLast().trimmedEnd(where: Self.isBlank) }
    guard !name.isEmpty else { return }
    settings.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}

/// The files of build settings of a project, each read once: targets and configurations share most of them.
package struct XcodeSettingsFiles: Sendable {
  /// A file that was read: its settings, and what it includes and cannot be read.
  struct Content: Sendable {
    let settings: XcodeSettingsLayer
    let missing: [FilePath]
    let conflicted: [(path: FilePath, error: FileError)]
  }

  private let fileSystem: FileSystem
  private var contents: [FilePath: Content] = [:]

  /// Creates the files of a file system, none of which is read yet.
  package init(in fileSystem: FileSystem) { self.fileSystem = fileSystem }

  /// The files with an unresolved merge among those that were read, in the order of their paths.
  var conflicted: [(path: FilePath, error: FileError)] {
    contents.values.flatMap(\.conflicted).sorted { $0.path.text < $1.path.text }
  }

  /// The content of a file.
  mutating func content(of path: FilePath) -> Content {
    if let known = contents[path] { return known }
    let file = XcodeSettingsFile(path, in: fileSystem)
    let content = Content(
      settings: XcodeSettingsLayer(file.settings), missing: file.missing,
      conflicted: file.conflicted)
    contents[path] = content
    return content
  }
}
