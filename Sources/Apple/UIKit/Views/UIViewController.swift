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

  /// Creates a view without a size.
  public override init() { super.init() }

  /// Creates a view with a position and a size.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
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
