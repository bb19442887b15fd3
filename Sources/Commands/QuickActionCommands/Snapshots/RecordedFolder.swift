// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import ShownWidgets
import SourceText

/// A folder of recorded pictures: PNG files, in it or in folders below.
struct RecordedFolder {
  /// How many folders deep pictures are looked for.
  private static let depth = 8

  /// The path of the folder.
  let path: FilePath

  /// The paths of the pictures in it, sorted.
  let files: [String]

  /// Looks for the pictures of a folder.
  ///
  /// - Throws: `CommandFailure` if there is none.
  init(_ path: FilePath) throws {
    self.path = path
    let name = VisibleText.of(path.text)
    guard FileSystem.disk.status(of: path) == .folder else {
      throw CommandFailure("there is no folder '\(name)'; check the path", exitCode: 2)
    }
    files = Self.files(in: path, below: "", depth: 0)
    guard !files.isEmpty else {
      throw CommandFailure(
        "'\(name)' has no PNG files; name a folder of recorded pictures, such as '__Snapshots__'",
        exitCode: 2)
    }
  }

  private static func files(in folder: FilePath, below prefix: String, depth: Int) -> [String] {
    let disk = FileSystem.disk
    return (disk.contents(of: folder) ?? []).flatMap { path -> [String] in
      guard !disk.isHidden(path) else { return [] }
      let name = prefix + path.name
      if path.hasExtension("png"), disk.status(of: path) == .file { return [name] }
      guard depth < self.depth, disk.status(of: path) == .folder, !disk.isLink(path) else {
        return []
      }
      return files(in: path, below: name + "/", depth: depth + 1)
    }
  }

  /// The path of a picture.
  func file(of name: String) -> FilePath { path.appending(name) }

  /// The file that says what the pictures show: the given one, or the one in the folder; nil if there is none.
  ///
  /// - Throws: `CommandFailure` if it cannot be used.
  func cases(_ given: String?, _ messages: Messages) throws -> [RecordedPicture]? {
    let own = path.appending(RecordedPictureFile.fileName)
    guard
      let file = given.map({ FilePath($0) })
        ?? (FileSystem.disk.isFileOrLink(own) ? own : nil)
    else { return nil }
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: file)
    } catch {
      throw CommandFailure(error)
    }
    let pictures: [RecordedPicture]
    do throws(RecordedPictureFile.Failure) {
      pictures = try RecordedPictureFile(source).pictures
    } catch {
      throw CommandFailure(
        error.diagnostics, sources: [error.source], style: messages.errorStyle, exitCode: 2)
    }
    let known = Set(files)
    guard let missing = pictures.first(where: { !known.contains($0.file) }) else {
      return pictures
    }
    let near = NearName.question(missing.file, among: files)
    throw CommandFailure(
      "'\(VisibleText.of(file.text))' names '\(VisibleText.of(missing.file))', which is not in "
        + "'\(VisibleText.of(path.text))'" + (near.isEmpty ? "; check the path" : near),
      exitCode: 2)
  }
}
