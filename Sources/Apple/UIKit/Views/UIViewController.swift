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
  /// What is shown in place of the view where nothing is; nil for the view.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  /// The traits by which the controller differs from what it is in.
  open var traitOverrides = UITraitOverrides()

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

  /// The view if it was loaded, as it is here.
  open var viewIfLoaded: UIView? { view }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { true }
  /// The name of its file; nil here.
  open var nibName: String? { nil }
  /// Where its file is.
  open var nibBundle: Bundle? { nil }
  /// The screens that it comes from.
  open var storyboard: UIStoryboard? { nil }
  /// The controller of a stack that it is in; nil for none.
  open var navigationController: UINavigationController? { ancestor() }
  /// The controller of tabs that it is in; nil for none.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The controller of columns that it is in; nil for none.
  open var splitViewController: UISplitViewController? { ancestor() }
  private func ancestor<Controller: UIViewController>() -> Controller? {
    (parent as? Controller) ?? parent?.ancestor()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands for it in a bar of tabs.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// What stands for it in a bar of a stack.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What is in the toolbar; nil for nothing.
  open var toolbarItems: [UIBarButtonItem]?
  /// What presents it; nil, as nothing does.
  open var presentingViewController: UIViewController? { nil }
  /// How it is presented; nil here.
  open var presentationController: UIPresentationController? { nil }
  /// How it is presented as a popover; nil here.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// How it is presented as a sheet; nil here.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// What is asked how it comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What coordinates how it comes; nil here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether users cannot swipe it away.
  open var isModalInPresentation = false
  /// Whether others are presented in it.
  open var definesPresentationContext = false
  /// Whether it decides how others come.
  open var providesPresentationContextTransitionStyle = false
  /// The size that it prefers, in points.
  open var preferredContentSize = CGSize.zero
  /// The edges at which it goes below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it goes below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether bars are left free.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The space that is not safe, too.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The least margins of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  /// Whether those margins count.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// Whether the lower bar goes away.
  open var hidesBottomBarWhenPushed = false
  /// Whether what is shown can be changed.
  open var isEditing = false
  /// The group of views that get the keyboard together.
  open var focusGroupIdentifier: String?
  /// The name by which it is restored.
  open var restorationIdentifier: String?
  /// The colors of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// What decides about the colors of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// What decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator goes away.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// What decides about the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the app comes first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether the pointer is hidden.
  open var prefersPointerLocked: Bool { false }
  /// How the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the device is held best.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Whether it is coming up now.
  open var isBeingPresented: Bool { false }
  /// Whether it is going now.
  open var isBeingDismissed: Bool { false }
  /// Whether it is being added now.
  open var isMovingToParent: Bool { false }
  /// Whether it is being removed now.
  open var isMovingFromParent: Bool { false }
  /// A button that begins to edit.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }
  /// Lets what is shown be changed, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Is never called here.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is never called here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Is never called here.
  open func viewLayoutMarginsDidChange() {}
  /// Is never called here.
  open func updateViewConstraints() {}
  /// Is never called here.
  open func didReceiveMemoryWarning() {}
  /// Is never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Is never called here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Is never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Is never called here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Is never called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Does nothing, as a widget has no screen.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing, as a widget has no screen.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing, as a widget has no screen.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing, as a widget has no screen.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing, as a widget has no screen.
  open func show(_ vc: UIViewController, sender: Any?) {}
  /// Does nothing, as a widget has no screen.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  /// Sets what is in the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Is never called here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Does nothing, as a widget has no screen.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Returns true, as a widget has no screen.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing, as a widget has no screen.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  /// Does nothing, as a widget has no screen.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func endAppearanceTransition() {}
  /// Calls the changes and the completion at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Does nothing, as a widget has no screen.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
}
