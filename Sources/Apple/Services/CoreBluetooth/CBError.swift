// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of Bluetooth.
public struct CBError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``CBErrorDomain``.
  public static var errorDomain: String { CBErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = CBError

    /// The reason is not known.
    case unknown = 0
    /// A value is not one that can be used.
    case invalidParameters = 1
    /// The attribute is not there.
    case invalidHandle = 2
    /// The device is not connected.
    case notConnected = 3
    /// There is no space left.
    case outOfSpace = 4
    /// The request was canceled.
    case operationCancelled = 5
    /// The device did not answer in time.
    case connectionTimeout = 6
    /// The device ended the connection.
    case peripheralDisconnected = 7
    /// The identifier may not be used.
    case uuidNotAllowed = 8
    /// The app advertises already.
    case alreadyAdvertising = 9
    /// The connection to the device failed.
    case connectionFailed = 10
    /// There are too many connections.
    case connectionLimitReached = 11
    /// The device is not known.
    case unknownDevice = 12
    /// That cannot be done.
    case operationNotSupported = 13
    /// The device is no longer paired.
    case peerRemovedPairingInformation = 14
    /// The encryption took too long.
    case encryptionTimedOut = 15
    /// There are too many paired devices.
    case tooManyLEPairedDevices = 16
  }
}

extension CBError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// A value is not one that can be used.
  public static var invalidParameters: Code { .invalidParameters }
  /// The attribute is not there.
  public static var invalidHandle: Code { .invalidHandle }
  /// The device is not connected.
  public static var notConnected: Code { .notConnected }
  /// There is no space left.
  public static var outOfSpace: Code { .outOfSpace }
  /// The request was canceled.
  public static var operationCancelled: Code { .operationCancelled }
  /// The device did not answer in time.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The device ended the connection.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The identifier may not be used.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The app advertises already.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The connection to the device failed.
  public static var connectionFailed: Code { .connectionFailed }
  /// There are too many connections.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The device is not known.
  public static var unknownDevice: Code { .unknownDevice }
  /// That cannot be done.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The device is no longer paired.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// The encryption took too long.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// There are too many paired devices.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``CBError``.
public let CBErrorDomain = "CBErrorDomain"
