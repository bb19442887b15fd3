// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What scroll views have, which a widget does not show.

public import Foundation
public import WidgetViews

/// The place to which a scroll view scrolls.
public struct ScrollPosition: Equatable {
  private var id: AnyHashable?
  private var edgeName: String?

  /// The point to which it scrolls; nil if it is not one.
  public private(set) var point: CGPoint?

  /// Creates a place for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}

  /// Creates the place of a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  /// Creates the place of an edge, for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { edgeName = "\(edge)" }

  /// Creates the place of a point, for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { self.point = point }

  /// Whether a user scrolled; always false in a widget.
  public var isPositionedByUser: Bool { false }

  /// The identifier of the view to which it scrolls; nil if it is not one.
  public var viewID: (any Hashable)? { id?.base as? any Hashable }

  /// Returns the identifier of the view to which it scrolls, if it has a type; otherwise nil.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

  /// Sets the view to which it scrolls.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    (self.id, edgeName, point) = (AnyHashable(id), nil, nil)
  }

  /// Sets the edge to which it scrolls.
  public mutating func scrollTo(edge: Edge) { (id, edgeName, point) = (nil, "\(edge)", nil) }

  /// Sets the point to which it scrolls.
  public mutating func scrollTo(point: CGPoint) { (id, edgeName, self.point) = (nil, nil, point) }
}

/// The sizes and the place of a scroll view, which never scrolls in a widget.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the content, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// The part of the content that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The frame of the scroll view in its content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// Creates a geometry; lengths are in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
  /// The content rests where it is.
  case idle
  /// A finger touches it.
  case tracking
  /// A finger scrolls it.
  case interacting
  /// The content moves on, and gets slower.
  case decelerating
  /// It scrolls to a place.
  case animating

  /// Whether the content moves: not while it rests or a finger only lies on it.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known when a scroll view does something else.
public struct ScrollPhaseChangeContext {
  /// The sizes and the place.
  public var geometry: ScrollGeometry
}

/// Where a view is in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible part.
  case topLeading
  /// In the visible part.
  case identity
  /// After the visible part.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible part, 1 after it, and 0 in it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes at the ends of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// The transition runs as an animation once the view appears.
  public static let animated = ScrollTransitionConfiguration()
  /// The transition follows the position of the view.
  public static let interactive = ScrollTransitionConfiguration()
  /// The view appears without a transition.
  public static let identity = ScrollTransitionConfiguration()

  /// With an animation, which is ignored.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }

  /// Follows the position of the view by a curve, which is ignored.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    .interactive
  }

  /// Returns the configuration with the place at which the transition is over, which is ignored.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The place of a view at which its transition is over.
  public struct Threshold: Sendable {
    /// The view is visible as a whole.
    public static let visible = Threshold()
    /// The view is not visible any more.
    public static let hidden = Threshold()
    /// The view is in the middle.
    public static var centered: Threshold { Threshold() }

    /// A part of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    /// Returns a place between two others, from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }

    /// Returns the place farther inside, in points.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// Returns the configuration with an animation, which is ignored.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// What is known when a scroll view is about to come to rest.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What the behavior changes besides the place.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What is known when the behavior is asked for its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes the place at which a scroll view comes to rest; never called here.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns what the behavior changes besides the place; never called here.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Leaves the place as it is by default.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// Returns the default properties of a behavior.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Scrolling ends at multiples of the container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a behavior that ends at pages.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling ends at multiples of the container's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Scrolling ends at the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a gesture passes.
  public struct LimitBehavior: Sendable {
    /// As many as the system decides.
    public static let automatic = LimitBehavior()
    /// One gesture scrolls by a few views at most.
    public static let always = LimitBehavior()
    /// One gesture scrolls by any number of views.
    public static let never = LimitBehavior()
    /// One gesture scrolls by a few views at most.
    public static let alwaysByFew = LimitBehavior()
    /// One gesture scrolls by one view at most.
    public static let alwaysByOne = LimitBehavior()
  }

  /// Creates a behavior that ends at views, as many as the limit says.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Creates a behavior that ends at a point of views, as many as the limit says; nil is the system's point.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling ends at the edge of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At views, with a limit for a gesture.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At a point of views, with a limit for a gesture; nil is the system's point.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Whether a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The content bounces even if it fits.
  public static let always = ScrollBounceBehavior(name: "always")
  /// It does if the content is larger.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the content is at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Changes of the size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Content that is smaller.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The effect at the ends of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The content fades out at the edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// The content ends at the edge, below a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}
