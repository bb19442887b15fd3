// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Synchronization

extension StringTable {
  /// The summary of a table whose file was compared with its definition, agrees, and was released.
  ///
  /// It answers for a few keys from memory. For anything else the file is read again.
  package final class Summary: Sendable {
    /// The comparison with the definition.
    package let comparison: Comparison

    /// Whether the table has each of the comparison's keys.
    private let hasKeys: [Bool]

    private let readAgain: @Sendable () -> StringTable?
    private let whole = Mutex<StringTable?>(nil)

    init(
      of table: StringTable, after comparison: Comparison, near positions: inout [Int],
      readAgain: @escaping @Sendable () -> StringTable?
    ) {
      self.comparison = comparison
      self.readAgain = readAgain
      hasKeys = zip(comparison.keys, positions.indices).map { key, index in
        table.hasKey(key.span.bytes, near: &positions[index])
      }
    }

    /// The position of a key among those that are remembered; nil if it is none of them.
    private func position(of key: RawSpan) -> Int? {
      comparison.keys.firstIndex { $0.span.bytes.isEqual(to: key) }
    }

    /// Whether the table has a key; nil if that is not remembered.
    func hasKey(_ key: RawSpan) -> Bool? { position(of: key).map { hasKeys[$0] } }

    /// The table, read again when it is first asked for; without entries if the file is gone by now.
    func whole(insteadOf table: StringTable) -> StringTable {
      whole.withLock { known in
        if let known { return known }
        let read = readAgain() ?? StringTable(emptied: table)
        known = read
        return read
      }
    }
  }

  /// A definition that was compared with all of its tables, which agree with it.
  package final class Comparison: Sendable {
    /// The name of the definition's file.
    package let definition: String

    /// The number of tables of the definition.
    package let tableCount: Int

    /// The keys that the tables are asked for later, in UTF-8.
    package let keys: [[UInt8]]

    /// Records a comparison with a definition.
    package init(of definition: String, tableCount: Int, keys: [[UInt8]]) {
      self.definition = definition
      self.tableCount = tableCount
      self.keys = keys
    }
  }
}

extension StringTable {
  /// Creates what is left of a table after a comparison in which it was found to agree.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - comparison: What it was compared with.
  ///   - positions: Where the comparison's keys were in the table before, where they are in this one, too, as a rule.
  ///   - readAgain: Reads the table once more, if more is needed than the comparison's keys.
  package convenience init(
    summaryOf table: StringTable, after comparison: Comparison, near positions: inout [Int],
    readAgain: @escaping @Sendable () -> StringTable?
  ) {
    self.init(
      name: table.name, locale: table.locale, format: table.format, fileName: table.fileName,
      content: .summary(
        Summary(
          of: table, after: comparison, near: &positions, readAgain: readAgain)),
      diagnostics: [])
  }

  /// The comparison after which the table was let go; nil for one that is here.
  package var comparison: Comparison? {
    if case .summary(let summary) = content { summary.comparison } else { nil }
  }

  /// A table that had another one's file, when that file is gone.
  fileprivate convenience init(emptied table: StringTable) {
    self.init(
      name: table.name, locale: table.locale, format: table.format,
      entries: Entries(insteadOfFile: table.fileName), diagnostics: [])
  }
}
