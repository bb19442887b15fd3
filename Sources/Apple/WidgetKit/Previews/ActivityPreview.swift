// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// What a preview shows of a Live Activity.
@available(iOS 17.0, *)
public struct ActivityPreviewViewKind: Hashable, Sendable {
  private let name: String

  /// What the Lock Screen shows.
  public static let content = ActivityPreviewViewKind(name: "content")

  /// The Dynamic Island.
  public static func dynamicIsland(_ kind: DynamicIslandKind) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(name: "dynamicIsland.\(kind.name)")
  }

  /// How the Dynamic Island is seen.
  public struct DynamicIslandKind: Hashable, Sendable {
    let name: String

    /// Beside the camera.
    public static let compact = DynamicIslandKind(name: "compact")
    /// As it is touched.
    public static let expanded = DynamicIslandKind(name: "expanded")
    /// As a circle.
    public static let minimal = DynamicIslandKind(name: "minimal")
  }
}

/// A Live Activity that is previewed, in states; Live Activities are not drawn.
public struct PreviewedActivity {
  /// Makes the widget.
  public let widget: @MainActor () -> any Widget
}

/// Composes the states of an activity: one a line.
@resultBuilder public enum PreviewActivityBuilder<State> {
  /// Takes a state.
  public static func buildExpression(_ state: State) -> [State] { [state] }

  /// Puts states one after the other.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }

  /// Takes the states of a `for`.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }

  /// Takes the states of an `if`.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
}

@available(iOS 17.0, *)
extension Preview {
  /// Makes a preview of a Live Activity in states.
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
  /// Offers a Live Activity in states to look at while one writes it.
  @available(iOS 17.0, *)
  @freestanding(declaration)
  public macro Preview<Previewed: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Previewed,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
#endif
