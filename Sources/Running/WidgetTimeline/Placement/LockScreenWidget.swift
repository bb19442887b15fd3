// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A widget that is to be on a Lock Screen.
public struct LockScreenWidget: Hashable, Sendable, Identifiable {
  /// The number of the placed widget on its device, in the order of placement.
  public var id: Int

  /// The name by which the app and the system speak of the widget.
  public var kind: String

  /// The shape in which it is placed.
  public var family: WidgetFamily

  /// Creates a placed widget.
  public init(id: Int, kind: String, family: WidgetFamily) {
    self.id = id
    self.kind = kind
    self.family = family
  }
}
