// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// An action that opens a URL.
///
/// A widget opens no URL by itself: `Link` and `widgetURL` set the URL that a tap opens.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public enum Result: Hashable, Sendable {
    /// The handler opened the URL.
    case handled
    /// The handler discarded the URL.
    case discarded
    /// The system opens the URL.
    case systemAction
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler.
  @preconcurrency public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Calls the handler with a URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Calls the handler with a URL, and the completion with whether the handler opened it.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}

/// An action that dismisses the presentation; it does nothing in a widget.
public struct DismissAction: Sendable {
  /// Does nothing, as a widget is not presented.
  public func callAsFunction() {}
}

/// The presentation of a view over other content.
public struct PresentationMode: Sendable {
  /// Whether the view is presented; always false in a widget.
  public let isPresented = false

  /// Does nothing, as a widget is not presented.
  public mutating func dismiss() {}
}

/// The phase of an app's scene.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, but inactive.
  case inactive
  /// The scene is visible and active.
  case active
}

/// The size class of an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The space is limited.
  case compact
  /// The space is ample.
  case regular
}

/// The weight of text by the user's Bold Text setting.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight of the font.
  case regular
  /// A bolder weight of the font.
  case bold
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// The action that opens a URL; by default the system opens it.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The action that dismisses the presentation.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is presented; always false in a widget.
  public var isPresented: Bool { false }

  /// A binding to the presentation, which does not change.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// The phase of the scene: always active in a widget.
  public var scenePhase: ScenePhase { .active }

  /// The horizontal size class: always compact, as on an iPhone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }

  /// The vertical size class: always regular, as on an iPhone in portrait orientation.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }

  /// The weight of text: always regular here.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// Whether the view has the focus; always false in a widget.
  public var isFocused: Bool { false }

  /// Whether Reduce Motion is on; always false here.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether Reduce Transparency is on; always false here.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether Differentiate Without Color is on; always false here.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether Smart Invert is on; always false here.
  public var accessibilityInvertColors: Bool { false }

  /// Whether VoiceOver is on; always false here.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether a label is shown beside the widget: here in a corner of a watch face.
  public var showsWidgetLabel: Bool { watchCorner != nil }

  /// What undoes changes; nil, as nothing is edited in a widget.
  public var undoManager: UndoManager? { nil }

  /// Whether Assistive Access is on; always false here.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
