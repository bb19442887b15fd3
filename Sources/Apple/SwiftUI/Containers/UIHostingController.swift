// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit
public import WidgetViews

/// A controller of UIKit that shows a view, which never happens in a widget.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that it shows.
  open var rootView: Content

  /// Creates a controller that holds a view of SwiftUI.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// What of the view's size the controller reports to UIKit, which does not ask here.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the controller adds to its view.
  open var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller from an archive, which holds nothing of it, with a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Returns the given size in points, as the view of a controller is not laid out here.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  /// Traps, as there is no view in an archive.
  public required init?(coder: NSCoder) {
    fatalError("a UIHostingController cannot be read from an archive")
  }
}

/// What of its view's size a controller reports to UIKit.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The controller's preferred size is that of its view.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of the controller's view is that of its content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
