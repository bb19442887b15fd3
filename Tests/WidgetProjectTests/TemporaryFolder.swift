// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetProject

/// A folder with files for one test, which is removed with the value.
final class TemporaryFolder {
  /// The path.
  let path: String

  /// Makes a folder with the given files, by their paths in it.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widget-project-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in files { try write(content, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file.
  func write(_ content: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// What is loaded from the folder, or from something in it.
  func load(_ name: String = "") -> WidgetProject {
    ProjectLoader.load([name.isEmpty ? path : path + "/" + name])
  }

  /// A path in the folder, of a path that begins with it.
  func name(_ file: String) -> String {
    String(file.dropFirst(path.count + 1))
  }
}
