// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import GoldenPictures
import Synchronization

/// The record of the pictures that the tests of a process compared, which finds name clashes and
/// unused files.
package final class SnapshotRun: Sendable {
  /// The run of this process, which reports unused files when the process ends.
  package static let shared: SnapshotRun = {
    atexit {
      let sentences = SnapshotRun.shared.orphans()
      guard !sentences.isEmpty else { return }
      FileHandle.standardError.write(Data(sentences.map { "\($0)\n" }.joined().utf8))
    }
    return SnapshotRun()
  }()

  /// The state of a name in the run.
  enum Claim {
    /// No picture was compared under the name.
    case first
    /// The same picture was compared under the name.
    case again
    /// Another picture was compared under the name.
    case clash
  }

  /// The compared pictures of a folder by test and name, and the path of the tests' file.
  private struct Folder {
    var source: String
    var tests: [String: [String: GoldenPicture]] = [:]
  }

  private let folders = Mutex<[FilePath: Folder]>([:])

  /// Creates a run without pictures.
  package init() {}

  /// Records that a picture is compared, and returns the state of its name.
  func claim(_ picture: GoldenPicture, of place: TestPlace) -> Claim {
    folders.withLock { folders in
      let known = folders[place.folder]?.tests[place.test]?[picture.name]
      if let known { return known == picture ? .again : .clash }
      folders[place.folder, default: Folder(source: "\(place.filePath)")]
        .tests[place.test, default: [:]][picture.name] = picture
      return .first
    }
  }

  /// Returns a sentence for each golden file that no picture uses.
  ///
  /// A file is unused if the test that it is named for ran without comparing it, or is no longer in
  /// its file. Nothing is reported for tests that did not run.
  package func orphans() -> [String] {
    let folders = folders.withLock { $0 }.sorted { $0.key.text < $1.key.text }
    return folders.flatMap { path, folder in
      let source = (try? String(contentsOfFile: folder.source, encoding: .utf8)) ?? ""
      return GoldenFolder(path).names.compactMap { name -> String? in
        let test = String(name.prefix { $0 != "." })
        let file = path.appending(name + ".svg").text
        if let pictures = folder.tests[test] {
          guard pictures[name] == nil else { return nil }
          return
            "note: '\(file)' is not compared by the test '\(test)'; delete it if it is not needed"
        }
        // The name of a function in backticks was changed to one that is valid for files.
        return source.contains(test) || Self.functions(in: source).contains(test)
          ? nil : "note: '\(file)' belongs to no test; delete it if it is not needed"
      }
    }
  }

  /// Returns the names of a file's functions in backticks, as golden files spell them.
  private static func functions(in source: String) -> Set<String> {
    var names: Set<String> = []
    for part in source.split(separator: "func `").dropFirst() {
      names.insert(GoldenPicture.fileName(String(part.prefix { $0 != "`" })))
    }
    return names
  }
}
