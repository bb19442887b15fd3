// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// A page of the web, which a widget does not show: pages do not load, as without a network.
open class WKWebView: UIView {
  /// The settings of the view.
  public let configuration: WKWebViewConfiguration
  /// The object that decides on navigations and learns of them; nil for none.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows windows of pages; nil for none.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The name that the view gives to servers; nil is the system's.
  open var customUserAgent: String?
  /// Whether a swipe goes back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press shows where a link leads.
  open var allowsLinkPreview = true
  /// Whether a debugger may look into the page.
  open var isInspectable = false
  /// The factor by which the page is larger.
  open var pageZoom: CGFloat = 1
  /// The color behind the page; nil is the page's.
  open var underPageBackgroundColor: UIColor?

  /// The view in which the page scrolls, which is empty here.
  public private(set) lazy var scrollView = UIScrollView()

  /// Creates a view of a place, a size and settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view of a place and a size.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// The address of the page; nil as none is shown.
  open var url: URL? { nil }
  /// The title of the page; nil as none is shown.
  open var title: String? { nil }
  /// Whether a page is loading; never here.
  open var isLoading: Bool { false }
  /// How much of the page is there, from 0 to 1; always 0 here.
  open var estimatedProgress: Double { 0 }
  /// Whether all of the page came encrypted; never here.
  open var hasOnlySecureContent: Bool { false }
  /// Whether there is a page before; never here.
  open var canGoBack: Bool { false }
  /// Whether there is a page after; never here.
  open var canGoForward: Bool { false }

  /// Loads nothing: the delegate learns that there is no network.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }

  /// Shows nothing: the delegate learns that there is no network.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fail(baseURL) }

  /// Shows nothing: the delegate learns that there is no network.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    fail(url)
  }

  /// Shows nothing: the delegate learns that there is no network.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { fail(baseURL) }

  /// Does nothing, as there is no page.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Does nothing, as there is no page.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Does nothing, as no page is loading.
  open func stopLoading() {}
  /// Does nothing, as there is no page before.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Does nothing, as there is no page after.
  @discardableResult open func goForward() -> WKNavigation? { nil }

  /// Runs nothing: the handler is called at once with ``WKError/Code/webContentProcessTerminated``.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    report()
    completionHandler?(nil, WKError(.webContentProcessTerminated))
  }

  /// Runs nothing, as there is no page.
  ///
  /// - Throws: Always ``WKError/Code/webContentProcessTerminated``.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    report()
    throw WKError(.webContentProcessTerminated)
  }

  /// Runs nothing: the handler is called at once with ``WKError/Code/webContentProcessTerminated``.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo?, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    report()
    completionHandler?(.failure(WKError(.webContentProcessTerminated)))
  }

  /// Runs nothing, and fails.
  ///
  /// - Throws: Always ``WKError/Code/webContentProcessTerminated``.
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    report()
    throw WKError(.webContentProcessTerminated)
  }

  /// Runs nothing: the handler is called at once with ``WKError/Code/webContentProcessTerminated``.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    report()
    completionHandler?(.failure(WKError(.webContentProcessTerminated)))
  }

  /// Makes no document, and fails.
  ///
  /// - Throws: Always ``WKError/Code/unknown``.
  open func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    report()
    throw WKError(.unknown)
  }

  /// Makes no document: the handler is called at once with ``WKError/Code/unknown``.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    report()
    completionHandler(.failure(WKError(.unknown)))
  }

  /// Makes no image: the handler is called at once with ``WKError/Code/unknown``.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    report()
    completionHandler(nil, WKError(.unknown))
  }

  /// Makes no image, as there is no page.
  ///
  /// - Throws: Always ``WKError/Code/unknown``.
  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    report()
    throw WKError(.unknown)
  }

  /// Returns whether the view loads addresses of a scheme by itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp", "ws", "wss"]
      .contains(urlScheme.lowercased())
  }

  private func report() { reportUnavailable("WKWebView", answer: "no page is loaded") }

  private func fail(_ url: URL?) -> WKNavigation? {
    report()
    let navigation = WKNavigation()
    DispatchQueue.main.async { [self] in
      let known = url.map { [NSURLErrorFailingURLErrorKey: $0 as Any] } ?? [:]
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation,
        withError: URLError(.notConnectedToInternet, userInfo: known))
    }
    return navigation
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}

/// A page that was to be loaded, to tell one from another.
open class WKNavigation: NSObject, @unchecked Sendable {}

/// What a picture of a page shows.
open class WKSnapshotConfiguration: NSObject, @unchecked Sendable {
  /// The part of the view; null for all of it.
  open var rect = CGRect.null
  /// The width of the picture, in points; nil is that of the view.
  open var snapshotWidth: NSNumber?
  /// Whether changes of the page are waited for.
  open var afterScreenUpdates = true
}
