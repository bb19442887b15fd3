// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// What opens a URL.
///
/// A widget opens none by itself: `Link` and `widgetURL` say what a tap opens.
public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public enum Result: Hashable, Sendable {
    /// It was opened.
    case handled
    /// It was let go.
    case discarded
    /// The system opens it.
    case systemAction
  }

  private let handler: @Sendable (URL) -> Result

  /// Makes an action of a function.
  public init(handler: @escaping @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Hands a URL to the function.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Hands a URL to the function, and says whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}

/// What closes what is shown: nothing does in a widget.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether what is shown above other content is shown.
public struct PresentationMode: Sendable {
  /// Nothing is above other content in a widget.
  public let isPresented = false

  /// Does nothing.
  public mutating func dismiss() {}
}

/// How much of an app is seen.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Nothing.
  case background
  /// Something, which does not react.
  case inactive
  /// It is used.
  case active
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// How bold text is to be.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// What opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// What closes what is shown.
  public var dismiss: DismissAction { DismissAction() }

  /// Nothing is above other content in a widget.
  public var isPresented: Bool { false }

  /// Whether what is shown above other content is shown.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Always used: a widget has no phases.
  public var scenePhase: ScenePhase { .active }

  /// Little room, as on an iPhone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }

  /// Much room, as on an iPhone that is held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }

  /// How bold text is to be.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// No: nothing has the focus in a widget.
  public var isFocused: Bool { false }

  /// Whether the person asked for less motion.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the person asked for less transparency.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the person asked for more than colors to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the person asked for inverted colors.
  public var accessibilityInvertColors: Bool { false }

  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the device shows labels of widgets beside them, as a watch face does.
  public var showsWidgetLabel: Bool { false }
}
