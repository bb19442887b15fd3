// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view of UIKit, which a widget cannot show: its properties are kept, and it is never drawn.
open class UIView: UIResponder {
  /// The position and the size in the view that it is in.
  open var frame = CGRect.zero
  /// The position and the size in its own coordinates.
  open var bounds = CGRect.zero
  /// The layer of the view, which is never drawn.
  public private(set) final lazy var layer: CALayer = Self.makeLayer()
  /// The space at its edges that nothing should be in.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The color of the background; nil for none.
  open var backgroundColor: UIColor?
  /// The tint of the view; nil for that of the view around it.
  open var tintColor: UIColor?
  /// Whether it is hidden.
  open var isHidden = false
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// How it changes with the view that it is in.
  open var autoresizingMask: AutoresizingMask = []
  /// What the properties in the extensions of the view keep.
  final var notes = ViewNotes()
  /// The views in it.
  open private(set) var subviews: [UIView] = []
  /// The view that it is in.
  open private(set) weak var superview: UIView?

  /// Creates a view without a size; the argument is there as a view does not override `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(frame: .zero) }

  /// Creates a view with a position and a size.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init() }

  /// A number by which the view is found.
  open var tag = 0
  /// Whether what is outside of it is cut off.
  open var clipsToBounds = false
  /// Whether it has no transparent parts.
  open var isOpaque = true
  /// Whether the user can touch it.
  open var isUserInteractionEnabled = true
  /// Whether its constraints are made from its frame.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How its content fits into it.
  open var contentMode = ContentMode.scaleToFill
  /// The appearance that it has in place of the system's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The name by which tests find it; nil for none.
  open var accessibilityIdentifier: String?
  /// The size that the content needs; none here.
  open var intrinsicContentSize: CGSize { .zero }
  /// The window; nil, as there is none.
  open var window: UIWindow? { nil }
  /// The traits of the view.
  open var traitCollection: UITraitCollection { .current }

  /// Arranges the views in it; called by `layoutIfNeeded()` alone.
  open func layoutSubviews() {}
  /// Does nothing, as nothing is laid out later.
  open func setNeedsLayout() {}
  /// Asks for new constraints, which needs a screen.
  open func setNeedsUpdateConstraints() {}
  /// Makes new constraints at once if they were asked for, which needs a screen.
  open func updateConstraintsIfNeeded() {}
  /// Makes the view's constraints.
  open func updateConstraints() {}
  /// Arranges the views in it.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Does nothing, as nothing is drawn.
  open func setNeedsDisplay() {}
  /// Draws the view; never called here.
  open func draw(_ rect: CGRect) {}
  /// Draws nothing, and says so.
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool { false }
  /// Takes the size that the content needs.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Returns the size that the content needs: the one that is offered here.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Ends nothing, as nothing is edited.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// Is never called here.
  open func didMoveToWindow() {}
  /// Is never called here.
  open func didMoveToSuperview() {}

  /// Adds a view at the front, or moves it there.
  open func addSubview(_ view: UIView) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    subviews.append(view)
    view.superview = self
  }

  /// Adds a view at a place among those in it, the hindmost being 0.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: min(max(index, 0), subviews.count))
  }

  /// Adds a view behind another of those in it.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    addSubview(view)
    let index = subviews.firstIndex { $0 === siblingSubview } ?? 0
    subviews.insert(subviews.removeLast(), at: index)
  }

  /// Adds a view before another of those in it.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    addSubview(view)
    let index = subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count - 1
    subviews.insert(subviews.removeLast(), at: index)
  }

  /// Brings a view of those in it before all others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Brings a view of those in it behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Is called before a view in it is removed; does nothing unless a subclass does something.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Removes the view from the one that it is in.
  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// How it is turned and scaled.
  open var transform = CGAffineTransform.identity
  /// The space inside its edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The space inside its edges, by the direction of the text.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether the margins around it count, too.
  open var preservesSuperviewLayoutMargins = false
  /// Whether margins begin at the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The view whose opacity it takes; nil for none.
  open var mask: UIView?
  /// Whether several fingers can touch it.
  open var isMultipleTouchEnabled = false
  /// Whether no other view is touched meanwhile.
  open var isExclusiveTouch = false
  /// Whether views in it change with it.
  open var autoresizesSubviews = true
  /// Whether it is cleared before drawing.
  open var clearsContextBeforeDrawing = true
  /// The pixels per point.
  open var contentScaleFactor: CGFloat = 3
  /// Whether it turns with the language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the tint is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// What finds gestures in it; nil for nothing.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What users do with it.
  open var interactions: [any UIInteraction] = []
  /// How it changes as the device is tilted, which never happens here.
  open var motionEffects: [UIMotionEffect] = []
  /// Whether its colors are never inverted.
  open var accessibilityIgnoresInvertColors = false
  /// Whether it is shown larger.
  open var showsLargeContentViewer = false
  /// What stands there when it is larger.
  open var largeContentTitle: String?
  /// The name by which it is restored.
  open var restorationIdentifier: String?
  /// Whether a remote control can choose it.
  open var canBecomeFocused: Bool { false }
  /// What its constraints leave out.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether it needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Adds what finds a gesture, of which there are none.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers?.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes what finds a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Returns true, as a widget has no screen.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Adds what users do with it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes what users do with it.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// Returns nil, as a widget has no screen.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Returns `bounds.contains(point)`, as a widget has no screen.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the view that has a tag: itself, or one in it; nil for none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Does nothing, as a widget has no screen.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Does nothing, as a widget has no screen.
  open func didAddSubview(_ subview: UIView) {}
  /// Lets two views in it change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }
  /// Does nothing, as a widget has no screen.
  open func tintColorDidChange() {}
  /// Does nothing, as a widget has no screen.
  open func safeAreaInsetsDidChange() {}
  /// Does nothing, as a widget has no screen.
  open func layoutMarginsDidChange() {}
  /// Does nothing, as a widget has no screen.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing, as a widget has no screen.
  open func invalidateIntrinsicContentSize() {}
  /// Does nothing, as a widget has no screen.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing, as a widget has no screen.
  open func layoutSublayers(of layer: CALayer) {}
  /// Does nothing, as a widget has no screen.
  open func display(_ layer: CALayer) {}
  /// Does nothing, as a widget has no screen.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Returns nil, as a widget has no screen.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing, as a widget has no screen.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns `frame`, as a widget has no screen.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  /// Returns nil, as a widget has no screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  /// Does nothing, as a widget has no screen.
  open func updateTraitsIfNeeded() {}
}
