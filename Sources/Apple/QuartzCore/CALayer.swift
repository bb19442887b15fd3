// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreGraphics
public import Foundation

/// A rectangle of content, which is drawn only by `render(in:)`: a widget shows no layers.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
  /// The start, in seconds of the time around it.
  open var beginTime: CFTimeInterval = 0
  /// The length, in seconds; without end for a layer.
  open var duration: CFTimeInterval = .infinity
  /// How many times faster than that around it the time goes.
  open var speed: Float = 1
  /// The own time at the start, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated; 0 is once.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition goes back to the start.
  open var autoreverses = false
  /// What is shown before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The size, and the place that its own coordinates give to its corner.
  open var bounds = CGRect.zero
  /// The place of the anchor in the layer around it.
  open var position = CGPoint.zero
  /// The depth, which has no effect here.
  open var zPosition: CGFloat = 0
  /// The part of the size at which the anchor is; the middle at first.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform about the anchor, of which only the affine part is drawn.
  open var transform = CATransform3DIdentity
  /// The transform of the layers in it.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether it is hidden, with the layers in it.
  open var isHidden = false
  /// Whether its back is shown; it has no effect here.
  open var isDoubleSided = true
  /// Whether the layers in it go up instead of down; it has no effect here.
  open var isGeometryFlipped = false
  /// Whether the layers in it are cut off at its edges.
  open var masksToBounds = false
  /// The image, a `CGImage`; nil for none.
  open var contents: Any?
  /// The part of the image that is shown, from 0 to 1; the whole is drawn here.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the image is placed.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The pixels of the image per point.
  open var contentsScale: CGFloat = 1
  /// How the image is made smaller; it has no effect here.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How the image is made larger; it has no effect here.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether it covers what is behind it.
  open var isOpaque = false
  /// The color behind the content; nil for none.
  open var backgroundColor: CGColor?
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round; all four at first.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the line along its edges, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the line along its edges; nil for none.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How opaque it is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether it and the layers in it are made transparent together; each is by itself here.
  open var allowsGroupOpacity = true
  /// The edges that are smooth; all edges are drawn smooth here.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// Whether edges are smooth; all are drawn smooth here.
  open var allowsEdgeAntialiasing = false
  /// Whether it is drawn as a bitmap before; it has no effect here.
  open var shouldRasterize = false
  /// The pixels per point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// The color of the shadow; nil for none.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How opaque the shadow is, from 0 to 1; none at first.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; nil is that of the layer, which is always drawn here.
  open var shadowPath: CGPath?
  /// The actions of its properties by their names; they are never run.
  open var actions: [String: any CAAction]?
  /// The name, for its program; nil for none.
  open var name: String?
  /// The object that draws for it; nil for none.
  open weak var delegate: (any CALayerDelegate)?
  /// Whether it is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether `draw(in:)` goes on in the background; it does not here.
  open var drawsAsynchronously = false
  /// The part of the image that is stretched, from 0 to 1; all of it is stretched here.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The depth of the anchor, which has no effect here.
  open var anchorPointZ: CGFloat = 0
  /// Whether it may be brighter than white; never so here.
  open var wantsExtendedDynamicRangeContent = false
  /// How what is behind is mixed with the layer, by a name or a filter; it has no effect here.
  open var compositingFilter: Any?
  /// The filters of the layer, which have no effect here; nil for none.
  open var filters: [Any]?
  /// The filters of what is behind the layer, which have no effect here; nil for none.
  open var backgroundFilters: [Any]?
  /// The values of properties that have none of their own, by their names; kept here.
  open var style: [AnyHashable: Any]?
  /// The layer whose opaque parts show this one; nil for the whole.
  open var mask: CALayer?

  /// The layer that it is in; nil for none.
  open internal(set) weak var superlayer: CALayer?

  /// The layers in it, from back to front; nil for none.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }

  var animations: [(key: String, animation: CAAnimation)] = []

  /// Creates a layer without a size.
  public override init() { super.init() }

  /// Creates a layer for the presentation of another, with its geometry.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (bounds, position, anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (transform, opacity, contents) = (other.transform, other.opacity, other.contents)
    (cornerRadius, backgroundColor) = (other.cornerRadius, other.backgroundColor)
  }

  /// Creates an empty layer, as nothing is read from archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// The rectangle in the layer around it that contains all of it.
  open var frame: CGRect {
    get {
      CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height
      ).applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let size = CGRect(origin: .zero, size: newValue.size).applying(affineTransform().inverted())
      bounds.size = size.size
      let place = CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
        height: size.height
      ).applying(affineTransform())
      position = CGPoint(x: newValue.minX - place.minX, y: newValue.minY - place.minY)
    }
  }

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Draws the content into a context; the own layers of an app override it.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Asks the delegate for the content.
  open func display() { delegate?.display(self) }
  /// Places the layers in it; the delegate does, or the own layers of an app.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Does nothing, as a layer draws itself anew each time.
  open func setNeedsDisplay() {}
  /// Does nothing, as a layer draws itself anew each time.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Returns whether its content is out of date; never here.
  open func needsDisplay() -> Bool { false }
  /// Does nothing, as its content is never out of date.
  open func displayIfNeeded() {}
  /// Returns whether a property's change draws the layer anew; the own layers of an app say so.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  private var isOutOfPlace = false
  /// Marks that the layers in it are to be placed.
  open func setNeedsLayout() { isOutOfPlace = true }
  /// Returns whether the layers in it are to be placed.
  open func needsLayout() -> Bool { isOutOfPlace }
  /// Places the layers in it if they are to be placed.
  open func layoutIfNeeded() {
    guard isOutOfPlace else { return }
    isOutOfPlace = false
    layoutSublayers()
  }

  /// Returns whether a point in its own coordinates is in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the front layer with a point in the coordinates around it; nil if it has not the point.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let own = p.applying(placing.inverted())
    guard !isHidden, contains(own) else { return nil }
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }

  /// Returns what follows from a change: what the delegate says, or what `actions` has; nil for
  /// nothing.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }
  /// Returns what follows from a change of all layers of a class: nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}
