// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@testable import WidgetViews

/// The names of SF Symbols that have a sketch.
enum SymbolNames {
  /// All of them, in order.
  static let all =
    Set(
      [
        SymbolTable.sketches, SymbolTable.signs, SymbolTable.things, SymbolTable.moreThings,
        SymbolTable.lastThings,
      ]
      .flatMap(\.keys) + StandInSymbol.allCases.flatMap(\.systemNames)
    ).sorted()
}
