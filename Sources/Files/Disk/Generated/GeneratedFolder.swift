// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A folder that generated files are written to, with a manifest of those files.
///
/// Only what is new is written, so that builds see what has changed. A file that the manifest does not list, or that was
/// changed after it was generated, is not the tool's and is neither replaced nor removed.
package struct GeneratedFolder: Sendable {
  /// A file that is generated.
  package struct File: Hashable, Sendable {
    /// The name in the folder.
    package var name: String

    /// The content of the file.
    package var bytes: [UInt8]

    /// The path of the file that it is generated from.
    package var origin: String

    /// Creates a file with the name of what it was made from.
    package init(name: String, bytes: [UInt8], origin: String) {
      self.name = name
      self.bytes = bytes
      self.origin = origin
    }
  }

  /// The folder, which need not exist yet.
  package let path: FilePath

  /// Whether a manifest is kept.
  ///
  /// Without one, files are replaced whoever wrote them, and none is removed.
  package let hasManifest: Bool

  /// Creates a generated folder at a path; by default it has a manifest.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - hasManifest: Whether a manifest is kept. A build system that reads everything in the folder wants none.
  package init(_ path: FilePath, hasManifest: Bool = true) {
    self.path = path
    self.hasManifest = hasManifest
  }

  /// The path of a file in the folder.
  package func path(of name: String) -> FilePath { path.appending(name) }
}

extension GeneratedFolder {
  /// The changes by which a folder gets the generated files and loses old ones.
  package struct Update: Sendable {
    /// The names of files that are new or have changed, in the order of the files.
    package fileprivate(set) var written: [String] = []

    /// The names of files that are no longer generated, sorted.
    package fileprivate(set) var removed: [String] = []

    /// The files to write; the manifest is the last.
    fileprivate var drafts: [AtomicFile.Draft] = []

    /// Whether nothing has to be done.
    package var isEmpty: Bool { drafts.isEmpty && removed.isEmpty }
  }

