// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A failure to start, answer or end a call.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 0
    /// The app is not allowed to.
    case unentitled = 1
    /// There is no provider of calls.
    case unknownCallProvider = 2
    /// There is nothing to do.
    case emptyTransaction = 3
    /// There is no such call.
    case unknownCallUUID = 4
    /// There is such a call already.
    case callUUIDAlreadyExists = 5
    /// It cannot be done.
    case invalidAction = 6
    /// There are too many calls.
    case maximumCallGroupsReached = 7

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CXErrorCodeRequestTransactionError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The app is not allowed to.
  public static var unentitled: Code { .unentitled }
  /// There is no provider of calls.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// There is nothing to do.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// There is no such call.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// There is such a call already.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// It cannot be done.
  public static var invalidAction: Code { .invalidAction }
  /// There are too many calls.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}

/// A failure to report a call.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 0
    /// The app is not allowed to.
    case unentitled = 1
    /// There is such a call already.
    case callUUIDAlreadyExists = 2
    /// The user does not want to be disturbed.
    case filteredByDoNotDisturb = 3
    /// The user blocks the caller.
    case filteredByBlockList = 4

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CXErrorCodeIncomingCallError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The app is not allowed to.
  public static var unentitled: Code { .unentitled }
  /// There is such a call already.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The user does not want to be disturbed.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The user blocks the caller.
  public static var filteredByBlockList: Code { .filteredByBlockList }
}

/// A failure with a list of callers.
public struct CXErrorCodeCallDirectoryManagerError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 0
    /// The app has no such extension.
    case noExtensionFound = 1
    /// The list did not come to its end.
    case loadingInterrupted = 2
    /// The numbers are not in their order.
    case entriesOutOfOrder = 3
    /// A number is there twice.
    case duplicateEntries = 4
    /// There are too many numbers.
    case maximumEntriesExceeded = 5
    /// The user did not switch the extension on.
    case extensionDisabled = 6
    /// The list is being loaded.
    case currentlyLoading = 7
    /// A number is removed that was not there.
    case unexpectedIncrementalRemoval = 8

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CXErrorCodeCallDirectoryManagerError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "com.apple.CallKit.error.calldirectorymanager" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The app has no such extension.
  public static var noExtensionFound: Code { .noExtensionFound }
  /// The list did not come to its end.
  public static var loadingInterrupted: Code { .loadingInterrupted }
  /// The numbers are not in their order.
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  /// A number is there twice.
  public static var duplicateEntries: Code { .duplicateEntries }
  /// There are too many numbers.
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  /// The user did not switch the extension on.
  public static var extensionDisabled: Code { .extensionDisabled }
  /// The list is being loaded.
  public static var currentlyLoading: Code { .currentlyLoading }
  /// A number is removed that was not there.
  public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}
