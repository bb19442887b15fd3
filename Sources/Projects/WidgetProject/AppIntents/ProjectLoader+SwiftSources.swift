// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText
import SwiftDeclarations

/// A Swift source or a table of phrases, as far as it was read before its turn.
struct ReadAppIntentsFile: Sendable {
  let path: FilePath

  /// The source; nil if it is still to be read.
  var source: Result<SourceFile, FileError>?

  /// What it declares, if that is asked for.
  var outline: SwiftFile?
}

/// The Swift sources that declare App Intents or widgets, and the tables of App Shortcuts' phrases.
extension ProjectLoader {
  /// The words of which one is in every file that declares an App Intent or what belongs to one, or a widget,
  /// shares data with an app group, reloads a widget, gives one a background or a picture, or starts a Live Activity.
  ///
  /// The shortest one decides how fast all of them are found.
  private static let marks = SoughtWords([
    "import AppIntents", "IntentConfiguration(", "StaticConfiguration(", "ControlConfiguration(",
    "UserDefaults(suiteName:", "UserDefaults.init(", "UserDefaults(\n", "UserDefaults(\r\n",
    "forSecurityApplicationGroupIdentifier:", "reloadTimelines(", "containerBackground",
    "import ActivityKit", "Image(uiImage:",
  ])

  /// The names of the tables of phrases.
  private static let phraseTables = ["AppShortcuts.strings", "AppShortcuts.xcstrings"]

  /// Whether a file of this name may declare App Intents, or has their phrases.
  static func isAppIntentsFile(_ name: String) -> Bool {
    if name.endsInBytes(of: ".swift") { return !UngeneratedProject.isSpecification(name) }
    return name.utf8.first == UInt8(ascii: "A") && phraseTables.contains(name)
  }

  /// Begins to read those of some files that declare App Intents or widgets.
  ///
  /// Tests are left out: what they declare is in no product.
  func readingAppIntentsFiles(
    _ paths: [FilePath]
  ) -> ConcurrentWork<FilePath, ReadAppIntentsFile?> {
    let (fileSystem, settings, outlinesSwift) = (fileSystem, project.settings, outlinesSwift)
    return ConcurrentWork(paths, inChunksOf: 16) { path in
      guard !settings.leavesOut(path), !Self.isInTests(path) else { return nil }
      guard path.hasExtension("swift") else { return ReadAppIntentsFile(path: path) }
      let read = fileSystem.reading(of: path, keepingIf: \.hasBytes) {
        Self.swiftFile(path, in: fileSystem, outlined: outlinesSwift)
      }
      return read.file
    }
  }

  /// What was made of a Swift source.
  private struct SwiftReading: Sendable {
    /// The source; nil if it declares neither App Intents nor widgets, or cannot be read.
    let file: ReadAppIntentsFile?

    /// Whether it could be read.
    var hasBytes = true
  }

  /// Reads a Swift source.
  private static func swiftFile(
    _ path: FilePath, in fileSystem: FileSystem, outlined: Bool
  ) -> SwiftReading {
    guard let bytes = try? fileSystem.bytes(of: path) else {
      return SwiftReading(file: nil, hasBytes: false)
    }
    // Most files have no mark, and nothing of them is kept.
    guard marks.occur(in: bytes) else { return SwiftReading(file: nil) }
    do throws(FileError) {
      let source = try SourceFile(path: path.text, bytes: bytes)
      return SwiftReading(
        file: ReadAppIntentsFile(
          path: path, source: .success(source), outline: outlined ? SwiftFile(source) : nil))
    } catch {
      // Other files that are not text are the compiler's concern.
      return SwiftReading(
        file: error.conflictLine == nil
          ? nil : ReadAppIntentsFile(path: path, source: .failure(error)))
    }
  }

  /// Adds files that declare App Intents or widgets, or have their phrases.
  mutating func loadAppIntentsFiles(_ files: [ReadAppIntentsFile?]) {
    for case let file? in files where !project.settings.leavesOut(file.path) {
      let key = fileSystem.resolved(file.path)
      let added = newSource(file.path, leadingTo: key) { [fileSystem] () throws(FileError) in
        if let source = file.source {
          try source.get()
        } else {
          try fileSystem.source(at: file.path)
        }
      }
      guard let added else { continue }
      guard file.path.hasExtension("swift") else {
        project.phraseTables.append(added)
        continue
      }
      project.swiftSources.append(added)
      // Of a file that is replaced, it is the outline of what is not checked.
      if replacements[file.path.text] == nil { project.swiftOutlines[added.name] = file.outline }
    }
  }

  /// Notes which target has which Swift source.
  mutating func addSwiftFileUses() {
    guard !project.swiftSources.isEmpty else { return }
    var built: [(project: Int, target: Int, file: FilePath)] = []
    var kept = KeptFileNames(project.swiftSources, in: fileSystem)
    let projects = project.xcodeProjects + project.specifiedProjects.map(\.project)
    for (index, xcodeProject) in projects.enumerated() {
      for (position, target) in xcodeProject.targets.enumerated() {
        for file in target.bundledFiles(where: { $0.hasExtension("swift") && kept.mayHave($0) }) {
          built.append((index, position, file.file.path))
        }
      }
    }
    let loader = self
    let names = built.concurrentMap(inChunksOf: 128) { loader.name(ofFile: $0.file) }
    for (built, name) in zip(built, names) {
      guard let name else { continue }
      let xcodeProject = projects[built.project]
      project.swiftFileUses.append(
        SwiftFileUse(
          file: name, projectFile: xcodeProject.source.name,
          target: xcodeProject.targets[built.target]))
    }
  }

  /// How the names of folders of tests end.
  private static let testFolders = SoughtWords(["Tests/"])

  /// Whether a file is in a folder of tests.
  private static func isInTests(_ path: FilePath) -> Bool {
    path.text.withUTF8Bytes { testFolders.occur(in: $0) }
  }
}
