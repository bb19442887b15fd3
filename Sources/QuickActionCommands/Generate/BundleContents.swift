// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import SourceText

/// The files of a definition in the bundle of a built app.
struct BundleContents: Sendable {
  /// The files, by their paths.
  private let files: [(path: FilePath, bytes: [UInt8])]

  /// Lists what belongs in a folder.
  ///
  /// That is the definition alone, as for Apple's compiler, which is given the folder of a language for a definition in one. If
  /// it is given the folder around the languages instead, the definition keeps its own, and its string tables come with it.
  ///
  /// - Parameters:
  ///   - definition: The definition.
  ///   - folder: The folder in the bundle.
  ///   - tools: The versions of what builds the app.
  /// - Throws: ``FileError`` if a string table cannot be read.
  init(
    of definition: IntentDefinition, in folder: FilePath, tools: CompiledDefinition.Tools
  ) throws(FileError) {
    let source = FilePath(definition.source.name)
    let bytes = CompiledDefinition(definition, tools: tools).bytes
    guard source.folder.hasExtension("lproj"), !folder.hasExtension("lproj") else {
      files = [(folder.appending(source.name), bytes)]
      return
    }
    var files = [(folder.appending(source.folder.name).appending(source.name), bytes)]
    for language in FileSystem.disk.contents(of: source.folder.folder) ?? []
    where language.hasExtension("lproj") {
      for name in [source.stem + ".strings", source.stem + ".stringsdict"] {
        let table = language.appending(name)
        guard FileSystem.disk.isFileOrLink(table) else { continue }
        files.append(
          (
            folder.appending(language.name).appending(name),
            try FileSystem.disk.bytes(of: table)
          ))
      }
    }
    self.files = files
  }

  /// Writes those that are new or have changed: all of them, or none.
  ///
  /// - Throws: ``FileError`` if one of them cannot be written.
  func write() throws(FileError) {
    var made: [FolderCreation] = []
    do throws(FileError) {
      var drafts: [AtomicFile.Draft] = []
      for file in files {
        if (try? FileSystem.disk.bytes(of: file.path)) == file.bytes { continue }
        made.append(try FolderCreation(file.path.folder))
        drafts.append(.init(file.bytes, to: file.path.text, expecting: .anything))
      }
      try AtomicFile.write(drafts)
    } catch {
      for folder in made.reversed() { folder.undo() }
      throw error
    }
  }
}
