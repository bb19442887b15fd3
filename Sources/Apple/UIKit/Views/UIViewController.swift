// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A controller of a screen, which a widget does not have: it is never shown.
open class UIViewController: UIResponder {
  /// The view of the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! = UIView()
  /// The title of the screen; nil for none.
  open var title: String?

  /// Creates a controller with an empty view; the argument is there as a controller does not override `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller of a file, which is not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init() }

  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// What it presents; nil, as nothing is presented.
  open var presentedViewController: UIViewController? { nil }
  /// The traits of the controller.
  open var traitCollection: UITraitCollection { .current }
  /// The appearance that it has in place of the system's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Adds a controller to it.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Is called after a controller was added or removed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Is called before a controller is removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// Removes it from the controller that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Loads the view, which is there.
  open func loadView() {}
  /// Does nothing, as the view is there.
  open func loadViewIfNeeded() {}
  /// Is never called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Is never called here.
  open func viewWillLayoutSubviews() {}
  /// Is never called here.
  open func viewDidLayoutSubviews() {}

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
