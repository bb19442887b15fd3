// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An object that says where a page is shown; it is never asked here.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns where the page is shown.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signing in on a page, which cannot be shown here.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// What receives the address that the page leads back to, or why there is none.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The addresses that end a session.
  open class Callback: NSObject, @unchecked Sendable {
    private let matches: @Sendable (URL) -> Bool

    init(_ matches: @escaping @Sendable (URL) -> Bool) { self.matches = matches }

    /// Returns addresses with a scheme of the app.
    open class func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme == customScheme }
    }
    /// Returns secure addresses of a host with a path.
    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host() == host && $0.path().hasPrefix(path) }
    }
    /// Returns whether an address ends the session.
    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private let completionHandler: CompletionHandler

  /// The object that says where the page is shown; nil until it is set.
  @MainActor open weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of the user's browser.
  open var prefersEphemeralWebBrowserSession = false
  /// Fields that are sent with the first request; nil for none.
  open var additionalHeaderFields: [String: String]?

  /// Creates a session that ends with an address of a scheme.
  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) { self.completionHandler = completionHandler }

  /// Creates a session that ends with an address.
  public init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) { self.completionHandler = completionHandler }

  /// Whether the page can be shown; always false here.
  open var canStart: Bool { false }

  /// Shows the page: false, and the handler gets
  /// ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
  @discardableResult open func start() -> Bool {
    reportNoSignIn()
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async {
      handler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    }
    return false
  }

  /// Does nothing, as no page is shown.
  open func cancel() {}
}
