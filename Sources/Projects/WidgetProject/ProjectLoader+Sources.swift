// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText

/// The state of a file that had to be read.
enum LoadedFile {
  /// It is among the project's, at an index.
  case kept(Int)
  /// It was read, checked and released; its name is kept.
  case letGo(String)
  /// It could not be read.
  case unreadable
}

/// The files that are read, each of them once.
extension ProjectLoader {
  /// Reads a file that was not read before; nil if it was, or cannot be.
  mutating func newSource(_ path: FilePath) -> SourceFile? {
    newSource(path, leadingTo: fileSystem.resolved(path)) { [fileSystem] () throws(FileError) in
      try fileSystem.source(at: path)
    }
  }

  /// Reads a file that was not read before, by the absolute path that links lead to; nil if it was, or cannot be.
  mutating func newSource(
    _ path: FilePath, leadingTo key: FilePath, reading read: () throws(FileError) -> SourceFile
  ) -> SourceFile? {
    source(path, leadingTo: key, reading: read).flatMap { $0.isNew ? $0.file : nil }
  }

  /// The content of a file, read at most once, and whether that was now; nil if it cannot be read.
  mutating func source(
    _ path: FilePath, leadingTo key: FilePath, reading read: () throws(FileError) -> SourceFile
  ) -> (file: SourceFile, isNew: Bool)? {
    guard !project.settings.leavesOut(path) else { return nil }
    // Nearly every file is new: it is noted before it is read, so that it is looked up once.
    if let known = loaded.updateValue(.kept(project.sources.count), forKey: key) {
      loaded[key] = known
      guard case .kept(let index) = known else { return nil }
      return (project.sources[index], false)
    }
    do throws(FileError) {
      let source = if let replaced = try replaced(path) { replaced } else { try read() }
      project.sources.append(source)
      if isSurrounding { project.surroundingFiles.insert(source.name) }
      return (source, true)
    } catch {
      addFailure(error, reading: path)
      loaded[key] = .unreadable
      return nil
    }
  }

  /// What is read of a file before its turn if that may be kept from an earlier check; nil otherwise.
  func keptReading<Content, Failure>(
    of path: FilePath, _ read: () -> ReadFile<Content, Failure>
  ) -> ReadFile<Content, Failure>? {
    // What is made of a text that is given says nothing of the file.
    guard fileSystem.keepsReadings, replacements[path.text] == nil,
      !project.settings.leavesOut(path)
    else { return nil }
    return read()
  }

  /// Records the reason why a file could not be read and, if it is an unresolved merge, its first
  /// mark.
  mutating func addFailure(_ error: FileError, reading path: FilePath) {
    let bytes = error.conflictLine == nil ? nil : content(of: path)
    guard let bytes, let conflicted = ConflictedFile(error, bytes: bytes) else {
      project.failures.append(Diagnostic(unreadable: error))
      return
    }
    project.sources.append(conflicted.source)
    if isSurrounding { project.surroundingFiles.insert(conflicted.source.name) }
    project.failures.append(conflicted.finding)
  }

  /// The bytes of a file, or of the text that is read in its place.
  private func content(of path: FilePath) -> [UInt8]? {
    replacements[path.text] ?? (try? fileSystem.bytes(of: path))
  }

  /// The name under which the file was read that a path leads to; nil if it was not, or could not be.
  func name(ofFile path: FilePath) -> String? {
    switch loaded[fileSystem.resolved(path)] {
    case .kept(let index): project.sources[index].name
    case .letGo(let name): name
    case .unreadable, nil: nil
    }
  }

  /// Notes a file that was read and released; false if it was read under another name before.
  mutating func addReleased(_ path: FilePath, leadingTo key: FilePath) -> Bool {
    guard !project.settings.leavesOut(path) else { return false }
    if let known = loaded.updateValue(.letGo(path.text), forKey: key) {
      loaded[key] = known
      return false
    }
    project.otherFiles.insert(path.text)
    return true
  }

  /// The text to read in place of the one on the disk.
  private func replaced(_ path: FilePath) throws(FileError) -> SourceFile? {
    guard let content = replacements[path.text] else { return nil }
    // A text that was made here is UTF-8; one that was given may be UTF-16 or binary.
    do throws(SourceFileError) {
      return try SourceFile(name: path.text, content: content)
    } catch {
      let failure = FileError(.read, path.text, .content(error))
      guard failure.conflictLine == nil else { throw failure }
      return SourceFile(name: path.text, text: String(decoding: content, as: UTF8.self))
    }
  }
}
