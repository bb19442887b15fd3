// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the homes of a user.
public struct HMError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``HMErrorDomain``.
  public static var errorDomain: String { HMErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = HMError

    /// There is such an object already.
    case alreadyExists = 1
    /// There is no such object.
    case notFound = 2
    /// A value of the call is wrong.
    case invalidParameter = 3
    /// The accessory cannot be reached.
    case accessoryNotReachable = 4
    /// The characteristic can only be read.
    case readOnlyCharacteristic = 5
    /// The characteristic can only be written.
    case writeOnlyCharacteristic = 6
    /// The characteristic does not say when it changes.
    case notificationNotSupported = 7
    /// The operation took too long.
    case operationTimedOut = 8
    /// The accessory is switched off.
    case accessoryPoweredOff = 9
    /// The access to the object is denied.
    case accessDenied = 10
    /// The object is in another home.
    case objectAssociatedToAnotherHome = 11
    /// The object is in no home.
    case objectNotAssociatedToAnyHome = 12
    /// The object is in the home already.
    case objectAlreadyAssociatedToHome = 13
    /// The accessory is busy with something else.
    case accessoryIsBusy = 14
    /// The operation is not yet done.
    case operationInProgress = 15
    /// The accessory has no more room.
    case accessoryOutOfResources = 16
    /// The user may not do this.
    case insufficientPrivileges = 17
    /// The accessory could not be added.
    case accessoryPairingFailed = 18
    /// The format of a value is wrong.
    case invalidDataFormatSpecified = 19
    /// A value of the call is missing.
    case nilParameter = 20
    /// A value of the call is not configured.
    case unconfiguredParameter = 21
    /// A value of the call has the wrong class.
    case invalidClass = 22
    /// The operation was canceled by somebody.
    case operationCancelled = 23
    /// The room of the whole home is in no zone.
    case roomForHomeCannotBeInZone = 24
    /// The scene has no actions.
    case noActionsInActionSet = 25
    /// The automation has no scenes.
    case noRegisteredActionSets = 26
    /// A value that is needed is missing.
    case missingParameter = 27
    /// The date of an automation is in the past.
    case fireDateInPast = 28
    /// The room of the whole home cannot be changed.
    case roomForHomeCannotBeUpdated = 29
    /// The action is in another scene.
    case actionInAnotherActionSet = 30
    /// The home has an object with a similar name.
    case objectWithSimilarNameExistsInHome = 31
    /// There is a home with a similar name.
    case homeWithSimilarNameExists = 32
    /// The new name is too similar to another one.
    case renameWithSimilarName = 33
    /// An accessory of a bridge cannot be removed.
    case cannotRemoveNonBridgeAccessory = 34
    /// The name has characters that are not allowed.
    case nameContainsProhibitedCharacters = 35
    /// The name must begin with a letter or a digit.
    case nameDoesNotStartWithValidCharacters = 36
    /// The user is not named by an address of mail.
    case userIDNotEmailAddress = 37
    /// The user did not add the other one.
    case userDeclinedAddingUser = 38
    /// The user did not remove the other one.
    case userDeclinedRemovingUser = 39
    /// The other one did not accept.
    case userDeclinedInvite = 40
    /// The users of the home could not be changed.
    case userManagementFailed = 41
    /// An automation would come too often.
    case recurrenceTooSmall = 42
    /// The type of a value is wrong.
    case invalidValueType = 43
    /// The value is below the least one.
    case valueLowerThanMinimum = 44
    /// The value is above the largest one.
    case valueHigherThanMaximum = 45
    /// The text is longer than allowed.
    case stringLongerThanMaximum = 46
    /// The app has no access to homes, which is always the reason here.
    case homeAccessNotAuthorized = 47
    /// The operation is not supported.
    case operationNotSupported = 48
    /// There are too many such objects.
    case maximumObjectLimitReached = 49
    /// The answer of the accessory is wrong.
    case accessorySentInvalidResponse = 50
    /// The text is shorter than allowed.
    case stringShorterThanMinimum = 51
    /// The reason is not known.
    case genericError = 52
    /// The connection is not secure.
    case securityFailure = 53
    /// The accessory did not answer.
    case communicationFailure = 54
    /// A message is not from the accessory.
    case messageAuthenticationFailed = 55
    /// A message has a wrong size.
    case invalidMessageSize = 56
    /// No accessory could be found.
    case accessoryDiscoveryFailed = 57
    /// The request of the app is wrong.
    case clientRequestError = 58
    /// The accessory answered with an error.
    case accessoryResponseError = 59
    /// The name must end with a letter or a digit.
    case nameDoesNotEndWithValidCharacters = 60
    /// The accessory is blocked in this home.
    case accessoryIsBlocked = 61
    /// The type of the service is wrong.
    case invalidAssociatedServiceType = 62
    /// No action of the scene was done.
    case actionSetExecutionFailed = 63
    /// Some actions of the scene were not done.
    case actionSetExecutionPartialSuccess = 64
    /// The scene is being run already.
    case actionSetExecutionInProgress = 65
    /// The accessory does not follow the rules.
    case accessoryOutOfCompliance = 66
    /// The data could not be reset.
    case dataResetFailure = 67
    /// The characteristic says already when it changes.
    case notificationAlreadyEnabled = 68
    /// The time between two runs is not allowed.
    case recurrenceMustBeOnSpecifiedBoundaries = 69
    /// The date of an automation is not allowed.
    case dateMustBeOnSpecifiedBoundaries = 70
    /// The date of an automation is too far away.
    case cannotActivateTriggerTooFarInFuture = 71
    /// The time between two runs is too long.
    case recurrenceTooLarge = 72
    /// Some values were not read or written.
    case readWritePartialSuccess = 73
    /// No value was read or written.
    case readWriteFailure = 74
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``HMError``.
public let HMErrorDomain = "HMErrorDomain"
