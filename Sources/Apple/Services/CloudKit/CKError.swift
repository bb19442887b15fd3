// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of iCloud.
public struct CKError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``CKErrorDomain``.
  public static var errorDomain: String { CKErrorDomain }

  /// The errors of single items by their identifiers; nil for errors that are not partial.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The record that the app changed; nil without a conflict.
  public var ancestorRecord: CKRecord? {
    userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
  }
  /// The record on the server; nil without a conflict.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record that the app tried to save; nil without a conflict.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  /// How many seconds to wait before trying again; nil if the servers did not say.
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = CKError

    /// CloudKit failed for a reason that it does not say.
    case internalError = 1
    /// Some items failed; ``CKError/partialErrorsByItemID`` says which.
    case partialFailure = 2
    /// There is no network; what reads from a public database fails with it here.
    case networkUnavailable = 3
    /// The network failed during the request.
    case networkFailure = 4
    /// The container is not one of the app.
    case badContainer = 5
    /// The servers do not answer now.
    case serviceUnavailable = 6
    /// There were too many requests; ``CKError/retryAfterSeconds`` says how long to wait.
    case requestRateLimited = 7
    /// The app has no entitlement for iCloud.
    case missingEntitlement = 8
    /// No one is signed in to iCloud; nearly every request here fails with it.
    case notAuthenticated = 9
    /// The user may not do that with the record.
    case permissionFailure = 10
    /// There is no such record.
    case unknownItem = 11
    /// The request is not well formed.
    case invalidArguments = 12
    /// Only a part of the results was returned.
    case resultsTruncated = 13
    /// The record on the server is newer than that of the app.
    case serverRecordChanged = 14
    /// The server refused the request.
    case serverRejectedRequest = 15
    /// The file of an asset is not there.
    case assetFileNotFound = 16
    /// The file of an asset changed while it was saved.
    case assetFileModified = 17
    /// The app is too old for the container.
    case incompatibleVersion = 18
    /// A field that must be unique is not.
    case constraintViolation = 19
    /// The app canceled the operation.
    case operationCancelled = 20
    /// The token is too old; all changes are to be fetched again.
    case changeTokenExpired = 21
    /// Another item of the batch failed, so this one was not saved.
    case batchRequestFailed = 22
    /// The zone has too much to do now.
    case zoneBusy = 23
    /// The database does not have what was asked for.
    case badDatabase = 24
    /// The user's storage is full.
    case quotaExceeded = 25
    /// There is no such zone.
    case zoneNotFound = 26
    /// The request has too many items.
    case limitExceeded = 27
    /// The user deleted the zone in Settings.
    case userDeletedZone = 28
    /// The share has too many participants.
    case tooManyParticipants = 29
    /// The record is in a share already.
    case alreadyShared = 30
    /// A record that a reference needs is not there.
    case referenceViolation = 31
    /// The organization of the account forbids it.
    case managedAccountRestricted = 32
    /// The user has to confirm who they are to take part in a share.
    case participantMayNeedVerification = 33
    /// The answer of the server was lost; the changes may have been saved.
    case serverResponseLost = 34
    /// The file of an asset cannot be fetched.
    case assetNotAvailable = 35
    /// The user has to enter the password of the account again.
    case accountTemporarilyUnavailable = 36
    /// The person takes part in the share already.
    case participantAlreadyInvited = 37
  }
}

extension CKError {
  /// CloudKit failed for a reason that it does not say.
  public static var internalError: Code { .internalError }
  /// Some items failed; ``CKError/partialErrorsByItemID`` says which.
  public static var partialFailure: Code { .partialFailure }
  /// There is no network; what reads from a public database fails with it here.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The network failed during the request.
  public static var networkFailure: Code { .networkFailure }
  /// The container is not one of the app.
  public static var badContainer: Code { .badContainer }
  /// The servers do not answer now.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// There were too many requests; ``CKError/retryAfterSeconds`` says how long to wait.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// The app has no entitlement for iCloud.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// No one is signed in to iCloud; nearly every request here fails with it.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The user may not do that with the record.
  public static var permissionFailure: Code { .permissionFailure }
  /// There is no such record.
  public static var unknownItem: Code { .unknownItem }
  /// The request is not well formed.
  public static var invalidArguments: Code { .invalidArguments }
  /// Only a part of the results was returned.
  public static var resultsTruncated: Code { .resultsTruncated }
  /// The record on the server is newer than that of the app.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The server refused the request.
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  /// The file of an asset is not there.
  public static var assetFileNotFound: Code { .assetFileNotFound }
  /// The file of an asset changed while it was saved.
  public static var assetFileModified: Code { .assetFileModified }
  /// The app is too old for the container.
  public static var incompatibleVersion: Code { .incompatibleVersion }
  /// A field that must be unique is not.
  public static var constraintViolation: Code { .constraintViolation }
  /// The app canceled the operation.
  public static var operationCancelled: Code { .operationCancelled }
  /// The token is too old; all changes are to be fetched again.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// Another item of the batch failed, so this one was not saved.
  public static var batchRequestFailed: Code { .batchRequestFailed }
  /// The zone has too much to do now.
  public static var zoneBusy: Code { .zoneBusy }
  /// The database does not have what was asked for.
  public static var badDatabase: Code { .badDatabase }
  /// The user's storage is full.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// There is no such zone.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The request has too many items.
  public static var limitExceeded: Code { .limitExceeded }
  /// The user deleted the zone in Settings.
  public static var userDeletedZone: Code { .userDeletedZone }
  /// The share has too many participants.
  public static var tooManyParticipants: Code { .tooManyParticipants }
  /// The record is in a share already.
  public static var alreadyShared: Code { .alreadyShared }
  /// A record that a reference needs is not there.
  public static var referenceViolation: Code { .referenceViolation }
  /// The organization of the account forbids it.
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  /// The user has to confirm who they are to take part in a share.
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  /// The answer of the server was lost; the changes may have been saved.
  public static var serverResponseLost: Code { .serverResponseLost }
  /// The file of an asset cannot be fetched.
  public static var assetNotAvailable: Code { .assetNotAvailable }
  /// The user has to enter the password of the account again.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
  /// The person takes part in the share already.
  public static var participantAlreadyInvited: Code { .participantAlreadyInvited }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``CKError``.
public let CKErrorDomain = "CKErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CKError/partialErrorsByItemID``.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CKError/ancestorRecord``.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CKError/serverRecord``.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CKError/clientRecord``.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CKError/retryAfterSeconds``.
public let CKErrorRetryAfterKey = "CKRetryAfter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says that a zone is gone because the user reset the encrypted data.
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedDataKey"
