// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// A screen with a picture from the street, which a widget does not have.
open class MKLookAroundViewController: UIViewController {
  /// What is told of the screen; nil for nothing.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// The picture from the street; nil for none.
  open var scene: MKLookAroundScene?
  /// Whether users can move in the picture.
  open var isNavigationEnabled = true
  /// Whether the names of streets are shown.
  open var showsRoadLabels = true
  /// Which places are shown; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Where the badge is.
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  /// Creates a screen with a picture.
  public convenience init(scene: MKLookAroundScene) {
    self.init(nibName: nil, bundle: nil)
    self.scene = scene
  }
}

/// What is told of a screen with a picture from the street, which is never shown.
@MainActor @preconcurrency
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// Is told that the picture is about to change; never called here.
  func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
  /// Is told that the picture changed; never called here.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  /// Is told that the picture is about to fill the screen; never called here.
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// Is told that the picture fills the screen; never called here.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// Is told that the picture is about to become small; never called here.
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
  /// Is told that the picture became small; never called here.
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
  /// Does nothing by default before the picture changes.
  public func lookAroundViewControllerWillUpdateScene(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing by default after the picture changed.
  public func lookAroundViewControllerDidUpdateScene(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing by default before the picture fills the screen.
  public func lookAroundViewControllerWillPresentFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing by default when the picture fills the screen.
  public func lookAroundViewControllerDidPresentFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing by default before the picture becomes small.
  public func lookAroundViewControllerWillDismissFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
  /// Does nothing by default when the picture became small.
  public func lookAroundViewControllerDidDismissFullScreen(
    _ viewController: MKLookAroundViewController
  ) {}
}

/// What makes an image of a picture from the street, which fails as without a network.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  /// The settings of an image.
  open class Options: NSObject, @unchecked Sendable {
    /// The size of the image, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Which places are shown; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The traits of the image, such as light or dark appearance.
    open var traitCollection = UITraitCollection.current
  }

  /// An image of a picture from the street, which is never made here.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The image; empty here.
    open var image: UIImage { UIImage() }
  }

  /// Creates what makes an image of a picture.
  public init(scene: MKLookAroundScene, options: Options) {}

  /// Whether an image is being made; never here.
  open var isLoading: Bool { false }

  /// The image of the picture.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open var snapshot: Snapshot {
    get async throws { throw refused() }
  }

  /// Fails, as there are no maps: the handler is called at once.
  open func getSnapshotWithCompletionHandler(
    _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, refused()) }

  /// Ends nothing, as no image is being made.
  open func cancel() {}

  private func refused() -> MKError {
    reportUnavailable("MKLookAroundSnapshotter", answer: "the server of maps does not answer")
    return MKError(.serverFailure)
  }
}
