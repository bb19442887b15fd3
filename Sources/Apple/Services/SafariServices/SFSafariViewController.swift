// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A page in an app, which a widget cannot show.
open class SFSafariViewController: UIViewController {
  /// The title of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// The button says that the user is done.
    case done
    /// The button closes the page.
    case close
    /// The button cancels what the page is for.
    case cancel
  }

  /// How the page is shown.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether a page for reading is shown where there is one.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes small.
    open var barCollapsingEnabled = true
  }

  /// The settings of the page.
  public let configuration: Configuration

  /// The object that learns what the user does with the page; nil for none.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars; nil for the usual one.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons; nil for the usual one.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller, which is never shown.
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}

/// An object that learns what the user does with a page, which is nothing here.
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The user has closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// The first page has been loaded, or not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

  /// The first page has led to another one.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing, as a delegate need not know.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Does nothing, as a delegate need not know.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// Does nothing, as a delegate need not know.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL
  ) {}
}
