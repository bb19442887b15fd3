// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Foundation

/// A folder of a test's own, removed with the value that stands for it.
package final class ScratchFolder: Sendable {
  /// The folder, without symbolic links in its path.
  package let url: URL

  /// Makes an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "quickaction-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = url
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The folder's path.
  package var path: String { url.path }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and makes the folders that it lies in.
  package func write(_ content: some Sequence<UInt8>, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content).write(to: file)
  }

  /// Writes a text file, and makes the folders that it lies in.
  package func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  /// Makes a folder.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  /// The bytes of a file.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  /// The text of a file; nil where there is none.
  package func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of everything in the folder or one in it, hidden files too, sorted.
  package func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// Changes the permissions of a file or a folder.
  package func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: path(name))
  }

  /// Copies the sample widgets and their texts of the repository here.
  package func copySample() throws {
    for name in ["IntentDefinitions", "Localization"] {
      let source = Repository.root.appending(path: name)
      // What a developer has saved beside the sample, or left unsaved, is none of it.
      for file in try FileManager.default.subpathsOfDirectory(atPath: source.path)
      where !file.contains(".configuration.json") {
        // Only contents, as permissions and owners of the checkout are none of the test's.
        let path = source.appending(path: file).path
        guard let content = FileManager.default.contents(atPath: path) else { continue }
        try write(content, to: "\(name)/\(file)")
      }
    }
  }
}
