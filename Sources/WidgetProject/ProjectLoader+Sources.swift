// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// The files that are read, each of them once.
extension ProjectLoader {
  /// Reads a file that was not read before; nil where it was, or cannot be.
  mutating func newSource(_ path: FilePath) -> SourceFile? {
    newSource(path, leadingTo: FileStatus.resolved(path)) { () throws(FileError) in
      try SourceFile(path: path.text)
    }
  }

  /// Reads a file that was not read before, by the absolute path that links lead to; nil where it was, or cannot be.
  mutating func newSource(
    _ path: FilePath, leadingTo key: FilePath, reading read: () throws(FileError) -> SourceFile
  ) -> SourceFile? {
    source(path, leadingTo: key, reading: read).flatMap { $0.isNew ? $0.file : nil }
  }

  /// The content of a file, read at most once, and whether that was now; nil where it cannot be read.
  mutating func source(
    _ path: FilePath, leadingTo key: FilePath, reading read: () throws(FileError) -> SourceFile
  ) -> (file: SourceFile, isNew: Bool)? {
    guard !project.settings.leavesOut(path) else { return nil }
    // Nearly every file is new: it is noted before it is read, so that it is looked up once.
    if let known = loaded.updateValue(project.sources.count, forKey: key) {
      loaded[key] = known
      return known.map { (project.sources[$0], false) }
    }
    do throws(FileError) {
      let source = if let replaced = replaced(path) { replaced } else { try read() }
      project.sources.append(source)
      return (source, true)
    } catch {
      project.failures.append(Diagnostic(unreadable: error))
      loaded[key] = .some(nil)
      return nil
    }
  }

  /// The name under which the file was read that a path leads to; nil where it was not, or could not be.
  func name(ofFile path: FilePath) -> String? {
    loaded[FileStatus.resolved(path)].flatMap(\.self).map { project.sources[$0].name }
  }

  /// The text to read in place of the one on the disk.
  private func replaced(_ path: FilePath) -> SourceFile? {
    replacements[path.text].map {
      SourceFile(name: path.text, text: String(decoding: $0, as: UTF8.self))
    }
  }
}
