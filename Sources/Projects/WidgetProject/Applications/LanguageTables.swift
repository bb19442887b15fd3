// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import StringTables

/// String tables, sorted by language.
package struct LanguageTables: Sendable {
  /// The tables, by language and then by file.
  package let all: [StringTable]

  /// Sorts tables by language and file name.
  package init(_ tables: [StringTable] = []) {
    all = tables.sorted { first, second in
      first.locale == second.locale
        ? first.fileName.precedesByBytes(second.fileName)
        : first.locale < second.locale
    }
  }

  /// The tables with others that are not among them.
  package func with(_ others: [StringTable]) -> LanguageTables {
    guard !others.isEmpty else { return self }
    let names = Set(all.map(\.fileName))
    return LanguageTables(all + others.filter { !names.contains($0.fileName) })
  }

  /// The tables of a language.
  package subscript(language: LocaleName) -> ArraySlice<StringTable> {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].locale < language { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.locale == language }
  }
}
