// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Where a scroll view comes to rest, which never happens in a widget.

public import CoreGraphics
public import WidgetViews

/// The place at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle that is scrolled to, in points.
  public var rect: CGRect
  /// The point of the rectangle that is aligned; nil for what the system decides.
  public var anchor: UnitPoint?

  /// Creates a place from a rectangle and a point of it.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    (self.rect, self.anchor) = (rect, anchor)
  }
}

/// What is known when a scroll view is about to come to rest.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  let environment: EnvironmentValues

  /// The place before the behavior changes it.
  public var originalTarget: ScrollTarget
  /// The velocity of the scroll view, in points a second.
  public var velocity: CGVector
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The axes in which it scrolls.
  public var axes: Axis.Set

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What a behavior of a scroll view changes besides the place.
public struct ScrollTargetBehaviorProperties {
  /// Whether a behavior of views limits a gesture.
  public var limitsScrolls: Bool

  /// Creates the properties of a behavior that sets none.
  public init() { limitsScrolls = false }
}

/// What is known when a behavior is asked for its properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behavior of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a behavior from another.
  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  /// Changes the place as the other behavior does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}
