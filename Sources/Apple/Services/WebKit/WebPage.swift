// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import Security
public import SwiftUI

/// A page of the web, which a widget does not load: as without a network.
@MainActor @Observable public final class WebPage {
  /// The kind of device for which a page looks as it does.
  nonisolated public struct CSSMediaType: RawRepresentable, Hashable, Sendable {
    /// The text of the kind, as in CSS.
    public let rawValue: String
    /// Creates a kind of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Every kind of device.
    public static let all = CSSMediaType(rawValue: "all")
    /// The kind of a screen.
    public static let screen = CSSMediaType(rawValue: "screen")
    /// The kind of a printer.
    public static let print = CSSMediaType(rawValue: "print")
  }

  /// Whether a part of a page fills the screen.
  nonisolated public enum FullscreenState: Hashable, Sendable {
    /// It is about to fill the screen.
    case enteringFullscreen
    /// It is about to become small.
    case exitingFullscreen
    /// It fills the screen.
    case inFullscreen
    /// No part fills the screen.
    case notInFullscreen
  }

  /// The name of the browser that servers get; nil for the system's.
  public var customUserAgent: String?
  /// The kind of device; nil for that of the page.
  public var mediaType: CSSMediaType?
  /// Whether a debugger may look into the page.
  public var isInspectable = false
  @ObservationIgnored let configuration: Configuration
  @ObservationIgnored var listeners: [Listener] = []

  typealias Listener = AsyncThrowingStream<NavigationEvent, any Error>.Continuation

  /// Creates a page of settings.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Creates a page of settings; what decides on navigations is never asked.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) { self.init(configuration: configuration) }

  /// Creates a page of settings; what answers scripts is never asked.
  public convenience init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) { self.init(configuration: configuration) }

  /// Creates a page of settings; what decides on navigations and answers scripts is never asked.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) { self.init(configuration: configuration) }

  /// The address of the page; nil as none is shown.
  public var url: URL? { nil }
  /// The title of the page; empty as none is shown.
  public var title: String { "" }
  /// Whether the page is loading; never here.
  public var isLoading: Bool { false }
  /// How much of the page is there, from 0 to 1; always 0 here.
  public var estimatedProgress: Double { 0 }
  /// What proves who the server is; nil as there is none.
  public var serverTrust: SecTrust? { nil }
  /// Whether all of the page came encrypted; never here.
  public var hasOnlySecureContent: Bool { false }
  /// The color that the page gives to browsers; nil as none is shown.
  public var themeColor: Color? { nil }
  /// Whether the system writes with the user; never here.
  public var isWritingToolsActive: Bool { false }
  /// Whether the user's limits of time hide the page; never here.
  public var isBlockedByScreenTime: Bool { false }
  /// Whether a part of the page fills the screen; never here.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page uses the camera; never here.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page uses the microphone; never here.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  /// The pages that were visited: none.
  public var backForwardList: BackForwardList { BackForwardList() }

  /// Returns whether pages load addresses of a scheme by themselves.
  public static func handlesURLScheme(_ scheme: String) -> Bool {
    WKWebView.handlesURLScheme(scheme)
  }

  /// Runs nothing, as there is no page.
  ///
  /// - Throws: Always ``WKError/Code/webContentProcessTerminated``.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? {
    report()
    throw WKError(.webContentProcessTerminated)
  }

  /// Does nothing, as nothing plays.
  public func pauseAllMediaPlayback() async {}
  /// Returns what plays in the page: nothing.
  public func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
  /// Does nothing, as nothing plays.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  /// Does nothing, as nothing plays.
  public func closeAllMediaPresentations() async {}
  /// Does nothing, as the page uses no camera.
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  /// Does nothing, as the page uses no microphone.
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

  func report() { reportUnavailable("WebPage", answer: "no page is loaded") }
}

/// Whether a page uses a camera or a microphone.
public enum WKMediaCaptureState: Int, Sendable {
  /// The page does not use it.
  case none = 0
  /// The page uses it.
  case active = 1
  /// The page has it and gets nothing.
  case muted = 2
}

/// Whether videos and sounds of a page play.
public enum WKMediaPlaybackState: UInt, Sendable {
  /// There are no videos or sounds.
  case none = 0
  /// Something plays in the page.
  case playing = 1
  /// What was playing is paused.
  case paused = 2
  /// Nothing may play for now.
  case suspended = 3
}
