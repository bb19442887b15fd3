// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Foundation

/// The files of this repository, and the real files to test against.
package enum Repository {
  /// The repository's folder.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of real files that `QUICKACTION_CORPUS` names; nil where it is not set.
  ///
  /// Tests that read it say in their trait that they are skipped without it.
  package static var corpus: URL? {
    ProcessInfo.processInfo.environment["QUICKACTION_CORPUS"]
      .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
  }

  /// The folder of a module's sources.
  ///
  /// - Throws: An error if no house has a module of this name.
  package static func folder(of module: String) throws -> URL {
    let houses = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let folders = houses.map { $0.appending(path: module) }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw CocoaError(.fileNoSuchFile) }
    return folder
  }

  /// The content of a file of the repository.
  package static func content(of path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: root.appending(path: path)))
  }

  /// The files of the corpus with one of the given extensions, sorted by path; none without a corpus.
  package static func corpusFiles(withExtension extensions: String...) -> [URL] {
    guard let corpus else { return [] }
    let files = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { extensions.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
