// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking

extension WebPage {
  /// The settings of a page.
  @MainActor public struct Configuration {
    /// How videos of a page play.
    nonisolated public enum MediaPlaybackBehavior: Sendable {
      /// In the page on large screens, and over the screen on small ones.
      case automatic
      /// In the page, among its texts.
      case allowsInlinePlayback
      /// Over all of the screen.
      case alwaysFullscreen
    }

    /// The cookies and caches.
    public var websiteDataStore = WKWebsiteDataStore.default()
    /// The scripts and messages of the page.
    public var userContentController = WKUserContentController()
    /// The settings of each navigation.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// What loads addresses of own schemes.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    /// What answers whether the page may use the camera or the motion of the device.
    public var deviceSensorAuthorization = DeviceSensorAuthorization(decision: .prompt)
    /// What is added to the name that servers get; nil for nothing.
    public var applicationNameForUserAgent: String?
    /// Whether only some domains of the app are shown.
    public var limitsNavigationsToAppBoundDomains = false
    /// Whether known servers are asked with encryption.
    public var upgradeKnownHostsToHTTPS = true
    /// Whether nothing is shown before all is there.
    public var suppressesIncrementalRendering = false
    /// Whether videos may play on another device.
    public var allowsAirPlayForMediaPlayback = true
    /// Whether the images and scripts of the page are loaded.
    public var loadsSubresources = true
    /// Whether the system completes what the user types.
    public var allowsInlinePredictions = false
    /// Whether users can insert images as letters.
    public var supportsAdaptiveImageGlyph = false
    /// Whether the system hides the page by the user's limits of time.
    public var showsSystemScreenTimeBlockingView = true
    /// The texts that become links; none at first.
    public var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether the page can be made larger even if it forbids it.
    public var ignoresViewportScaleLimits = false
    /// How videos of the page play.
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    /// Creates the settings that the system has.
    public init() {}
  }

  /// What answers whether a page may use sensors; never asked here.
  nonisolated public struct DeviceSensorAuthorization {
    /// What a page wants to use.
    public enum Permission: Hashable, Sendable {
      /// How the device is held and moved.
      case deviceOrientationAndMotion
      /// The camera or the microphone.
      case mediaCapture(WKMediaCaptureType)
    }

    /// Creates an answer of a function, which is never called.
    public init(
      decisionHandler:
        @escaping (Permission, FrameInfo, WKSecurityOrigin) async ->
        WKPermissionDecision
    ) {}
    /// Creates one answer to all.
    public init(decision: WKPermissionDecision) {}
  }

  /// The settings of a navigation.
  nonisolated public struct NavigationPreferences: Sendable {
    /// The kind of device for which a page is asked.
    public enum ContentMode: Sendable {
      /// As fits the device.
      case recommended
      /// The page as on a phone.
      case mobile
      /// The page as on a computer.
      case desktop
    }

    /// Whether encryption is asked for.
    public enum UpgradeToHTTPSPolicy: Sendable {
      /// As the address says.
      case keepAsRequested
      /// With encryption, or without it if that fails.
      case automaticFallbackToHTTP
      /// With encryption, and the user is asked if that fails.
      case userMediatedFallbackToHTTP
      /// With encryption, or not at all.
      case errorOnFailure
    }

    /// The kind of device for which the page is asked.
    public var preferredContentMode = ContentMode.recommended
    /// Whether scripts of the page run.
    public var allowsContentJavaScript = true
    /// Whether encryption is asked for.
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    /// Whether the page is shown with the protection of the lockdown mode.
    public var isLockdownModeEnabled = false

    /// Creates the settings that the system has.
    public init() {}
  }
}

/// The scheme of addresses that an app loads itself.
nonisolated public struct URLScheme: Hashable, Sendable {
  /// The text of the scheme.
  public let rawValue: String

  /// Creates a scheme; nil if it is not one, or if pages load it by themselves.
  @MainActor public init?(_ rawValue: String) {
    let letters = rawValue.utf8
    let isScheme =
      letters.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } ?? false
      && rawValue.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard isScheme, !WebPage.handlesURLScheme(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

/// A part of the answer to a request of an own scheme.
nonisolated public enum URLSchemeTaskResult: Sendable {
  /// The head of the answer.
  case response(URLResponse)
  /// A part of the content.
  case data(Data)
}

/// What loads addresses of an own scheme; never asked here.
nonisolated public protocol URLSchemeHandler {
  /// The type of the parts of an answer.
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  /// Returns the parts of the answer to a request; never called here.
  func reply(for request: URLRequest) -> TaskSequence
}
