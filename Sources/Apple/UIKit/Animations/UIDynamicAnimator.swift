// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What moves views as bodies, which never happens here.
@MainActor @preconcurrency open class UIDynamicAnimator: NSObject {
  /// The behaviors that were added to it.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The view that they are in.
  public let referenceView: UIView?
  /// Creates what moves bodies in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  /// Whether bodies move; never here.
  open var isRunning: Bool { false }
  /// Adds how bodies move.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes how bodies move.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  /// Removes all of that.
  open func removeAllBehaviors() { behaviors = [] }
  /// Does nothing, as a widget has no screen.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A body that moves.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the body.
  var center: CGPoint { get set }
  /// The size of the body.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
/// How bodies move, which they never do here.
@MainActor @preconcurrency open class UIDynamicBehavior: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// What is called at each step; never here.
  open var action: (() -> Void)?
  /// What it consists of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Adds a part of it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}

/// Bodies that fall, which they never do here.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The bodies that fall.
  public let items: [any UIDynamicItem]
  /// How fast they fall.
  open var magnitude: CGFloat = 1
  /// Where they fall to.
  open var angle: CGFloat = 0
  /// Creates a force on bodies.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
}

/// Bodies that collide, which they never do here.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The bodies that collide.
  public let items: [any UIDynamicItem]
  /// Whether edges are walls.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Creates walls for bodies.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
}
