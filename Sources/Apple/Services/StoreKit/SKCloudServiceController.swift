// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether an app may use the music library.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user denied it; always so here.
  case denied = 1
  /// The device restricts it.
  case restricted = 2
  /// The app may use it.
  case authorized = 3
}

/// What an app may do with Apple Music.
public struct SKCloudServiceCapability: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It can play songs of the catalog.
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  /// The user could subscribe to the catalog.
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  /// It can add songs to the library.
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// What the user's account of Apple Music allows, which is nothing here.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  /// Returns whether the app may use the music library: always denied here.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }

  /// Asks for the music library; the function is called at once with denied.
  open class func requestAuthorization(
    _ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    report()
    completionHandler(.denied)
  }

  /// Asks for the music library, which is always denied here.
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus {
    report()
    return .denied
  }

  /// Fails to tell what the account allows: the function gets no capability and an error.
  open func requestCapabilities(
    completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void
  ) {
    Self.report()
    completionHandler([], SKError(.cloudServicePermissionDenied))
  }

  /// Fails to tell what the account allows.
  ///
  /// - Throws: Always ``SKError/Code/cloudServicePermissionDenied``.
  open func requestCapabilities() async throws -> SKCloudServiceCapability {
    Self.report()
    throw SKError(.cloudServicePermissionDenied)
  }

  /// Fails to tell the country of the account: the function gets nil and an error.
  open func requestStorefrontCountryCode(
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    Self.report()
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }

  /// Fails to tell the country of the account.
  ///
  /// - Throws: Always ``SKError/Code/cloudServicePermissionDenied``.
  open func storefrontCountryCode() async throws -> String {
    Self.report()
    throw SKError(.cloudServicePermissionDenied)
  }

  /// Fails to tell the identifier of the account's store: the function gets nil and an error.
  open func requestStorefrontIdentifier(
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    Self.report()
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }

  /// Fails to sign the user in to Apple Music: the function gets nil and an error.
  open func requestUserToken(
    forDeveloperToken developerToken: String,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    Self.report()
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }

  /// Fails to sign the user in to Apple Music.
  ///
  /// - Throws: Always ``SKError/Code/cloudServicePermissionDenied``.
  open func userToken(forDeveloperToken developerToken: String) async throws -> String {
    Self.report()
    throw SKError(.cloudServicePermissionDenied)
  }

  private class func report() {
    reportUnavailable("SKCloudServiceController", answer: "the user denied the music library")
  }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The account allows something else; never posted here.
  public static let SKCloudServiceCapabilitiesDidChange = NSNotification.Name(
    "SKCloudServiceCapabilitiesDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The country of the account changed; never posted here.
  public static let SKStorefrontCountryCodeDidChange = NSNotification.Name(
    "SKStorefrontCountryCodeDidChangeNotification")
}

/// What tells which advertisement an app was downloaded from: nothing here.
open class SKAdNetwork: NSObject, @unchecked Sendable {
  /// How valuable a user is, in three steps.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    /// The name of the step.
    public let rawValue: String
    /// Creates a step with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The lowest step of three.
    public static let low = CoarseConversionValue(rawValue: "low")
    /// The middle step of three.
    public static let medium = CoarseConversionValue(rawValue: "medium")
    /// The highest step of three.
    public static let high = CoarseConversionValue(rawValue: "high")
  }

  /// Says that the app was opened; it does nothing here.
  open class func registerAppForAdNetworkAttribution() {}
  /// Says how valuable the user is; it does nothing here.
  open class func updateConversionValue(_ conversionValue: Int) {}
  /// Says how valuable the user is; the function is called at once with no error.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// Says how valuable the user is; the function is called at once with no error.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// Says how valuable the user is; the function is called at once with no error.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}
