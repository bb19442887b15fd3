// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// What asks the user to rate the app, which a widget cannot.
open class SKStoreReviewController: NSObject, @unchecked Sendable {
  /// Asks the user to rate the app; it does nothing here.
  open class func requestReview() { reportNoStore() }
  /// Asks the user to rate the app in a scene; it does nothing here.
  open class func requestReview(in windowScene: UIWindowScene) { reportNoStore() }
}

/// What learns that the user closed a product's page; never called here.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The user closed the page; never called here.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing by default when the user closed the page.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The page of an app in the App Store, which is never shown here.
open class SKStoreProductViewController: UIViewController {
  /// The object that learns that the page was closed; nil for none.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Fails to fetch a page: the function is called at once with false and an error.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    reportNoStore()
    block?(false, SKError(.storeProductNotAvailable))
  }

  /// Fails to fetch a page.
  ///
  /// - Throws: Always ``SKError/Code/storeProductNotAvailable``.
  @discardableResult open func loadProduct(
    withParameters parameters: [String: Any]
  ) async throws -> Bool {
    reportNoStore()
    throw SKError(.storeProductNotAvailable)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The parameter with the number of the app.
public let SKStoreProductParameterITunesItemIdentifier = "id"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The parameter with the identifier of a product in the app.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The parameter with the name of who recommended the app.
public let SKStoreProductParameterAffiliateToken = "at"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The parameter with the name of an advertisement.
public let SKStoreProductParameterCampaignToken = "ct"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The parameter with the number of the developer.
public let SKStoreProductParameterProviderToken = "pt"

/// What learns how the banner of an app is shown; only of failures here.
public protocol SKOverlayDelegate: AnyObject {
  /// The banner could not be shown.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// The banner is about to be shown; never called here.
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The banner was shown; never called here.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The banner is about to go away; never called here.
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// The banner went away; never called here.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  /// Does nothing by default when the banner could not be shown.
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  /// Does nothing by default before the banner is shown.
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing by default after the banner was shown.
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing by default before the banner goes away.
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing by default after the banner went away.
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

/// A banner of another app at the bottom of the screen, which is never shown here.
open class SKOverlay: NSObject, @unchecked Sendable {
  /// Where the banner is shown.
  public enum Position: Int, Sendable {
    /// At the bottom of the screen.
    case bottom = 0
    /// A little above the bottom of the screen.
    case bottomRaised = 1
  }

  /// The settings of a banner.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The settings of the banner of an app.
  open class AppConfiguration: Configuration, @unchecked Sendable {
    /// The number of the app in the App Store.
    open var appIdentifier: String
    /// Where the banner is shown.
    open var position: Position
    /// Whether the user can take it away.
    open var userDismissible = true
    /// The name of an advertisement; nil for none.
    open var campaignToken: String?
    /// The number of the developer; nil for none.
    open var providerToken: String?
    /// The name of the page in the App Store; nil for the usual one.
    open var customProductPageIdentifier: String?
    /// The identifier of the version of an app's beta; nil for none.
    open var latestReleaseID: String?

    /// Creates the settings of the banner of an app.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  /// The settings of the banner of an app clip's app.
  open class AppClipConfiguration: Configuration, @unchecked Sendable {
    /// Where the banner is shown.
    open var position: Position
    /// The name of an advertisement; nil for none.
    open var campaignToken: String?
    /// The number of the developer; nil for none.
    open var providerToken: String?
    /// The name of the page in the App Store; nil for the usual one.
    open var customProductPageIdentifier: String?

    /// Creates the settings of the banner of an app clip's app.
    public init(position: Position) { self.position = position }
  }

  /// The movement of the banner, which never moves here.
  open class TransitionContext: NSObject, @unchecked Sendable {
    /// The place of the banner at first; always empty here.
    open var startFrame: CGRect { .zero }
    /// The place of the banner at last; always empty here.
    open var endFrame: CGRect { .zero }
    /// Moves something with the banner; never called here.
    open func addAnimation(_ block: @escaping () -> Void) {}
  }

  /// The settings of the banner.
  public let configuration: Configuration
  /// The object that learns how it is shown; nil for none.
  open weak var delegate: (any SKOverlayDelegate)?

  /// Creates a banner, which is never shown.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Fails to show the banner, of which the delegate learns at once.
  open func present(in scene: UIWindowScene) {
    reportNoStore()
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform))
  }

  /// Takes the banner away; it does nothing here.
  open class func dismiss(in scene: UIWindowScene) {}
}
