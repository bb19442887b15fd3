// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The files of a target that belong to widgets.
struct WidgetFiles {
  /// The intent definitions, the catalogs, and the sources with widgets or App Intents, by path.
  let checked: [URL]

  /// These and the string tables, by path.
  let all: [URL]

  /// Picks the files that belong to widgets.
  init(_ files: [URL]) {
    let files = files.sorted { $0.path < $1.path }
    checked = files.filter(Self.isChecked)
    all = files.filter { Self.isChecked($0) || Self.tables.contains($0.pathExtension) }
  }

  /// Finds the files that belong to widgets where `quickaction validate` looks for them in a folder.
  init(under folder: URL) {
    let contents = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var files: [URL] = []
    while let file = contents?.nextObject() as? URL {
      if Self.passedOver.contains(file.lastPathComponent) {
        contents?.skipDescendants()
      } else {
        files.append(file)
      }
    }
    self.init(files)
  }

  private static func isChecked(_ file: URL) -> Bool {
    switch file.pathExtension {
    case "intentdefinition": true
    case "swift": hasWidgets(file)
    default: file.lastPathComponent.hasSuffix(".actions.json")
    }
  }

  /// Whether a source may declare widgets or App Intents.
  private static func hasWidgets(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return text.contains("import WidgetKit") || text.contains("import AppIntents")
  }

  /// The extensions of string tables.
  private static let tables: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// The folders that are passed over.
  private static let passedOver: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "dist", "node_modules", "vendor",
  ]
}
