// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension ViewModifier {
  /// Returns the modifier with an animation of its changes, which a picture does not show.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Returns the modifier with a change of its transactions, which is never made.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    self
  }
}
