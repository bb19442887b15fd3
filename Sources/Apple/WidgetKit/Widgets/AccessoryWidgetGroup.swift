// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The style of a group, which Apple Watch shows.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String

  /// The style that the system chooses.
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  /// Each view is clipped to a circle.
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  /// Each view is clipped to a square with round corners.
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

/// Up to three round views beside each other below a label, as in a rectangular accessory of Apple Watch.
nonisolated public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a group with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label above the views.
  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label
      HStack(spacing: 4) { content }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates a group with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a label from a localized resource.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension View {
  /// Sets the style of groups in the view; an iPhone has one.
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
}
