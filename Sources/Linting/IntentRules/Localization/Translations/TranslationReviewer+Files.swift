// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import StringTables
import WidgetProject

extension TranslationReviewer {
  /// Notes the tables of one language that say different things.
  mutating func findConflicts() {
    let tables = translated.tables.all
    for (first, second) in zip(tables, tables.dropFirst())
    where first.locale == second.locale && first.format == .strings && second.format == .strings {
      let shared = second.entries.compactMap { entry in first[entry.key.value].map { ($0, entry) } }
      let differing = shared.filter { $0.0.text.value != $0.1.text.value }
      guard let entries = differing.first else { continue }
      result.conflicts.append(
        .init(
          tables: (first, second), entries: (entries.0, entries.1), count: differing.count))
    }
  }

  /// Notes the catalogs that have tables beside them.
  mutating func findCrowdedCatalogs() {
    let inCatalogs = translated.tables.all.filter { $0.format == .stringCatalog }
    guard !inCatalogs.isEmpty else { return }
    let others = Set(
      translated.tables.all.lazy.filter { $0.format != .stringCatalog }.map(\.fileName))
    guard !others.isEmpty else { return }
    for file in Set(inCatalogs.map(\.fileName)).sorted() {
      result.crowdedCatalogs.append(.init(file: file, tables: others.sorted()))
    }
  }
}
