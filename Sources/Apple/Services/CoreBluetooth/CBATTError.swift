// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error that a device answers.
public struct CBATTError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``CBATTErrorDomain``.
  public static var errorDomain: String { CBATTErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = CBATTError

    /// There is no error.
    case success = 0
    /// The attribute is not there.
    case invalidHandle = 1
    /// The attribute cannot be read.
    case readNotPermitted = 2
    /// The attribute cannot be written.
    case writeNotPermitted = 3
    /// The request is not well formed.
    case invalidPdu = 4
    /// The devices have to be paired.
    case insufficientAuthentication = 5
    /// The device does not know the request.
    case requestNotSupported = 6
    /// The offset is behind the end.
    case invalidOffset = 7
    /// The device does not allow it.
    case insufficientAuthorization = 8
    /// There are too many requests.
    case prepareQueueFull = 9
    /// There is no such attribute.
    case attributeNotFound = 10
    /// The attribute is not read in parts.
    case attributeNotLong = 11
    /// The key is too short.
    case insufficientEncryptionKeySize = 12
    /// The value is too long or too short.
    case invalidAttributeValueLength = 13
    /// A request failed for a reason that has no code of its own.
    case unlikelyError = 14
    /// The connection has to be encrypted.
    case insufficientEncryption = 15
    /// The kind of attribute is not known.
    case unsupportedGroupType = 16
    /// The device has no space left.
    case insufficientResources = 17
  }
}

extension CBATTError {
  /// There is no error.
  public static var success: Code { .success }
  /// The attribute is not there.
  public static var invalidHandle: Code { .invalidHandle }
  /// The attribute cannot be read.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The attribute cannot be written.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The request is not well formed.
  public static var invalidPdu: Code { .invalidPdu }
  /// The devices have to be paired.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// The device does not know the request.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The offset is behind the end.
  public static var invalidOffset: Code { .invalidOffset }
  /// The device does not allow it.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// There are too many requests.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// There is no such attribute.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The attribute is not read in parts.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The key is too short.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The value is too long or too short.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// A request failed for a reason that has no code of its own.
  public static var unlikelyError: Code { .unlikelyError }
  /// The connection has to be encrypted.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The kind of attribute is not known.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// The device has no space left.
  public static var insufficientResources: Code { .insufficientResources }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``CBATTError``.
public let CBATTErrorDomain = "CBATTErrorDomain"
