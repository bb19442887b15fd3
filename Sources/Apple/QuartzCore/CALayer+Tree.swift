// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation

/// What a layer asks its delegate for.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the content of a layer.
  func display(_ layer: CALayer)
  /// Draws the content of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Is called before a layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layers in a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns what follows from an event; nil leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing by default where a layer needs its content.
  public func display(_ layer: CALayer) {}
  /// Draws nothing by default into the layer's context.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing by default before a layer is drawn.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing by default where the layers in a layer are to be placed.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves the action to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What follows from a change of a layer.
public protocol CAAction {
  /// Runs the action; never called here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) { (anObject as? CALayer)?.add(self, forKey: event) }
}

extension NSNull: CAAction {
  /// Does nothing, which ends the search for an action: the change is not animated.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

extension CALayer {
  /// Adds a layer in front of the others in this one.
  public func addSublayer(_ layer: CALayer) { place(layer) { $0.count } }

  /// Adds a layer at an index of those in this one, from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    place(layer) { min(Int(idx), $0.count) }
  }

  /// Adds a layer behind another; behind all if that is nil or not in this one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer) { all in all.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Adds a layer in front of another; in front of all if that is nil or not in this one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count }
  }

  /// Replaces a layer in this one; does nothing if it is not in this one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it is in.
  public func removeFromSuperlayer() {
    let rest = superlayer?.sublayers?.filter { $0 !== self }
    superlayer?.sublayers = rest?.isEmpty == true ? nil : rest
  }

  private func place(_ layer: CALayer, _ index: ([CALayer]) -> Int) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: index(all))
    sublayers = all
  }

  /// Returns the layer as it is on the screen: itself, as nothing is animated.
  public func presentation() -> Self? { self }
  /// Returns the layer whose presentation this is: itself.
  public func model() -> Self { self }

  /// Keeps an animation under a key, which it replaces; a nil key makes a new one.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    reportUnavailable("CAAnimation", answer: "nothing is animated")
    let key = key ?? UUID().uuidString
    animations.removeAll { $0.key == key }
    animations.append((key, anim))
  }
  /// Returns the animation of a key; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// Returns the keys of the animations, in the order in which they came; nil for none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// Forgets the animation of a key.
  public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Removes all animations of the layer.
  public func removeAllAnimations() { animations = [] }

  /// Returns a point of another layer in the own coordinates; nil is the layer that has all.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l?.placingInAll ?? .identity).concatenating(placingInAll.inverted()))
  }
  /// Returns an own point in the coordinates of another layer; nil is the layer that has all.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(placingInAll.concatenating((l?.placingInAll ?? .identity).inverted()))
  }
  /// Returns a rectangle of another layer in the own coordinates; nil is the layer that has all.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.placingInAll ?? .identity).concatenating(placingInAll.inverted()))
  }
  /// Returns an own rectangle in the coordinates of another layer; nil is the layer that has all.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(placingInAll.concatenating((l?.placingInAll ?? .identity).inverted()))
  }

  /// The transform from the own coordinates to those of the layer around it.
  var placing: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    ).concatenating(affineTransform()).concatenating(
      CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var placingInAll: CGAffineTransform {
    superlayer.map { placing.concatenating($0.placingInAll) } ?? placing
  }
}
