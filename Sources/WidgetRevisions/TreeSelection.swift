// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetProject

/// Which files of a commit are compared.
struct TreeSelection {
  /// The files and folders that were named, from the root; empty for all.
  let scopes: [String]

  /// The Swift files that may declare widgets.
  let swiftFiles: Set<String>

  /// Whether an entry of a commit is read, or noted as a submodule.
  func contains(_ path: String, _ entry: TreeEntry) -> Bool {
    if entry.kind == .submodule { return true }
    return isInScope(path) && !Self.isPassedOver(path)
      && (Self.belongsToWidgets(path) || entry.kind == .link || swiftFiles.contains(path))
  }

  /// Changes the selected entries of a commit to those of the next one.
  func apply(_ step: Git.Step, to entries: inout [String: TreeEntry]) {
    for path in step.removed { entries[path] = nil }
    for (path, entry) in step.changed {
      entries[path] = contains(path, entry) ? entry : nil
    }
  }

  private func isInScope(_ path: String) -> Bool {
    scopes.isEmpty || scopes.contains { path == $0 || path.hasPrefix($0 + "/") }
      || scopes.contains { Self.isBeside(path, $0) }
  }

  /// Whether a file can say anything about a widget, besides Swift.
  private static func belongsToWidgets(_ path: String) -> Bool {
    let suffixes = [
      ".intentdefinition", ".strings", ".stringsdict", ".xcstrings", ".actions.json",
      ".pbxproj", "Info.plist",
    ]
    return suffixes.contains { path.hasSuffix($0) }
  }

  /// Whether a file belongs to a file that is compared: its tables, catalog and project are needed, too.
  private static func isBeside(_ path: String, _ scope: String) -> Bool {
    let scopePath = FilePath(scope)
    guard !scopePath.pathExtension.isEmpty else { return false }
    let stem = scopePath.stem
    let own = FilePath(path)
    return own.stem == stem || own.name.hasPrefix(stem + ".") || own.pathExtension == "pbxproj"
  }

  /// Whether a file is in a folder that is never searched.
  static func isPassedOver(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasPrefix(".") && $0 != "." && $0 != ".." || FileSearch.passesOver(String($0))
    }
  }
}
