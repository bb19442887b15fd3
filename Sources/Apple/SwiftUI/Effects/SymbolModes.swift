// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// How many colors a symbol has.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each layer has one color, without a gradient.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient from one color.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How the value of a symbol is shown.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the color of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of its lines.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

nonisolated extension View {
  /// Sets how many colors symbols have; it has no effect on a picture.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Sets how the value of a symbol is shown; it has no effect on a picture.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
