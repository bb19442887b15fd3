// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import FoundationNetworking
public import SwiftUI

extension WebPage {
  /// A frame of a page.
  @MainActor public struct FrameInfo {
    let frame: WKFrameInfo
    /// Whether it is the page itself.
    public var isMainFrame: Bool { frame.isMainFrame }
    /// What the frame was asked for.
    public var request: URLRequest { frame.request }
    /// The website that the frame is of.
    public var securityOrigin: WKSecurityOrigin { frame.securityOrigin }
  }

  /// A page that is to be loaded; never asked about here.
  @MainActor public struct NavigationAction {
    let action: WKNavigationAction
    /// The frame with the link.
    public var source: FrameInfo { FrameInfo(frame: action.sourceFrame) }
    /// The frame in which it is shown; nil for a new window.
    public var target: FrameInfo? { action.targetFrame.map(FrameInfo.init(frame:)) }
    /// Why it is loaded.
    public var navigationType: WKNavigationType { action.navigationType }
    /// What is asked for.
    public var request: URLRequest { action.request }
    /// Whether the link says that it is a file to save.
    public var shouldPerformDownload: Bool { false }
    /// The buttons of the mouse; none here.
    public var buttonNumber: UIEvent.ButtonMask { [] }
    /// The keys that were held; none here.
    public var modifierFlags: EventModifiers { [] }
  }

  /// The answer of a server; never asked about here.
  @MainActor public struct NavigationResponse {
    let answer: WKNavigationResponse
    /// The head of the answer.
    public var response: URLResponse { answer.response }
    /// Whether the page can show its type.
    public var canShowMimeType: Bool { answer.canShowMIMEType }
  }

  /// What decides on navigations; never asked here.
  @MainActor public protocol NavigationDeciding {
    /// Decides whether a page is loaded, and may change its settings.
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
    /// Decides whether an answer is shown.
    mutating func decidePolicy(
      for response: NavigationResponse
    ) async -> WKNavigationResponsePolicy
    /// Decides how a server is answered that asks who the user is.
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
}

extension WebPage.NavigationDeciding {
  /// Lets the page be loaded.
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  /// Lets the answer be shown.
  public func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  /// Lets the system answer.
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
}
