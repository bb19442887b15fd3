// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import SourceText

/// Where generated classes are written: to a folder, to one file, or to standard output.
struct GeneratedOutput {
  private let path: String

  /// Takes what `--output` says.
  init(_ path: String) {
    self.path = path
  }

  /// Whether everything is written to one file, or to standard output.
  var isSingle: Bool { isStandardOutput || FilePath(path).hasExtension("swift") && !isFolder }

  private var isStandardOutput: Bool { path == GivenFileName.standardStream }

  private var isFolder: Bool { FileSystem.disk.status(of: FilePath(path)) == .folder }

  /// Writes the classes, or what would be written.
  func write(
    _ classes: GeneratedClasses, isForced: Bool, isDryRun: Bool, _ messages: Messages
  ) throws {
    guard isSingle else {
      return try write(
        classes, to: GeneratedFolder(FilePath(path)), isForced: isForced, isDryRun: isDryRun,
        messages)
    }
    if isDryRun { return try messages.console.print(path + "\n") }
    let source = GeneratedSource(
      joining: classes.files.map { String(decoding: $0.bytes, as: UTF8.self) },
      from: classes.origins)
    if isStandardOutput { return try messages.console.print(source.text) }
    do throws(GeneratedFolderError) {
      let isWritten = try source.write(to: FilePath(path), isForced: isForced)
      let subject = "'\(VisibleText.of(path))'"
      messages.note(isWritten ? "wrote \(subject)" : "\(subject) is up to date")
    } catch {
      throw CommandFailure(error.description, exitCode: 2)
    }
  }

  private func write(
    _ classes: GeneratedClasses, to folder: GeneratedFolder, isForced: Bool, isDryRun: Bool,
    _ messages: Messages
  ) throws {
    let update: GeneratedFolder.Update
    do throws(GeneratedFolderError) {
      update = try folder.update(to: classes.files, from: classes.origins, isForced: isForced)
      if !isDryRun { try folder.apply(update) }
    } catch {
      throw CommandFailure(error.description, exitCode: 2)
    }
    if isDryRun {
      return try Self.print(
        classes.files.map { folder.path(of: $0.name).text }, to: messages.console)
    }
    messages.note(Self.words(for: update, of: classes.files.count, in: path))
  }

  /// Prints paths, one a line.
  static func print(_ paths: [String], to console: Console) throws {
    try console.print(paths.map { $0 + "\n" }.joined())
  }

  /// The sentence on the files that were written and removed.
  static func words(
    for update: GeneratedFolder.Update, of count: Int, in path: String
  ) -> String {
    let files = count == 1 ? "1 file" : "\(count) files"
    let removed = update.removed.isEmpty ? "" : ", removed \(update.removed.listedNames(limit: 3))"
    return VisibleText.of("wrote \(update.written.count) of \(files) in '\(path)'\(removed)")
  }
}
