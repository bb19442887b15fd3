// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A page in an app, which a widget cannot show.
open class SFSafariViewController: UIViewController {
  /// How the page is shown.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether a page for reading is shown where there is one.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes small.
    open var barCollapsingEnabled = true
  }

  /// The settings of the page.
  public let configuration: Configuration

  /// Creates a controller, which is never shown.
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}
