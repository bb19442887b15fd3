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

  /// Traps, as there is no view in an archive.
  public required init?(coder: NSCoder) {
    fatalError("a UIHostingController cannot be read from an archive")
  }
}
