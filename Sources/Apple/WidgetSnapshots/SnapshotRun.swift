// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import GoldenPictures
import Synchronization

/// What the tests of a process have compared, so that names that clash and files that nothing compares any more are found.
package final class SnapshotRun: Sendable {
  /// The run of this process; what it left over is said when the process ends.
  package static let shared: SnapshotRun = {
    atexit {
      let sentences = SnapshotRun.shared.orphans()
      guard !sentences.isEmpty else { return }
      FileHandle.standardError.write(Data(sentences.map { "\($0)\n" }.joined().utf8))
    }
    return SnapshotRun()
  }()

  /// Whether a name is taken.
  enum Claim {
    /// Nothing was compared under it.
    case first
    /// The same picture was compared under it.
    case again
    /// Another picture was.
    case clash
  }

  /// The pictures that were compared, by folder, test and name, and the file of each folder's tests.
  private struct Folder {
    var source: String
    var tests: [String: [String: GoldenPicture]] = [:]
  }

  private let folders = Mutex<[FilePath: Folder]>([:])

  /// Begins a run.
  package init() {}

  /// Notes that a picture is compared.
  func claim(_ picture: GoldenPicture, of place: TestPlace) -> Claim {
    folders.withLock { folders in
      let known = folders[place.folder]?.tests[place.test]?[picture.name]
      if let known { return known == picture ? .again : .clash }
      folders[place.folder, default: Folder(source: "\(place.filePath)")]
        .tests[place.test, default: [:]][picture.name] = picture
      return .first
    }
  }

  /// The files that belong to no picture, each in a sentence.
  ///
  /// A test that ran and did not compare a file of its name leaves it over, and so does one that its file does not have any more. Of a test
  /// that did not run nothing is said.
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
        // A name in a backtick has become one that files can have.
        return source.contains(test) || Self.functions(in: source).contains(test)
          ? nil : "note: '\(file)' belongs to no test; delete it if it is not needed"
      }
    }
  }

  /// The names of the functions of a file that have backticks, as files are named for them.
  private static func functions(in source: String) -> Set<String> {
    var names: Set<String> = []
    for part in source.split(separator: "func `").dropFirst() {
      names.insert(GoldenPicture.fileName(String(part.prefix { $0 != "`" })))
    }
    return names
  }
}
