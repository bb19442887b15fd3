// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of reading tags.
public struct NFCReaderError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``NFCErrorDomain``.
  public static var errorDomain: String { NFCErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = NFCReaderError

    /// The device does not read tags, which is always the reason here.
    case readerErrorUnsupportedFeature = 1
    /// The app is not allowed to read tags.
    case readerErrorSecurityViolation = 2
    /// A value of the call is wrong.
    case readerErrorInvalidParameter = 3
    /// A value of the call has a wrong length.
    case readerErrorInvalidParameterLength = 4
    /// A value of the call is too large.
    case readerErrorParameterOutOfBound = 5
    /// The radio is switched off.
    case readerErrorRadioDisabled = 6
    /// The app cannot read tags now.
    case readerErrorIneligible = 7
    /// The user does not allow the access.
    case readerErrorAccessNotAccepted = 8
    /// The tag was lost while it was read.
    case readerTransceiveErrorTagConnectionLost = 100
    /// The tag was asked too often.
    case readerTransceiveErrorRetryExceeded = 101
    /// The answer of the tag is wrong.
    case readerTransceiveErrorTagResponseError = 102
    /// The session has ended already.
    case readerTransceiveErrorSessionInvalidated = 103
    /// The tag is not connected.
    case readerTransceiveErrorTagNotConnected = 104
    /// The message to the tag is too long.
    case readerTransceiveErrorPacketTooLong = 105
    /// The user has canceled the session.
    case readerSessionInvalidationErrorUserCanceled = 200
    /// The session took too long.
    case readerSessionInvalidationErrorSessionTimeout = 201
    /// The session has ended unexpectedly.
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    /// The system has another session.
    case readerSessionInvalidationErrorSystemIsBusy = 203
    /// The first tag was read.
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    /// The configuration of a command is wrong.
    case tagCommandConfigurationErrorInvalidParameters = 300
    /// The tag cannot be written.
    case ndefReaderSessionErrorTagNotWritable = 400
    /// The tag could not be written.
    case ndefReaderSessionErrorTagUpdateFailure = 401
    /// The tag is too small for the message.
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    /// The tag has no message.
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }
}

extension NFCReaderError {
  /// The device does not read tags, which is always the reason here.
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  /// The app is not allowed to read tags.
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  /// A value of the call is wrong.
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  /// A value of the call has a wrong length.
  public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
  /// A value of the call is too large.
  public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
  /// The radio is switched off.
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  /// The app cannot read tags now.
  public static var readerErrorIneligible: Code { .readerErrorIneligible }
  /// The user does not allow the access.
  public static var readerErrorAccessNotAccepted: Code { .readerErrorAccessNotAccepted }
  /// The tag was lost while it was read.
  public static var readerTransceiveErrorTagConnectionLost: Code {
    .readerTransceiveErrorTagConnectionLost
  }
  /// The tag was asked too often.
  public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
  /// The answer of the tag is wrong.
  public static var readerTransceiveErrorTagResponseError: Code {
    .readerTransceiveErrorTagResponseError
  }
  /// The session has ended already.
  public static var readerTransceiveErrorSessionInvalidated: Code {
    .readerTransceiveErrorSessionInvalidated
  }
  /// The tag is not connected.
  public static var readerTransceiveErrorTagNotConnected: Code {
    .readerTransceiveErrorTagNotConnected
  }
  /// The message to the tag is too long.
  public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
  /// The user has canceled the session.
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  /// The session took too long.
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  /// The session has ended unexpectedly.
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  }
  /// The system has another session.
  public static var readerSessionInvalidationErrorSystemIsBusy: Code {
    .readerSessionInvalidationErrorSystemIsBusy
  }
  /// The first tag was read.
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  /// The configuration of a command is wrong.
  public static var tagCommandConfigurationErrorInvalidParameters: Code {
    .tagCommandConfigurationErrorInvalidParameters
  }
  /// The tag cannot be written.
  public static var ndefReaderSessionErrorTagNotWritable: Code {
    .ndefReaderSessionErrorTagNotWritable
  }
  /// The tag could not be written.
  public static var ndefReaderSessionErrorTagUpdateFailure: Code {
    .ndefReaderSessionErrorTagUpdateFailure
  }
  /// The tag is too small for the message.
  public static var ndefReaderSessionErrorTagSizeTooSmall: Code {
    .ndefReaderSessionErrorTagSizeTooSmall
  }
  /// The tag has no message.
  public static var ndefReaderSessionErrorZeroLengthMessage: Code {
    .ndefReaderSessionErrorZeroLengthMessage
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``NFCReaderError``.
public let NFCErrorDomain = "NFCError"
