// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText

/// The Swift sources that declare App Intents or widgets, and the tables of App Shortcuts' phrases.
extension ProjectLoader {
  /// The words of which one is in every file that declares an App Intent or what belongs to one, or a widget.
  private static let marks = SoughtWords([
    "import AppIntents", "IntentConfiguration(", "StaticConfiguration(", "ControlConfiguration(",
  ])

  /// The names of the tables of phrases.
  private static let phraseTables = ["AppShortcuts.strings", "AppShortcuts.xcstrings"]

  /// Whether a file of this name may declare App Intents, or has their phrases.
  static func isAppIntentsFile(_ name: String) -> Bool {
    name.endsInBytes(of: ".swift") && !UngeneratedProject.isSpecification(name)
      || phraseTables.contains(name)
  }

  /// Reads those of some files that declare App Intents or widgets, on all processors.
  ///
  /// Tests are left out: what they declare is in no product.
  mutating func loadAppIntentsFiles(_ paths: [FilePath], isNamed: Bool = false) {
    let wanted = paths.filter { path in
      !project.settings.leavesOut(path) && (isNamed || !Self.isInTests(path))
    }
    let read = wanted.concurrentMap(inChunksOf: 16) {
      [fileSystem] path -> Result<SourceFile, FileError>? in
      guard path.hasExtension("swift"), !isNamed else { return nil }
      // Most files have no mark, and nothing of them is kept.
      guard let bytes = try? fileSystem.bytes(of: path), Self.marks.occur(in: bytes) else {
        return nil
      }
      do throws(FileError) {
        return .success(try SourceFile(path: path.text, bytes: bytes))
      } catch {
        // Other files that are not text are the compiler's concern.
        return error.conflictLine == nil ? nil : .failure(error)
      }
    }
    for (path, source) in zip(wanted, read) {
      let isTable = !path.hasExtension("swift")
      guard isNamed || isTable || source != nil else { continue }
      let key = fileSystem.resolved(path)
      let added = newSource(path, leadingTo: key) { [fileSystem] () throws(FileError) in
        if let source { try source.get() } else { try fileSystem.source(at: path) }
      }
      guard let added else { continue }
      if isTable { project.phraseTables.append(added) } else { project.swiftSources.append(added) }
    }
  }

  /// Notes which target has which Swift source.
  mutating func addSwiftFileUses() {
    guard !project.swiftSources.isEmpty else { return }
    for xcodeProject in project.xcodeProjects {
      for target in xcodeProject.targets {
        for built in target.bundledFiles(withExtension: "swift") {
          guard let name = name(ofFile: built.file.path) else { continue }
          project.swiftFileUses.append(
            SwiftFileUse(file: name, projectFile: xcodeProject.source.name, target: target))
        }
      }
    }
  }

  /// How the names of folders of tests end.
  private static let testFolders = SoughtWords(["Tests/"])

  /// Whether a file is in a folder of tests.
  private static func isInTests(_ path: FilePath) -> Bool {
    testFolders.occur(in: Array(path.text.utf8))
  }
}
