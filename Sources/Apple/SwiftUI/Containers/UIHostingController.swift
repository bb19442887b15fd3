// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
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

  /// Creates a controller of an archive, which has no properties here, for a view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// How the size of the view becomes that of the controller; kept, as it is never shown.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// What of the screen's edges the view keeps free; kept, as it is never shown.
  open var safeAreaRegions = SafeAreaRegions.all

  // swift-format-ignore: NoLeadingUnderscores
  /// Whether the view keeps nothing of the screen's edges free; kept, as it is never shown.
  open var _disableSafeArea = false

  /// Returns the size that the view takes of a space in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    func length(_ length: CGFloat) -> Double? { length < 1e6 ? length : nil }
    let fitting = ViewPart.size(
      of: AnyView(rootView),
      proposal: ProposedViewSize(width: length(size.width), height: length(size.height)),
      in: ProgramResources.environment)
    return CGSize(width: fitting.width, height: fitting.height)
  }

  /// Traps, as there is no view in an archive.
  public required init?(coder: NSCoder) {
    fatalError("a UIHostingController cannot be read from an archive")
  }
}

/// How the size of a view becomes that of the controller that shows it.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller asks to be as large as the view would like to be.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The controller's own view needs what the view would like to have.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
