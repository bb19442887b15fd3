// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A failure of a web view.
public struct WKError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 1
    /// The process of the page ended.
    case webContentProcessTerminated = 2
    /// The web view is gone.
    case webViewInvalidated = 3
    /// The script threw an exception.
    case javaScriptExceptionOccurred = 4
    /// The result of the script has no type in Swift.
    case javaScriptResultTypeIsUnsupported = 5
    /// The rules of a list cannot be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// There is no such list of rules.
    case contentRuleListStoreLookUpFailed = 7
    /// The list of rules cannot be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// The list of rules is of another version.
    case contentRuleListStoreVersionMismatch = 9

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? WKError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The process of the page ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The web view is gone.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// The script threw an exception.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The result of the script has no type in Swift.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// The rules of a list cannot be compiled.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// There is no such list of rules.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// The list of rules cannot be removed.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// The list of rules is of another version.
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
}
