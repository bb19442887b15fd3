// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// A folder of golden pictures: SVG files by the name of what they show.
package struct GoldenFolder: Sendable {
  /// The result of comparing a picture with the file of its name.
  package enum Outcome: Hashable, Sendable {
    /// The file holds the same picture.
    case same
    /// The file holds another one, which is given.
    case changed(from: String)
    /// There is no file of the name.
    case missing
  }

  /// The path of the folder.
  package let path: FilePath

  /// Names a folder, which need not exist.
  package init(_ path: FilePath) {
    self.path = path
  }

  /// The file of a picture.
  package func file(of name: String) -> FilePath { path.appending(name + ".svg") }

  /// Compares a picture with its file.
  ///
  /// - Throws: `FileError` if there is a file and it cannot be read.
  package func outcome(of picture: GoldenPicture) throws(FileError) -> Outcome {
    let file = file(of: picture.name)
    guard FileSystem.disk.isFileOrLink(file) else { return .missing }
    let bytes = try FileSystem.disk.bytes(of: file)
    guard !bytes.elementsEqual(picture.svg.utf8) else { return .same }
    return .changed(from: String(decoding: bytes, as: UTF8.self))
  }

  /// Writes the file of a picture, and the folder if there is none; a file that holds the picture is left alone.
  ///
  /// - Returns: Whether a file was written.
  /// - Throws: `FileError` if it cannot be written.
  @discardableResult
  package func record(_ picture: GoldenPicture) throws(FileError) -> Bool {
    try record(picture.file)
  }

  /// Writes a file, and the folder if there is none; a file that holds the same bytes is left alone.
  ///
  /// - Returns: Whether a file was written.
  /// - Throws: `FileError` if it cannot be written.
  @discardableResult
  package func record(_ golden: GoldenFile) throws(FileError) -> Bool {
    let file = path.appending(golden.name)
    if let bytes = try? FileSystem.disk.bytes(of: file), bytes == golden.bytes { return false }
    let folders = try FolderCreation(file.folder)
    do throws(FileError) {
      try AtomicFile.write(golden.bytes, to: file.text, expecting: .anything)
    } catch {
      folders.undo()
      throw error
    }
    return true
  }

  /// The names of the pictures in the folder, sorted; none if there is no folder.
  package var names: [String] { names(ofFilesWith: "svg") }

  /// The names of the files of an extension in the folder, without it, sorted; none if there is no folder.
  package func names(ofFilesWith pathExtension: String) -> [String] {
    (FileSystem.disk.contents(of: path) ?? []).filter { $0.hasExtension(pathExtension) }
      .map(\.stem)
  }
}

/// A file of a folder of golden pictures.
package struct GoldenFile: Hashable, Sendable {
  /// The name of the file, with its extension.
  package var name: String

  /// The bytes that the file holds.
  package var bytes: [UInt8]

  /// Creates a file of a name and its bytes.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// A picture with the name of its file.
package struct GoldenPicture: Hashable, Sendable {
  /// The name of the file without its extension.
  package let name: String

  /// The picture as SVG text.
  package let svg: String

  /// Names a picture; characters of the name that files should not have become hyphens.
  package init(name: String, svg: String) {
    self.name = Self.fileName(name)
    self.svg = svg
  }

  /// The file of the picture.
  package var file: GoldenFile { GoldenFile(name: name + ".svg", bytes: Array(svg.utf8)) }

  /// A name that files can have on every system: letters, digits, full stops, hyphens and underscores.
  package static func fileName(_ name: String) -> String {
    var result = ""
    for character in name {
      let isKept = character.isLetter || character.isNumber || "._-+=".contains(character)
      if isKept {
        result.append(character)
      } else if result.last != "-", !result.isEmpty {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    // A name that begins with a full stop is hidden.
    return result.first == "." ? "_" + result : result.isEmpty ? "_" : result
  }
}
