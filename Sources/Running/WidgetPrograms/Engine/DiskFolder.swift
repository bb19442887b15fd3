// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Changes folders on the disk.
enum DiskFolder {
  /// Makes a folder, and those that it is in.
  static func make(_ path: FilePath) throws(ProgramError) {
    do throws(FileError) { _ = try FolderCreation(path) } catch { throw .file(error) }
  }

  /// Writes a file whose content is another one; nothing happens if it has that content already.
  ///
  /// A link is replaced: what it leads to is a file of the user's.
  static func write(_ text: String, to path: FilePath) throws(ProgramError) {
    let bytes = Array(text.utf8)
    removeLink(path)
    if (try? FileSystem.disk.bytes(of: path)) == bytes { return }
    try make(path.folder)
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path.text, expecting: .anything)
    } catch {
      throw .file(error)
    }
  }

  /// Removes a link, and leaves everything else.
  private static func removeLink(_ path: FilePath) {
    if FileSystem.disk.isLink(path) { unlink(path.text) }
  }

  /// Copies a file of any size; a link in its place is replaced.
  static func copy(_ source: FilePath, to path: FilePath) throws(ProgramError) {
    removeLink(path)
    do throws(FileError) {
      try StreamedFile.copy(of: source.text, to: path.text)
    } catch {
      throw .file(error)
    }
  }

  /// Copies the files of a folder and of those in it.
  static func copyAll(in folder: FilePath, to other: FilePath) throws(ProgramError) {
    try make(other)
    for path in FileSystem.disk.contents(of: folder) ?? [] {
      let copy = other.appending(path.name)
      if FileSystem.disk.status(of: path) == .folder {
        try copyAll(in: path, to: copy)
      } else {
        try self.copy(path, to: copy)
      }
    }
  }

  /// Makes a folder in place of the one that is there, which stays until the new one is whole.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - fill: Makes its content in another folder, which is renamed then.
  /// - Throws: What `fill` throws, or ``ProgramError`` if the disk refuses.
  static func replace(
    _ folder: FilePath, with fill: (FilePath) throws(ProgramError) -> Void
  ) throws(ProgramError) {
    let temporary = folder.folder.appending(".\(folder.name)")
    remove(temporary)
    do throws(ProgramError) {
      try fill(temporary)
      remove(folder)
      try rename(temporary, to: folder)
    } catch {
      remove(temporary)
      throw error
    }
  }

  /// Makes a symbolic link, in place of whatever there is; nothing happens if it is there already.
  static func link(_ path: FilePath, to destination: FilePath) throws(ProgramError) {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path.text, &buffer, buffer.count)
    if count > 0 {
      let present = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if present == destination.text { return }
    }
    unlink(path.text)
    guard symlink(destination.text, path.text) == 0 else {
      throw .file(FileError(.write, path.text, .system(code: errno, words: words(of: errno))))
    }
  }

  /// Removes a file or a folder with everything in it; links are not followed.
  static func remove(_ path: FilePath) {
    if !FileSystem.disk.isLink(path), FileSystem.disk.status(of: path) == .folder {
      for child in FileSystem.disk.contents(of: path) ?? [] { remove(child) }
      rmdir(path.text)
    } else {
      unlink(path.text)
    }
  }

  /// Gives a folder another name, under which nothing is yet.
  static func rename(_ path: FilePath, to other: FilePath) throws(ProgramError) {
    guard renameFile(path.text, other.text) == 0 else {
      throw .file(FileError(.write, other.text, .system(code: errno, words: words(of: errno))))
    }
  }

  private static func words(of code: Int32) -> String { FileError.words(ofSystemError: code) }

  /// The system's `rename`, which the name of this type's own function hides.
  private static func renameFile(_ old: String, _ new: String) -> Int32 {
    #if canImport(Darwin)
      Darwin.rename(old, new)
    #elseif canImport(Glibc)
      Glibc.rename(old, new)
    #elseif canImport(Musl)
      Musl.rename(old, new)
    #endif
  }
}
