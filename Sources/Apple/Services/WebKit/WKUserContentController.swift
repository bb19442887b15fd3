// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// When a script runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is there.
  case atDocumentStart = 0
  /// When the page is there.
  case atDocumentEnd = 1
}

/// A world of scripts that do not see each other's names.
open class WKContentWorld: NSObject, @unchecked Sendable {
  /// The name of the world; nil for the two that the system has.
  public let name: String?
  private static let ofPage = WKContentWorld(nil)
  private static let ofApp = WKContentWorld(nil)
  private init(_ name: String?) { self.name = name }
  /// The world of the pages' own scripts.
  open class var page: WKContentWorld { ofPage }
  /// The world of the app's scripts.
  open class var defaultClient: WKContentWorld { ofApp }
  /// Returns a world of a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// A script that runs in each page.
open class WKUserScript: NSObject, @unchecked Sendable {
  /// The text of the script.
  public let source: String
  /// The moment of loading at which the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs only in the page itself, not in the pages in it.
  public let isForMainFrameOnly: Bool

  /// Creates a script in the world of the pages.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  /// Creates a script in a world, which makes no difference here.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What a script of a page tells the app; never sent here.
open class WKScriptMessage: NSObject, @unchecked Sendable {
  /// The value that the script sent.
  open var body: Any { NSNull() }
  /// The name to which it was sent.
  open var name: String { "" }
  /// The view of the page; nil if it is gone.
  open var webView: WKWebView? { nil }
  /// The frame of the page.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// What receives messages of scripts; never called here.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Is called with a message of a script.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts and messages of web views.
open class WKUserContentController: NSObject, @unchecked Sendable {
  /// The scripts that run in each page; none runs here.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Adds a script, which no page runs here.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts of the controller.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds what receives the messages to a name, and is kept alive.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Adds what receives the messages to a name; the world makes no difference here.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { handlers[name] = scriptMessageHandler }
  /// Removes what receives the messages to a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes what receives messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
