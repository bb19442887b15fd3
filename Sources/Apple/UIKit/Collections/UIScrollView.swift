// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view that scrolls, which a widget cannot show.
open class UIScrollView: UIView {
  /// The color of the bars.
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }
  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never, as soon as it scrolls, or with the finger.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Whether bars are left free.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As the system decides, along what scrolls, never or always.
    case automatic, scrollableAxes, never, always
  }
  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is kept.
    public let rawValue: CGFloat
    /// Creates a rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As fast as usual scrolling ends.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Faster than usual scrolling ends.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// The size of what is scrolled.
  open var contentSize = CGSize.zero
  /// The place that is scrolled to.
  open var contentOffset = CGPoint.zero
  /// The space around what is scrolled.
  open var contentInset = UIEdgeInsets.zero
  /// Whether users scroll it.
  open var isScrollEnabled = true
  /// Whether the bar of the vertical axis is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the bar of the horizontal axis is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether it scrolls in whole pages.
  open var isPagingEnabled = false
  weak var scrollingDelegate: (any UIScrollViewDelegate)?
  /// The space around it, with that of bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether bars are left free.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether bars are left free by the bars of scrolling.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The space around the vertical bar.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the horizontal bar.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around both bars.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The color of the bars.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether it scrolls along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Whether it goes beyond its edges and back.
  open var bounces = true
  /// Whether it does so with little content.
  open var alwaysBounceVertical = false
  /// Whether it does so with little content.
  open var alwaysBounceHorizontal = false
  /// Whether zooming goes too far and back.
  open var bouncesZoom = true
  /// How fast scrolling ends.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches wait for scrolling.
  open var delaysContentTouches = true
  /// Whether scrolling ends touches.
  open var canCancelContentTouches = true
  /// The least scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content.
  open var zoomScale: CGFloat = 1
  /// Whether a tap on the status bar scrolls.
  open var scrollsToTop = true
  /// When the keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What loads again; nil for nothing.
  open var refreshControl: UIRefreshControl?
  /// Whether a finger is on it.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls it.
  open var isDragging: Bool { false }
  /// Whether it still moves.
  open var isDecelerating: Bool { false }
  /// Whether fingers zoom it.
  open var isZooming: Bool { false }
  /// What finds fingers that scroll.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// What finds fingers that zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The rectangle of the view.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Scrolls at once, as nothing is shown.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Does nothing, as a widget has no screen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func flashScrollIndicators() {}
  /// Sets the scale at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing, as a widget has no screen.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func adjustedContentInsetDidChange() {}
  /// Returns true, as a widget has no screen.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  /// Returns true, as a widget has no screen.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// What has a delegate for scrolling, whose kinds have delegates of their own.
@MainActor @preconcurrency public protocol UIScrolling: AnyObject {
  /// What is told of scrolling.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollView: UIScrolling {
  /// What is told of scrolling.
  public var scrollDelegate: (any UIScrollViewDelegate)? {
    get { scrollingDelegate }
    set { scrollingDelegate = newValue }
  }
}

extension UIScrolling {
  /// What is told of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// What is told of scrolling, which never happens in a widget.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Is told of what happens, which is nothing here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Is told of what happens, which is nothing here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Is told of what happens, which is nothing here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Is told of what happens, which is nothing here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Is told of what happens, which is nothing here.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Is told of what happens, which is nothing here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Is told of what happens, which is nothing here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Is asked for this by the system, which never happens here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Is told of what happens, which is nothing here.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Is told of what happens, which is nothing here.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Is asked for this by the system, which never happens here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Is told of what happens, which is nothing here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Is told of what happens, which is nothing here.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil by default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing by default.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns true by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What loads again when users pull, which they never do.
open class UIRefreshControl: UIControl {
  /// Whether it loads again.
  open private(set) var isRefreshing = false
  /// What is said meanwhile; nil for nothing.
  open var attributedTitle: NSAttributedString?
  /// Creates one that does not load.
  public convenience init(_ nothing: Void = ()) { self.init(frame: .zero) }
  /// Shows that it loads again.
  open func beginRefreshing() { isRefreshing = true }
  /// Shows that it was loaded.
  open func endRefreshing() { isRefreshing = false }
}
