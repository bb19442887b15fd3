// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import Foundation

/// A view of UIKit, which a widget cannot show: its properties are kept, and it is never drawn.
open class UIView: NSObject, @unchecked Sendable {
  /// The position and the size in the view that it is in.
  open var frame = CGRect.zero
  /// The position and the size in its own coordinates.
  open var bounds = CGRect.zero
  /// The color of the background; nil for none.
  open var backgroundColor: UIColor?
  /// The tint.
  open var tintColor: UIColor?
  /// Whether it is hidden.
  open var isHidden = false
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// How it changes with the view that it is in.
  open var autoresizingMask: AutoresizingMask = []
  /// The views in it.
  open private(set) var subviews: [UIView] = []
  /// The view that it is in.
  open private(set) weak var superview: UIView?

  /// Creates a view without a size.
  public override init() { super.init() }

  /// Creates a view with a position and a size.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Adds a view at the front.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Removes the view from the one that it is in.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// What changes of a view with the one that it is in.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// A controller of a screen, which a widget does not have: it is never shown.
open class UIViewController: NSObject, @unchecked Sendable {
  /// The view of the controller.
  open var view: UIView? = UIView()
  /// The title of the screen; nil for none.
  open var title: String?

  /// Creates a controller.
  public override init() { super.init() }

  /// Is never called here.
  open func viewDidLoad() {}
  /// Is never called here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is never called here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is never called here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Presents nothing, as there is no screen.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  /// Dismisses nothing, as there is no screen.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
