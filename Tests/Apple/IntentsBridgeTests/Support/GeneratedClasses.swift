// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentGeneration
import IntentModel
import SourceText
import TestSupport

/// The portable classes of a definition.
struct GeneratedClasses {
  let files: [GeneratedFile]

  init(of definition: URL) throws {
    let content = try [UInt8](Data(contentsOf: definition))
    let source = try SourceFile(name: definition.lastPathComponent, content: content)
    let generator = IntentGenerator(options: GenerationOptions(platform: .portable))
    files = try generator.files(for: [IntentDefinition(source)])
  }

  /// Writes the files into a folder, and says where they are.
  func write(to folder: ScratchFolder, _ name: String) throws -> [URL] {
    for file in files { try folder.write(file.contents, to: "\(name)/\(file.path)") }
    return files.map { folder.url.appending(path: "\(name)/\($0.path)") }
  }

  /// Collects definitions into as few modules as their names allow.
  static func modules(of definitions: [GeneratedClasses]) -> [[GeneratedClasses]] {
    var modules: [(names: Set<String>, classes: [GeneratedClasses])] = []
    for classes in definitions where !classes.files.isEmpty {
      let names = Set(classes.files.map { $0.path.lowercased() })
      if let index = modules.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
        modules[index].names.formUnion(names)
        modules[index].classes.append(classes)
      } else {
        modules.append((names, [classes]))
      }
    }
    return modules.map(\.classes)
  }
}