  /// Compares generated files with what is in the folder; nothing is written.
  ///
  /// - Parameters:
  ///   - files: The files, each name once.
  ///   - origins: The paths of everything that was read for the files. What was generated from it earlier and is not among
  ///     the files is removed, as is what was generated from a file that no longer exists.
  ///   - isForced: Whether files that the tool did not write are replaced.
  /// - Returns: What must be done.
  /// - Throws: ``GeneratedFolderError`` if a file cannot be written without doing harm.
  package func update(
    to files: [File], from origins: [String], isForced: Bool
  ) throws(GeneratedFolderError) -> Update {
    try Self.checkNames(of: files)
    guard FileSystem.disk.status(of: path) != .file else { throw .notAFolder(path.text) }
    let isForced = isForced || !hasManifest
    let old = hasManifest ? try GeneratedManifest(readFrom: manifestPath) : nil
    let base = PathBase(resolvedPath)
    var known = Dictionary(
      (old?.entries ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Dictionary(
      (origins + files.map(\.origin)).map { ($0, $0) }, uniquingKeysWith: { first, _ in first }
    ).mapValues(base.path(of:))
    let sources = Set(names.values)
    var update = Update()
    var entries: [GeneratedManifest.Entry] = []
    for file in files {
      let entry = GeneratedManifest.Entry(
        name: file.name, origin: names[file.origin] ?? file.origin, hash: .init(file.bytes))
      let earlier = known.removeValue(forKey: file.name)
      if let earlier, !isForced, !sources.contains(earlier.origin), exists(earlier.origin) {
        throw .madeTwice(file.name, by: [earlier.origin, entry.origin])
      }
      if let draft = try draft(for: file, earlier: earlier, isForced: isForced) {
        update.drafts.append(draft)
        update.written.append(file.name)
      }
      entries.append(entry)
    }
    for entry in known.values {
      if !sources.contains(entry.origin), exists(entry.origin) {
        entries.append(entry)
      } else if try isRemovable(entry, isForced: isForced) {
        update.removed.append(entry.name)
      }
    }
    update.removed.sort()
    let manifest = GeneratedManifest(entries: entries)
    if hasManifest, manifest != old, !(manifest.entries.isEmpty && old == nil) {
      update.drafts.append(
        AtomicFile.Draft(
          Array(manifest.text.utf8), to: manifestPath.text, expecting: .anything))
    }
    return update
  }

  /// Applies an update: all files are written, or none is.
  ///
  /// - Throws: ``GeneratedFolderError`` if a file cannot be written, or has changed after the update was made.
  package func apply(_ update: Update) throws(GeneratedFolderError) {
    guard !update.isEmpty else { return }
    do throws(FileError) {
      let made = try FolderCreation(path)
      do throws(FileError) {
        try AtomicFile.write(update.drafts)
        for name in update.removed { try AtomicFile.remove(path(of: name).text) }
      } catch {
        made.undo()
        throw error
      }
    } catch {
      throw .file(error)
    }
  }

  /// The folder without symbolic links on the way to it, also if it does not exist yet.
  private var resolvedPath: FilePath {
    var folder = path
    var below: [String] = []
    while FileSystem.disk.status(of: folder) == .nothing, folder.folder != folder {
      below.append(folder.name)
      folder = folder.folder
    }
    return below.reversed().reduce(FileSystem.disk.resolved(folder)) { $0.appending($1) }
  }

  /// The file that lists the generated ones.
  private var manifestPath: FilePath { path(of: GeneratedManifest.fileName) }

  /// Whether what a manifest calls an origin is still there.
  private func exists(_ origin: String) -> Bool {
    FileSystem.disk.status(of: path.appending(origin)) == .file
  }

  /// The draft of a file; nil if it has its content already.
  private func draft(
    for file: File, earlier: GeneratedManifest.Entry?, isForced: Bool
  ) throws(GeneratedFolderError) -> AtomicFile.Draft? {
    guard let present = try content(of: file.name) else {
      return AtomicFile.Draft(file.bytes, to: path(of: file.name).text, expecting: .absent)
    }
    if present.bytes == file.bytes { return nil }
    try checkOwner(of: file.name, holding: present.bytes, earlier: earlier, isForced: isForced)
    return AtomicFile.Draft(
      file.bytes, to: path(of: file.name).text, expecting: .unchanged(present.fingerprint))
  }

  /// Whether a file that is no longer generated is still there, as it was generated.
  private func isRemovable(
    _ entry: GeneratedManifest.Entry, isForced: Bool
  ) throws(GeneratedFolderError) -> Bool {
    guard let present = try content(of: entry.name) else { return false }
    try checkOwner(of: entry.name, holding: present.bytes, earlier: entry, isForced: isForced)
    return true
  }

  /// Refuses to touch a file that was not generated, or was changed since.
  private func checkOwner(
    of name: String, holding bytes: [UInt8], earlier: GeneratedManifest.Entry?, isForced: Bool
  ) throws(GeneratedFolderError) {
    guard !isForced else { return }
    guard let earlier else { throw .foreign(path(of: name).text) }
    guard earlier.hash == .init(bytes) else { throw .edited(path(of: name).text) }
  }

  /// The content of a file of the folder; nil if there is none.
  private func content(of name: String) throws(GeneratedFolderError) -> FileContent? {
    let file = path(of: name)
    // A link may lead out of the folder.
    guard !FileSystem.disk.isLink(file) else { throw .link(file.text) }
    guard FileSystem.disk.status(of: file) != .nothing else { return nil }
    do throws(FileError) {
      return try FileContent(path: file.text)
    } catch {
      throw .file(error)
    }
  }

  /// Refuses names that would leave the folder, or would be one file.
  private static func checkNames(of files: [File]) throws(GeneratedFolderError) {
    var seen: [String: File] = [GeneratedManifest.fileName: File(name: "", bytes: [], origin: "")]
    for file in files {
      let name = file.name
      guard !name.isEmpty, name != ".", name != "..",
        !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
      else { throw .outside(name) }
      // Many volumes do not distinguish the case of letters.
      if let other = seen.updateValue(file, forKey: name.lowercased()) {
        throw .madeTwice(name, by: [other.origin, file.origin])
      }
    }
  }
}
