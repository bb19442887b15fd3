// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// The presentation of a Live Activity in a preview.
@available(iOS 17.0, *)
public struct ActivityPreviewViewKind: Hashable, Sendable {
  private let name: String

  /// The presentation on the Lock Screen.
  public static let content = ActivityPreviewViewKind(name: "content")

  /// Returns a presentation in the Dynamic Island.
  public static func dynamicIsland(_ kind: DynamicIslandKind) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(name: "dynamicIsland.\(kind.name)")
  }

  /// The size of the Dynamic Island.
  public struct DynamicIslandKind: Hashable, Sendable {
    let name: String

    /// The compact presentation, around the camera.
    public static let compact = DynamicIslandKind(name: "compact")
    /// The expanded presentation, after a touch and hold.
    public static let expanded = DynamicIslandKind(name: "expanded")
    /// The minimal presentation, a circle.
    public static let minimal = DynamicIslandKind(name: "minimal")
  }
}

/// The preview of a Live Activity in several states, which are not drawn.
public struct PreviewedActivity {
  /// A function that creates the widget of the Live Activity.
  public let widget: @MainActor () -> any Widget
}

/// A result builder that lists the states of a Live Activity.
@resultBuilder public enum PreviewActivityBuilder<State> {
  /// Returns a list of one state.
  public static func buildExpression(_ state: State) -> [State] { [state] }

  /// Joins lists of states in their order.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }

  /// Joins the states of a `for` loop.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }

  /// Returns the states of an `if`; nil is an empty list.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
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
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedActivity(widget: { widget() }))
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
