// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Rules of what pages may not load; there are none here.
open class WKContentRuleList: NSObject, @unchecked Sendable {
  /// The name of the rules.
  public let identifier: String
  private init(identifier: String) { self.identifier = identifier }
}

/// Keeps compiled rules: none, as there is nothing that compiles them.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
  private static let shared = WKContentRuleListStore()

  /// Returns the store of the app; never nil here.
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Compiles nothing: the handler is called at once with
  /// ``WKError/Code/contentRuleListStoreCompileFailed``.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, failure(.contentRuleListStoreCompileFailed)) }
  /// Compiles nothing.
  ///
  /// - Throws: Always ``WKError/Code/contentRuleListStoreCompileFailed``.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { throw failure(.contentRuleListStoreCompileFailed) }

  /// Finds nothing: the handler is called at once with
  /// ``WKError/Code/contentRuleListStoreLookUpFailed``.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, failure(.contentRuleListStoreLookUpFailed)) }

  /// Removes nothing: the handler is called at once with
  /// ``WKError/Code/contentRuleListStoreRemoveFailed``.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(failure(.contentRuleListStoreRemoveFailed)) }

  /// Says that there are no rules: the handler is called at once.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: @escaping ([String]?) -> Void
  ) { completionHandler([]) }

  private func failure(_ code: WKError.Code) -> WKError {
    reportUnavailable("WKContentRuleListStore", answer: "no rules are compiled")
    return WKError(code)
  }
}

extension WKUserContentController {
  /// Adds rules, of which there are none.
  public func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules, of which there are none.
  public func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules, of which there are none.
  public func removeAllContentRuleLists() {}
}
