// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import WidgetViews

extension Anchor.Source where Value == CGRect {
  /// The whole frame of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(value: { CGRect($0) }) }

  /// A rectangle in the view, in points from its upper left corner.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Self(value: { rect.offsetBy(dx: $0.minX, dy: $0.minY) })
  }
}

extension Anchor where Value == CGRect {
  fileprivate init(_ source: Source, of bounds: Rect) {
    self.init(source, of: bounds) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
  }
}

nonisolated extension View {
  /// Sets the value of a preference from the view's frame.
  public func anchorPreference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<CGRect>.Source,
    transform: @escaping (Anchor<CGRect>) -> Key.Value
  ) -> some View {
    preference(key: key) { _, bounds in transform(Anchor(value, of: bounds)) }
  }

  /// Adds something about the view's frame to what is said inside of it.
  public func transformAnchorPreference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<CGRect>.Source,
    transform: @escaping (inout Key.Value, Anchor<CGRect>) -> Void
  ) -> some View {
    preference(key: key) { inner, bounds in
      var said = inner()
      transform(&said, Anchor(value, of: bounds))
      return said
    }
  }
}
