// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Transitions do not affect a picture, which shows what has appeared.

public import WidgetViews

/// Where a transition is.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is visible.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 1 after it disappeared, and 0 while it is visible.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view appears and disappears, which a picture does not show.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// Returns the view in a phase; never called here.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition does.
  static var properties: TransitionProperties { get }

  /// The view that appears.
  typealias Content = PlaceholderContentView<Self>
}

nonisolated extension Transition {
  /// The transition moves the view.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a combination of transitions; the other one is ignored.
  public func combined<T: Transition>(with other: T) -> some Transition { self }

  /// Returns the transition with an animation, which is ignored.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// A transition of blur.
nonisolated public struct BlurReplaceTransition: Transition {
  /// How the view is scaled.
  public struct Configuration: Equatable, Sendable {
    /// Downward at the end.
    public static let downUp = Configuration()
    /// Upward in both directions.
    public static let upUp = Configuration()
  }

  /// How the view is scaled.
  public var configuration: Configuration

  /// Creates a transition of a configuration.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that pushes the old view away.
nonisolated public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates a transition from an edge.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades.
nonisolated public struct OpacityTransition: Transition {
  /// Creates a transition between transparent and opaque.
  public init() {}

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// A transition of blur.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  /// A transition of blur.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    .init(configuration: config)
  }
}

extension AnyTransition {
  /// Creates a transition from one of a type.
  public init<T: Transition>(_ transition: T) { self = .identity }

  /// Returns a transition between two modifiers, which are ignored.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .identity
  }
}

nonisolated extension View {
  /// Sets the transition of the view; it has no effect on a picture.
  public func transition<T: Transition>(_ transition: T) -> some View { self }
}
