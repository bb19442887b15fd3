// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers without an effect on a picture, and some that keep what is drawn.

public import AppleFoundation
public import Foundation
public import UniformTypeIdentifiers
public import WidgetViews

extension EdgeInsets {
  /// Creates insets of zero points.
  public init() { self.init(all: 0) }
}

extension AccessibilityActionKind {
  /// The action of a double tap with two fingers.
  public static let magicTap = AccessibilityActionKind.default
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind.default
  /// The action that deletes.
  public static let delete = AccessibilityActionKind.default
}

/// The direction in which a user zooms, which never happens in a widget.
public struct AccessibilityZoomGestureAction {
  /// The direction in which the user moves or turns.
  public enum Direction: Hashable, Sendable {
    /// The view comes nearer.
    case zoomIn
    /// The view goes farther away.
    case zoomOut
  }

  /// The direction of the movement.
  public let direction: Direction
  /// The location of the movement, as a part of the view's size.
  public let location: UnitPoint
  /// Where it was, in points.
  public let point: CGPoint
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
}

nonisolated extension View {
  /// Adds texts for Voice Control; it does not change the picture.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Adds texts for Voice Control; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }

  /// Adds an action for zooming; never called in a widget.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Sets how wide buttons are; it has no effect in a widget.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Groups views for the focus, which a widget does not have.
  public func focusSection() -> some View { self }

  /// Adds an action for things that are pasted; never called in a widget.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform action: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// Sets which capitals the keyboard writes; it has no effect in a widget.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the effect of a row under a pointer; it has no effect in a widget.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether a row under a pointer has no effect, which makes no difference in a widget.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Keeps a view at an edge, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Keeps a view at a side, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// How a change is known to have ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// As it is nearly over.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// As it is removed.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Calls a function and then the completion, and returns the function's result; nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Calls a function and returns its result; a transaction has no effect.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
