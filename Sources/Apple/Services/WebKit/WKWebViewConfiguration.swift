// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Kinds of sound and video.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media with sound wait for a tap.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media with pictures wait for a tap.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both, and any other.
  public static let all = WKAudiovisualMediaTypes(rawValue: 0xFFFF_FFFF_FFFF_FFFF)
}

/// Kinds of texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers become links.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of places become links.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates and times become links.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All that can be detected becomes links.
  public static let all = WKDataDetectorTypes(rawValue: 0xFFFF_FFFF_FFFF_FFFF)
}

/// The settings of a web view.
open class WKWebViewConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The process of the pages; it makes no difference.
  open var processPool = WKProcessPool()
  /// The settings that pages see.
  open var preferences = WKPreferences()
  /// The settings of one page, which a delegate can change.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts and messages of the pages.
  open var userContentController = WKUserContentController()
  /// The cookies and caches.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether nothing is shown before all is there.
  open var suppressesIncrementalRendering = false
  /// What is added to the name that servers get; nil for nothing.
  open var applicationNameForUserAgent: String?
  /// Whether videos play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether videos may play in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether videos may play on another device.
  open var allowsAirPlayForMediaPlayback = true
  /// What plays only after a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The texts that become links; none at first.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages can be made larger even if they forbid it.
  open var ignoresViewportScaleLimits = false
  /// Whether only some domains of the app get its scripts.
  open var limitsNavigationsToAppBoundDomains = false

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates the settings that the system has.
  public override required init() { super.init() }

  /// Sets what loads addresses of an own scheme; nil for nothing.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }

  /// Returns what loads addresses of an own scheme; nil for nothing.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }

  /// Returns settings of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.processPool, copy.preferences) = (processPool, preferences)
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.handlers = handlers
    return copy
  }
}

/// A process that web views share.
open class WKProcessPool: NSObject, @unchecked Sendable {}

/// The settings that pages see.
open class WKPreferences: NSObject, @unchecked Sendable {
  /// The smallest size of texts, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; it is replaced by that of ``WKWebpagePreferences``.
  open var javaScriptEnabled = true
  /// Whether scripts open windows without a touch.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the system warns of pages that deceive.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether a part of a page may fill the screen.
  open var isElementFullscreenEnabled = false
}

/// The settings of one page.
open class WKWebpagePreferences: NSObject, @unchecked Sendable {
  /// The kind of device for which a page is asked.
  public enum ContentMode: Int, Sendable {
    /// As fits the device.
    case recommended = 0
    /// The page as on a phone.
    case mobile = 1
    /// The page as on a computer.
    case desktop = 2
  }

  /// The kind of device for which the page is asked.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run.
  open var allowsContentJavaScript = true
}

/// What loads addresses of an own scheme; never asked here.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Starts loading.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops loading.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// An address of an own scheme that is loading.
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// Passes on the head of the answer.
  func didReceive(_ response: URLResponse)
  /// Passes on a part of the answer.
  func didReceive(_ data: Data)
  /// Says that all is there.
  func didFinish()
  /// Says that it failed.
  func didFailWithError(_ error: any Error)
}
