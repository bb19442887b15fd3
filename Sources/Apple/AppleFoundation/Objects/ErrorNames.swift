// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Where a function of Objective-C writes its error; nil if nobody reads it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the errors that led to an error.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what failed, as a sentence.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

extension NSError {
  /// The errors that led to the error: those of one key after that of the other.
  public var underlyingErrors: [any Error] {
    ((userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? [])
      + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
  }
}

/// The key of a fact of an error.
public struct ErrorUserInfoKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The error that led to the error.
  public static let underlyingErrorKey = ErrorUserInfoKey(rawValue: NSUnderlyingErrorKey)
  /// The error in words.
  public static let localizedDescriptionKey = ErrorUserInfoKey(
    rawValue: NSLocalizedDescriptionKey)
  /// Why the error happened, in words.
  public static let localizedFailureReasonErrorKey = ErrorUserInfoKey(
    rawValue: NSLocalizedFailureReasonErrorKey)
  /// What can be done about the error, in words.
  public static let localizedRecoverySuggestionErrorKey = ErrorUserInfoKey(
    rawValue: NSLocalizedRecoverySuggestionErrorKey)
  /// The titles of what the user can choose.
  public static let localizedRecoveryOptionsErrorKey = ErrorUserInfoKey(
    rawValue: NSLocalizedRecoveryOptionsErrorKey)
  /// What does what the user has chosen.
  public static let recoveryAttempterErrorKey = ErrorUserInfoKey(
    rawValue: "NSRecoveryAttempter")
  /// Where the help of the app explains the error.
  public static let helpAnchorErrorKey = ErrorUserInfoKey(rawValue: NSHelpAnchorErrorKey)
  /// The encoding that a text is not in.
  public static let stringEncodingErrorKey = ErrorUserInfoKey(rawValue: NSStringEncodingErrorKey)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The address that could not be read or written.
  public static let NSURLErrorKey = ErrorUserInfoKey(rawValue: "NSURL")
  /// The path that could not be read or written.
  public static let filePathErrorKey = ErrorUserInfoKey(rawValue: NSFilePathErrorKey)
}

extension URLError {
  /// The code of an address without encryption, which the app does not allow.
  public static var appTransportSecurityRequiresSecureConnection: Code {
    .appTransportSecurityRequiresSecureConnection
  }
  /// The code of an answer that is larger than allowed.
  public static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
}

extension NSExceptionName {
  /// The name of an exception that has no other.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// The name of an exception of a place outside of a collection.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// The name of an exception of an argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// The name of an exception of a state that is not allowed.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
}
