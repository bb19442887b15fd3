// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the connection with an Apple Watch.
public struct WCError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``WCErrorDomain``.
  public static var errorDomain: String { WCErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = WCError

    /// The reason is not known.
    case genericError = 7001
    /// The device cannot have an Apple Watch.
    case sessionNotSupported = 7002
    /// The session has no delegate.
    case sessionMissingDelegate = 7003
    /// The session is not active yet.
    case sessionNotActivated = 7004
    /// There is no Apple Watch; what is sent here fails with it.
    case deviceNotPaired = 7005
    /// The app is not on the Apple Watch.
    case watchAppNotInstalled = 7006
    /// The app on the other device does not run; messages fail with it here.
    case notReachable = 7007
    /// A value is not one that can be sent.
    case invalidParameter = 7008
    /// There is too much to send.
    case payloadTooLarge = 7009
    /// There is something else than property lists to send.
    case payloadUnsupportedTypes = 7010
    /// The reply could not be sent.
    case messageReplyFailed = 7011
    /// The reply came too late.
    case messageReplyTimedOut = 7012
    /// The file cannot be read.
    case fileAccessDenied = 7013
    /// What was sent did not arrive.
    case deliveryFailed = 7014
    /// The other device has no space left.
    case insufficientSpace = 7015
    /// The session is no longer active.
    case sessionInactive = 7016
    /// The transfer took too long.
    case transferTimedOut = 7017
    /// The app is not on the iPhone.
    case companionAppNotInstalled = 7018
    /// The app is only for Apple Watch.
    case watchOnlyApp = 7019
  }
}

extension WCError {
  /// The reason is not known.
  public static var genericError: Code { .genericError }
  /// The device cannot have an Apple Watch.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The session has no delegate.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// The session is not active yet.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// There is no Apple Watch; what is sent here fails with it.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The app is not on the Apple Watch.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The app on the other device does not run; messages fail with it here.
  public static var notReachable: Code { .notReachable }
  /// A value is not one that can be sent.
  public static var invalidParameter: Code { .invalidParameter }
  /// There is too much to send.
  public static var payloadTooLarge: Code { .payloadTooLarge }
  /// There is something else than property lists to send.
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  /// The reply could not be sent.
  public static var messageReplyFailed: Code { .messageReplyFailed }
  /// The reply came too late.
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  /// The file cannot be read.
  public static var fileAccessDenied: Code { .fileAccessDenied }
  /// What was sent did not arrive.
  public static var deliveryFailed: Code { .deliveryFailed }
  /// The other device has no space left.
  public static var insufficientSpace: Code { .insufficientSpace }
  /// The session is no longer active.
  public static var sessionInactive: Code { .sessionInactive }
  /// The transfer took too long.
  public static var transferTimedOut: Code { .transferTimedOut }
  /// The app is not on the iPhone.
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  /// The app is only for Apple Watch.
  public static var watchOnlyApp: Code { .watchOnlyApp }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``WCError``.
public let WCErrorDomain = "WCErrorDomain"
