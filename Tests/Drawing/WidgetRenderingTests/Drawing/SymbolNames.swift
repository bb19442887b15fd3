// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@testable import WidgetViews

/// The names of SF Symbols that have a sketch.
enum SymbolNames {
  /// All of them, in order.
  static let all =
    Set(
      [SymbolTable.frequent, SymbolTable.signs, SymbolTable.things]
        .flatMap { SymbolTable.entries(of: $0).map(\.name) }
        + StandInSymbol.allCases.flatMap(\.systemNames)
    ).sorted()
}
