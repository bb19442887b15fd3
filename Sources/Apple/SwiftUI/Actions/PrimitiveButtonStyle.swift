// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Styles that handle taps by themselves: a button is drawn as usual here, and the style is reported.

public import WidgetViews

/// How buttons look and react.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view.
  associatedtype Body: View

  /// Returns the view of a button; never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The role; nil for none.
  public let role: ButtonRole?
  /// The label that the button was created with.
  public let label: AnyView

  /// Does nothing, as no button is tapped.
  public func trigger() {}
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the system decides.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension View {
  /// Sets how buttons look and react; a style other than the system's own is reported and not drawn.
  @_disfavoredOverload
  @ViewBuilder public func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if style is DefaultButtonStyle {
      buttonStyle(BorderedButtonStyle.automatic)
    } else {
      notDrawn("buttonStyle", at: "\(file):\(line)")
    }
  }
}
