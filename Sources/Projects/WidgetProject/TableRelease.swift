// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentFiles
package import IntentModel
import SourceText
package import StringTables

/// A type that decides which tables of a large project need not be kept after they are read.
///
/// Asked from several threads, about one definition at a time.
package protocol TableRelease: Sendable {
  /// The keys that tables are asked for later, if nothing else of them is looked at again.
  ///
  /// - Parameters:
  ///   - definition: A definition.
  ///   - tables: All of its tables.
  /// - Returns: The keys, in UTF-8; nil if the tables must be kept.
  func keysToRemember(
    of definition: IntentDefinition, agreeingWith tables: [StringTable]
  ) -> [[UInt8]]?
}

extension ReadTables {
  /// Keeps no more of the tables of a definition than is asked for later.
  mutating func letGo(
    of definition: IntentDefinition, by release: any TableRelease, in fileSystem: FileSystem
  ) {
    var decoded: [StringTable] = []
    for (_, read) in tables {
      guard case .decoded(let table) = read, table.diagnostics.isEmpty else { return }
      decoded.append(table)
    }
    guard !decoded.isEmpty, misnamed.isEmpty,
      let keys = release.keysToRemember(of: definition, agreeingWith: decoded)
    else { return }
    let comparison = StringTable.Comparison(
      of: definition.source.name, tableCount: decoded.count, keys: keys)
    var positions = Array(repeating: 0, count: keys.count)
    for (index, table) in decoded.enumerated() {
      let file = tables[index].file
      tables[index].read = .decoded(
        StringTable(summaryOf: table, after: comparison, near: &positions) {
          if case .decoded(let again) = ReadTable(table: file, in: fileSystem) {
            again
          } else {
            nil
          }
        })
    }
  }
}
