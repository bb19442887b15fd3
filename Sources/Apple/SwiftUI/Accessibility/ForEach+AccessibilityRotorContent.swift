// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates entries of a rotor for each element that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: (Data.Element) -> Content
  ) {
    self.init(made: data.map { content($0) })
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates entries of a rotor for each element.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: (Data.Element) -> Content) {
    self.init(made: data.map { content($0) })
  }
}
