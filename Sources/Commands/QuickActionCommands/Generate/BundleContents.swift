// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import PropertyListSyntax
import SourceText

/// The files of a definition in the bundle of a built app.
struct BundleContents: Sendable {
  /// The files, by their paths; the definition is the first.
  private let files: [(path: FilePath, bytes: [UInt8])]

  /// The name that Xcode gave the definition, and no other one.
  private let namespace: String?

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
    namespace = Self.namespace(of: definition)
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

  private static func namespace(of definition: IntentDefinition) -> String? {
    definition.document.root["INIntentDefinitionNamespace"]?.string
  }

  /// Refuses files that are not what an earlier build made of the definition: another definition, or tables without one.
  private func check() throws(FileError) {
    guard let path = files.first?.path else { return }
    var present: String?
    if FileSystem.disk.isFileOrLink(path), let source = try? FileSystem.disk.source(at: path) {
      guard let definition = try? IntentDefinition(source),
        Self.namespace(of: definition) == namespace
      else { throw FileError(.write, path.text, .exists) }
      present = path.text
    }
    for file in files.dropFirst() where present == nil && FileSystem.disk.isFileOrLink(file.path) {
      throw FileError(.write, file.path.text, .exists)
    }
  }

  /// Writes those that are new or have changed: all of them, or none.
  ///
  /// - Throws: ``FileError`` if one of them cannot be written, or was not made of the definition.
  func write() throws(FileError) {
    try check()
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
