// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// The label of a toggle's value where the app gives none: it is empty, as only the title is drawn.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
nonisolated public struct ControlWidgetToggleDefaultLabel: View {
  /// An empty view, for which the control leaves no room.
  public var body: some View { EmptyView() }
}

/// The label of a button's action where the app gives none: it is empty, as only the title is drawn.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
nonisolated public struct ControlWidgetButtonDefaultActionLabel: View {
  /// An empty view, for which the control leaves no room.
  public var body: some View { EmptyView() }
}
