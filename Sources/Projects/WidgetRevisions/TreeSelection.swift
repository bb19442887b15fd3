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
    return isInScope(path) && !isPassedOver(path)
      && (Self.belongsToWidgets(path) || entry.kind == .link
        || swiftFiles.contains(path) && isBelowScope(path))
  }

  /// Changes the selected entries of a commit to those of the next one.
  func apply(_ step: Git.Step, to entries: inout [String: TreeEntry]) {
    for path in step.removed { entries[path] = nil }
    for (path, entry) in step.changed {
      entries[path] = contains(path, entry) ? entry : nil
    }
  }

  private func isInScope(_ path: String) -> Bool {
    isBelowScope(path) || scopes.contains { Self.isBeside(path, $0) }
  }

  private func isBelowScope(_ path: String) -> Bool {
    scopes.isEmpty || scopes.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Whether a file is in a folder that is never searched, unless the user named that folder or
  /// something in it.
  func isPassedOver(_ path: String) -> Bool {
    guard Self.isPassedOver(path) else { return false }
    return !scopes.contains { scope in
      let folder = FilePath(scope).pathExtension.isEmpty ? scope : FilePath(scope).folder.text
      return path.hasPrefix(folder + "/")
        && !Self.isPassedOver(String(path.dropFirst(folder.utf8.count + 1)))
    }
  }

  /// Whether a file is one of those that the user named although they are left out, or belongs to
  /// one.
  func isNamed(_ path: String, among named: [String]) -> Bool {
    named.contains { path == $0 || path.hasPrefix($0 + "/") || Self.isBeside(path, $0) }
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
    return own.stem == stem || own.name.hasPrefix(stem + ".") || own.hasExtension("pbxproj")
  }

  /// Whether a file is in a folder that is never searched.
  static func isPassedOver(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasPrefix(".") && $0 != "." && $0 != ".." || FileSearch.passesOver(String($0))
    }
  }
}

extension TreeExclusion {
  /// Those of some files and folders that are left out otherwise: whoever names one wants it.
  ///
  /// - Parameters:
  ///   - scopes: The files and folders, from the root.
  ///   - isExcluded: Whether the configuration excludes one.
  /// - Returns: Those.
  mutating func named(of scopes: [String], where isExcluded: (String) -> Bool) -> [String] {
    var named: [String] = []
    for scope in scopes
    where isExcluded(scope) || leavesOut(scope) || leavesOut(scope + "/-") {
      named.append(scope)
    }
    return named
  }
}
