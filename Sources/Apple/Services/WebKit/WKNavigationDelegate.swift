// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import UIKit

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The page is not opened.
  case cancel = 0
  /// The page is opened.
  case allow = 1
  /// The page is saved as a file.
  case download = 2
}

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The answer is not shown.
  case cancel = 0
  /// The answer is shown.
  case allow = 1
  /// The answer is saved as a file.
  case download = 2
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  /// A link was followed.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// The user went back or forward.
  case backForward = 2
  /// It is loaded again.
  case reload = 3
  /// A form was sent again.
  case formResubmitted = 4
  /// Another reason, such as the app.
  case other = -1
}

/// A frame of a page.
open class WKFrameInfo: NSObject, @unchecked Sendable {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// What the frame was asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The view of the frame; nil if it is gone.
  open var webView: WKWebView? { nil }
}

/// A page that is to be loaded; never asked about here.
open class WKNavigationAction: NSObject, @unchecked Sendable {
  /// The frame with the link.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame in which it is shown; nil for a new window.
  open var targetFrame: WKFrameInfo? { nil }
  /// Why it is loaded.
  open var navigationType: WKNavigationType { .other }
  /// What is asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// The answer of a server; never asked about here.
open class WKNavigationResponse: NSObject, @unchecked Sendable {
  /// Whether it is for the page itself.
  open var isForMainFrame: Bool { true }
  /// The head of the answer.
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil
    )
  }
  /// Whether the view can show its type.
  open var canShowMIMEType: Bool { true }
}

/// What decides on navigations and learns of them; only failures are reported here.
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a page is loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Decides whether an answer is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Is called when a page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Is called when a server sent the app elsewhere.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Is called when a page cannot be had: here always.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Is called when a page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Is called when a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Is called when the rest of a page cannot be had.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Is called when the process of the page ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Lets the page be loaded.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Lets the answer be shown.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing by default where a page begins to be loaded.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing by default where a server sends to another address.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing by default where a page cannot be loaded.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing by default where the content of a page begins to come.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing by default where a page has been loaded.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing by default where the content of a page ended with an error.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing by default where the process of the page has ended.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What shows the windows of pages; never asked here.
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns a view for a new window; nil for none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView?
  /// Is called when a page closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a message of a script.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  /// Asks a question of a script.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
}

extension WKUIDelegate {
  /// Opens no window by default: the result is nil.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView? { nil }
  /// Does nothing by default where a page closes its window.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Shows nothing and goes on.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Asks nothing, and the answer is no.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
