// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Views of an app that lead to its shortcuts, which a widget does not show.

public import AppIntents
public import WidgetViews

/// The words by which Siri runs an intent; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct SiriTipView: View {
  /// Creates a tip for an intent, which a user can close.
  public init(intent: some AppIntent, isVisible: Binding<Bool> = .constant(true)) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("SiriTipView") }
}

/// The look of a tip for Siri.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String

  /// The look that the system chooses.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// A look for a light background.
  public static let light = SiriTipViewStyle(name: "light")
  /// A look for a dark background.
  public static let dark = SiriTipViewStyle(name: "dark")
  /// A dark look without a border.
  public static let black = SiriTipViewStyle(name: "black")
}

/// A link to the app's shortcuts; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct ShortcutsLink: View {
  /// Creates a link to the shortcuts of the app.
  public init() {}

  /// Creates a link with an action, which is never called.
  public init(action: @escaping () -> Void) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("ShortcutsLink") }
}

/// The look of a link to the app's shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String

  /// The look that the system chooses.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// The look that the system chooses, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// A look for a light background.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// A look for a light background, with an outline.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  /// A look for a dark background.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// A look for a dark background, with an outline.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

nonisolated extension View {
  /// Sets the look of tips for Siri, which a widget does not show.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Sets the look of links to shortcuts, which a widget does not show.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
