// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// Says once that there is no App Store.
func reportNoStore() {
  reportUnavailable("StoreKit", answer: "nothing was bought, and nothing is for sale")
}

/// The App Store of the device, in which nobody is signed in here.
public enum AppStore: Sendable {
  /// Which App Store a value comes from.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name in the App Store's JSON.
    public let rawValue: String
    /// Creates an environment with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The App Store that takes money.
    public static let production = Environment(rawValue: "Production")
    /// The one for tests, which takes no money.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// The one that Xcode imitates.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// The kind of device that an app was bought for.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    /// The name in the App Store's JSON.
    public let rawValue: String
    /// Creates a platform with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An iPhone or an iPad.
    public static let iOS = Platform(rawValue: "iOS")
    /// A computer with Apple's system.
    public static let macOS = Platform(rawValue: "macOS")
    /// A television with Apple's system.
    public static let tvOS = Platform(rawValue: "tvOS")
    /// A headset with Apple's system.
    public static let visionOS = Platform(rawValue: "visionOS")
  }

  /// Whether the user may pay; always false here.
  public static var canMakePayments: Bool { false }

  /// The number that purchases are signed for; always nil here.
  public static var deviceVerificationID: UUID? { nil }

  /// Asks the user to sign in, which a widget cannot.
  ///
  /// - Throws: Always ``StoreKitError/userCancelled``.
  public static func sync() async throws {
    reportNoStore()
    throw StoreKitError.userCancelled
  }

  /// Asks the user to rate the app; it does nothing here.
  @MainActor public static func requestReview(in scene: UIWindowScene) { reportNoStore() }

  /// Shows the user's subscriptions, which a widget cannot.
  ///
  /// - Throws: Always ``StoreKitError/unknown``.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    reportNoStore()
    throw StoreKitError.unknown
  }

  /// Shows the user's subscriptions of a group, which a widget cannot.
  ///
  /// - Throws: Always ``StoreKitError/unknown``.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    try await showManageSubscriptions(in: scene)
  }

  /// Asks for the code of an offer, which a widget cannot.
  ///
  /// - Throws: Always ``StoreKitError/unknown``.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    reportNoStore()
    throw StoreKitError.unknown
  }
}

/// Why the App Store did not do what it was asked for.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// The reason is not known.
  case unknown
  /// The user closed the sheet, as when signing in.
  case userCancelled
  /// The App Store was not reached.
  case networkError(URLError)
  /// The device could not do it.
  case systemError(any Error)
  /// The product is not sold in the user's country.
  case notAvailableInStorefront
  /// The app may not use the function.
  case notEntitled
  /// The device does not have the function.
  case unsupported
}

/// The download of the app from the App Store, of which nothing is known here.
public struct AppTransaction: Hashable, Sendable {
  /// The download as the App Store's JSON.
  public let jsonRepresentation: Data
  /// The number of the app in the App Store; nil in tests.
  public let appID: UInt64?
  /// The identifier of the download of the app.
  public let appTransactionID: String
  /// The version of the app.
  public let appVersion: String
  /// The number of the app's version in the App Store; nil in tests.
  public let appVersionID: UInt64?
  /// The identifier of the app's bundle.
  public let bundleID: String
  /// The App Store that it was downloaded from.
  public let environment: AppStore.Environment
  /// The version that the user downloaded first.
  public let originalAppVersion: String
  /// The date of the first download.
  public let originalPurchaseDate: Date
  /// The kind of device that it was first downloaded for.
  public let originalPlatform: AppStore.Platform
  /// The date of the order before the app was there; nil for none.
  public let preorderDate: Date?
  /// What shows that it was signed for this device.
  public let deviceVerification: Data
  /// The random number that was signed with it.
  public let deviceVerificationNonce: UUID
  /// The date of the signature.
  public let signedDate: Date

  /// The platform's name in the App Store's JSON.
  public var originalPlatformStringRepresentation: String { originalPlatform.rawValue }

  /// The download that the device knows of.
  ///
  /// - Throws: Always ``StoreKitError/unknown``, as the app was not downloaded from the App Store.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      reportNoStore()
      throw StoreKitError.unknown
    }
  }

  /// Asks the user to sign in and the App Store for the download, which a widget cannot.
  ///
  /// - Throws: Always ``StoreKitError/userCancelled``.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    reportNoStore()
    throw StoreKitError.userCancelled
  }
}

extension AppTransaction: CustomDebugStringConvertible {
  /// The download as JSON, for whoever looks for errors.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
