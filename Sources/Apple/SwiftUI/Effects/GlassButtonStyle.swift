// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The label on glass, which is drawn as a gray background.
nonisolated public struct GlassButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Creates a style of buttons on glass.
  public init() {}

  /// Creates a style of buttons on a kind of glass, which all look alike here.
  public init(_ glass: Glass) {}

  /// The label as a bordered button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label on tinted glass, which is drawn as the tint.
nonisolated public struct GlassProminentButtonStyle: ButtonStyle, Hashable, Sendable {
  /// Creates a style of buttons on tinted glass.
  public init() {}

  /// The label as a prominent button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

nonisolated extension ButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on a kind of glass, which all look alike here.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension Button where Label == Text {
  /// Creates a button with the title of its purpose, which does nothing in a widget.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    let title: String =
      switch role {
      case .cancel: "Cancel"
      case .close: "Close"
      case .destructive: "Delete"
      default: "OK"
      }
    self.init(role: role, action: action) { Text(verbatim: title) }
  }
}

extension WidgetViews.Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a size, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension WidgetViews.Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of different radii, in points.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }

  /// A rectangle with corners of different radii, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
