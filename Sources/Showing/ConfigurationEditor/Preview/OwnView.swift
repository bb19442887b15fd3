// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import QuickActionWidget
package import WidgetViews

/// The app's own view of the widget, drawn by the app's program for a choice.
package final class OwnView: Sendable {
  /// Draws the view for the values of the parameters, in a look; nil if the program does not.
  package let drawn: @Sendable ([String: ParameterValue], WidgetLook) -> DrawnWidget?

  /// Creates a view from the function that draws it.
  package init(
    drawn: @escaping @Sendable ([String: ParameterValue], WidgetLook) -> DrawnWidget?
  ) {
    self.drawn = drawn
  }
}

extension OwnView: Hashable {
  /// Whether both are the same.
  package static func == (left: OwnView, right: OwnView) -> Bool { left === right }

  /// Hashes the identity of the view.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The app's own view for a choice.
package struct ChosenView: Hashable, Sendable {
  /// The view that draws the widget.
  package var view: OwnView

  /// The values of the parameters, by their names.
  package var values: [String: ParameterValue]
}
