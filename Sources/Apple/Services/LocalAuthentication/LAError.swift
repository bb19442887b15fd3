// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of asking who the user is.
public struct LAError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``LAErrorDomain``.
  public static var errorDomain: String { LAErrorDomain }

  /// The former name of ``Code/biometryNotAvailable``.
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  /// The former name of ``Code/biometryNotEnrolled``.
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  /// The former name of ``Code/biometryLockout``.
  public static var touchIDLockout: Code { .biometryLockout }
  /// The former name of ``Code/companionNotAvailable``.
  public static var watchNotAvailable: Code { .companionNotAvailable }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = LAError

    /// The user is not the owner.
    case authenticationFailed = -1
    /// The user canceled the authentication.
    case userCancel = -2
    /// The user wants to enter the password of the app.
    case userFallback = -3
    /// The system canceled, as another app came to the front.
    case systemCancel = -4
    /// The device has no passcode; requests that allow it fail with it here.
    case passcodeNotSet = -5
    /// The device has neither Face ID nor Touch ID; requests for them fail with it here.
    case biometryNotAvailable = -6
    /// The user set up neither Face ID nor Touch ID.
    case biometryNotEnrolled = -7
    /// There were too many failures.
    case biometryLockout = -8
    /// The app canceled the authentication, as by `invalidate()`.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// There is no Apple Watch.
    case companionNotAvailable = -11
    /// The keyboard with Touch ID is not paired.
    case biometryNotPaired = -12
    /// The keyboard with Touch ID is not connected.
    case biometryDisconnected = -13
    /// The size of the view does not fit.
    case invalidDimensions = -14
    /// The user would have to be asked, which the app forbade.
    case notInteractive = -1004
  }
}

extension LAError {
  /// The user is not the owner.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user canceled the authentication.
  public static var userCancel: Code { .userCancel }
  /// The user wants to enter the password of the app.
  public static var userFallback: Code { .userFallback }
  /// The system canceled, as another app came to the front.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode; requests that allow it fail with it here.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has neither Face ID nor Touch ID; requests for them fail with it here.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The user set up neither Face ID nor Touch ID.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failures.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app canceled the authentication, as by `invalidate()`.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// There is no Apple Watch.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// The keyboard with Touch ID is not paired.
  public static var biometryNotPaired: Code { .biometryNotPaired }
  /// The keyboard with Touch ID is not connected.
  public static var biometryDisconnected: Code { .biometryDisconnected }
  /// The size of the view does not fit.
  public static var invalidDimensions: Code { .invalidDimensions }
  /// The user would have to be asked, which the app forbade.
  public static var notInteractive: Code { .notInteractive }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"
