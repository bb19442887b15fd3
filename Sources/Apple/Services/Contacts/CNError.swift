// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the user's contacts.
public struct CNError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``CNErrorDomain``.
  public static var errorDomain: String { CNErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = CNError

    /// The process that keeps the contacts did not answer.
    case communicationError = 1
    /// The database of contacts could not be read.
    case dataAccessError = 2
    /// The user did not let the app use the contacts; every request here fails with it.
    case authorizationDenied = 100
    /// No container can be written to.
    case noAccessableWritableContainers = 101
    /// The app asked for a key, such as the notes, that needs an entitlement.
    case unauthorizedKeys = 102
    /// The user turned the feature off.
    case featureDisabledByUser = 103
    /// The device does not have the feature.
    case featureNotAvailable = 104
    /// There is no contact, group or container with the identifier.
    case recordDoesNotExist = 200
    /// A record that was to be added is there already.
    case insertedRecordAlreadyExists = 201
    /// A group would become a part of itself.
    case containmentCycle = 202
    /// A group and its member are in different containers.
    case containmentScope = 203
    /// The group or container to add to is not there.
    case parentRecordDoesNotExist = 204
    /// The identifier is not one of a record.
    case recordIdentifierInvalid = 205
    /// The record cannot be changed.
    case recordNotWritable = 206
    /// The container of the record cannot be changed.
    case parentContainerNotWritable = 207
    /// Several values of a record are wrong.
    case validationMultipleErrors = 300
    /// A value of a record has the wrong type.
    case validationTypeMismatch = 301
    /// A record is not set up as its container requires.
    case validationConfigurationError = 302
    /// The predicate is not one that contacts can be fetched with.
    case predicateInvalid = 400
    /// A policy of the device forbids the change.
    case policyViolation = 500
    /// The identifier of the client is not well formed.
    case clientIdentifierInvalid = 600
    /// The client is not known.
    case clientIdentifierDoesNotExist = 601
    /// Another client has the identifier.
    case clientIdentifierCollision = 602
    /// The history of changes no longer goes back that far.
    case changeHistoryExpired = 603
    /// The token is not one of a history of changes.
    case changeHistoryInvalidAnchor = 604
    /// The request for a history of changes is not well formed.
    case changeHistoryInvalidFetchRequest = 605
    /// The text is not a vCard.
    case vCardMalformed = 700
    /// A vCard could not be made short enough.
    case vCardSummarizationError = 701
  }
}

extension CNError {
  /// The process that keeps the contacts did not answer.
  public static var communicationError: Code { .communicationError }
  /// The database of contacts could not be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The user did not let the app use the contacts; every request here fails with it.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// No container can be written to.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The app asked for a key, such as the notes, that needs an entitlement.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The user turned the feature off.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// The device does not have the feature.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// There is no contact, group or container with the identifier.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// A record that was to be added is there already.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// A group would become a part of itself.
  public static var containmentCycle: Code { .containmentCycle }
  /// A group and its member are in different containers.
  public static var containmentScope: Code { .containmentScope }
  /// The group or container to add to is not there.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The identifier is not one of a record.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// The record cannot be changed.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// The container of the record cannot be changed.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// Several values of a record are wrong.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// A value of a record has the wrong type.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// A record is not set up as its container requires.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The predicate is not one that contacts can be fetched with.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A policy of the device forbids the change.
  public static var policyViolation: Code { .policyViolation }
  /// The identifier of the client is not well formed.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  /// The client is not known.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  /// Another client has the identifier.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  /// The history of changes no longer goes back that far.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  /// The token is not one of a history of changes.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  /// The request for a history of changes is not well formed.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  /// The text is not a vCard.
  public static var vCardMalformed: Code { .vCardMalformed }
  /// A vCard could not be made short enough.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``CNError``.
public let CNErrorDomain = "CNErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the records that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifiers of the records that an error is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey =
  "CNErrorUserInfoAffectedRecordIdentifiersKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the errors of single values.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the key paths whose values are wrong.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"
