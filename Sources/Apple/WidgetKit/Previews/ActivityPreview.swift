// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetHost
import WidgetViews

/// The presentation of a Live Activity in a preview.
@available(iOS 16.2, *)
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The presentation on the Lock Screen.
  case content

  /// A presentation in the Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// The state of the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// The compact presentation, around the camera.
    case compact
    /// The expanded presentation, after a touch and hold.
    case expanded
    /// The minimal presentation, a circle.
    case minimal
  }
}

@available(iOS 16.2, *)
extension ActivityPreviewViewKind {
  /// The presentation in the type of the host.
  var presentation: WidgetPresentation {
    switch self {
    case .content: .activityLockScreen
    case .dynamicIsland(.compact): .islandCompact
    case .dynamicIsland(.expanded): .islandExpanded
    case .dynamicIsland(.minimal): .islandMinimal
    }
  }
}

/// The preview of a Live Activity in several states.
public struct PreviewedActivity {
  /// A function that creates the widget of the Live Activity.
  public let widget: @MainActor () -> any Widget

  /// The attributes of the activity.
  let attributes: Any

  /// The presentation in which it is shown.
  let presentation: WidgetPresentation

  /// A function that returns the states.
  let states: @MainActor () async -> [Any]

  /// A function that returns the entry of a state; nil if no widget has the activity's views.
  let entry: @MainActor (Any, Date) -> HostedEntry?
}

/// A result builder that lists the states of a Live Activity.
@resultBuilder public enum PreviewActivityBuilder<State> {
  /// Returns a list of one state.
  public static func buildExpression(_ state: State) -> [State] { [state] }

  /// Returns a list of states unchanged.
  public static func buildExpression(_ states: [State]) -> [State] { states }

  /// Joins lists of states in their order.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }

  /// Joins the states of a `for` loop.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }

  /// Returns the states of an `if`; nil is an empty list.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }

  /// Returns the states of the first branch.
  public static func buildEither(first: [State]) -> [State] { first }

  /// Returns the states of the second branch.
  public static func buildEither(second: [State]) -> [State] { second }
}

@available(iOS 17.0, *)
extension Preview {
  /// Creates a preview of a Live Activity in several states.
  public init<Previewed: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    file: String, line: Int, widget: @escaping @MainActor () -> Previewed,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    // The attributes are used by the preview alone, on the main thread.
    nonisolated(unsafe) let attributes = attributes
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedActivity(
        widget: { widget() }, attributes: attributes, presentation: kind.presentation,
        states: { await contentStates() },
        entry: { state, date in
          guard let state = state as? Attributes.ContentState else { return nil }
          return DeclaredActivities.views(for: Attributes.self)?
            .entry(DeclaredActivityState(attributes: attributes, state: state), at: date)
        }))
  }
}

#if PREVIEW_MACROS
  /// Declares a preview of a Live Activity in several states.
  @available(iOS 17.0, *)
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Previewed,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
#endif
