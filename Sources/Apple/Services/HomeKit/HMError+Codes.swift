// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension HMError {
  /// There is such an object already.
  public static var alreadyExists: Code { .alreadyExists }
  /// There is no such object.
  public static var notFound: Code { .notFound }
  /// A value of the call is wrong.
  public static var invalidParameter: Code { .invalidParameter }
  /// The accessory cannot be reached.
  public static var accessoryNotReachable: Code { .accessoryNotReachable }
  /// The characteristic can only be read.
  public static var readOnlyCharacteristic: Code { .readOnlyCharacteristic }
  /// The characteristic can only be written.
  public static var writeOnlyCharacteristic: Code { .writeOnlyCharacteristic }
  /// The characteristic does not say when it changes.
  public static var notificationNotSupported: Code { .notificationNotSupported }
  /// The operation took too long.
  public static var operationTimedOut: Code { .operationTimedOut }
  /// The accessory is switched off.
  public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
  /// The access to the object is denied.
  public static var accessDenied: Code { .accessDenied }
  /// The object is in another home.
  public static var objectAssociatedToAnotherHome: Code { .objectAssociatedToAnotherHome }
  /// The object is in no home.
  public static var objectNotAssociatedToAnyHome: Code { .objectNotAssociatedToAnyHome }
  /// The object is in the home already.
  public static var objectAlreadyAssociatedToHome: Code { .objectAlreadyAssociatedToHome }
  /// The accessory is busy with something else.
  public static var accessoryIsBusy: Code { .accessoryIsBusy }
  /// The operation is not yet done.
  public static var operationInProgress: Code { .operationInProgress }
  /// The accessory has no more room.
  public static var accessoryOutOfResources: Code { .accessoryOutOfResources }
  /// The user may not do this.
  public static var insufficientPrivileges: Code { .insufficientPrivileges }
  /// The accessory could not be added.
  public static var accessoryPairingFailed: Code { .accessoryPairingFailed }
  /// The format of a value is wrong.
  public static var invalidDataFormatSpecified: Code { .invalidDataFormatSpecified }
  /// A value of the call is missing.
  public static var nilParameter: Code { .nilParameter }
  /// A value of the call is not configured.
  public static var unconfiguredParameter: Code { .unconfiguredParameter }
  /// A value of the call has the wrong class.
  public static var invalidClass: Code { .invalidClass }
  /// The operation was canceled by somebody.
  public static var operationCancelled: Code { .operationCancelled }
  /// The room of the whole home is in no zone.
  public static var roomForHomeCannotBeInZone: Code { .roomForHomeCannotBeInZone }
  /// The scene has no actions.
  public static var noActionsInActionSet: Code { .noActionsInActionSet }
  /// The automation has no scenes.
  public static var noRegisteredActionSets: Code { .noRegisteredActionSets }
  /// A value that is needed is missing.
  public static var missingParameter: Code { .missingParameter }
  /// The date of an automation is in the past.
  public static var fireDateInPast: Code { .fireDateInPast }
  /// The room of the whole home cannot be changed.
  public static var roomForHomeCannotBeUpdated: Code { .roomForHomeCannotBeUpdated }
  /// The action is in another scene.
  public static var actionInAnotherActionSet: Code { .actionInAnotherActionSet }
  /// The home has an object with a similar name.
  public static var objectWithSimilarNameExistsInHome: Code { .objectWithSimilarNameExistsInHome }
  /// There is a home with a similar name.
  public static var homeWithSimilarNameExists: Code { .homeWithSimilarNameExists }
  /// The new name is too similar to another one.
  public static var renameWithSimilarName: Code { .renameWithSimilarName }
  /// An accessory of a bridge cannot be removed.
  public static var cannotRemoveNonBridgeAccessory: Code { .cannotRemoveNonBridgeAccessory }
  /// The name has characters that are not allowed.
  public static var nameContainsProhibitedCharacters: Code { .nameContainsProhibitedCharacters }
  /// The name must begin with a letter or a digit.
  public static var nameDoesNotStartWithValidCharacters: Code {
    .nameDoesNotStartWithValidCharacters
  }
  /// The user is not named by an address of mail.
  public static var userIDNotEmailAddress: Code { .userIDNotEmailAddress }
  /// The user did not add the other one.
  public static var userDeclinedAddingUser: Code { .userDeclinedAddingUser }
  /// The user did not remove the other one.
  public static var userDeclinedRemovingUser: Code { .userDeclinedRemovingUser }
  /// The other one did not accept.
  public static var userDeclinedInvite: Code { .userDeclinedInvite }
  /// The users of the home could not be changed.
  public static var userManagementFailed: Code { .userManagementFailed }
  /// An automation would come too often.
  public static var recurrenceTooSmall: Code { .recurrenceTooSmall }
  /// The type of a value is wrong.
  public static var invalidValueType: Code { .invalidValueType }
  /// The value is below the least one.
  public static var valueLowerThanMinimum: Code { .valueLowerThanMinimum }
  /// The value is above the largest one.
  public static var valueHigherThanMaximum: Code { .valueHigherThanMaximum }
  /// The text is longer than allowed.
  public static var stringLongerThanMaximum: Code { .stringLongerThanMaximum }
  /// The app has no access to homes, which is always the reason here.
  public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
  /// The operation is not supported.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// There are too many such objects.
  public static var maximumObjectLimitReached: Code { .maximumObjectLimitReached }
  /// The answer of the accessory is wrong.
  public static var accessorySentInvalidResponse: Code { .accessorySentInvalidResponse }
  /// The text is shorter than allowed.
  public static var stringShorterThanMinimum: Code { .stringShorterThanMinimum }
  /// The reason is not known.
  public static var genericError: Code { .genericError }
  /// The connection is not secure.
  public static var securityFailure: Code { .securityFailure }
  /// The accessory did not answer.
  public static var communicationFailure: Code { .communicationFailure }
  /// A message is not from the accessory.
  public static var messageAuthenticationFailed: Code { .messageAuthenticationFailed }
  /// A message has a wrong size.
  public static var invalidMessageSize: Code { .invalidMessageSize }
  /// No accessory could be found.
  public static var accessoryDiscoveryFailed: Code { .accessoryDiscoveryFailed }
  /// The request of the app is wrong.
  public static var clientRequestError: Code { .clientRequestError }
  /// The accessory answered with an error.
  public static var accessoryResponseError: Code { .accessoryResponseError }
  /// The name must end with a letter or a digit.
  public static var nameDoesNotEndWithValidCharacters: Code { .nameDoesNotEndWithValidCharacters }
  /// The accessory is blocked in this home.
  public static var accessoryIsBlocked: Code { .accessoryIsBlocked }
  /// The type of the service is wrong.
  public static var invalidAssociatedServiceType: Code { .invalidAssociatedServiceType }
  /// No action of the scene was done.
  public static var actionSetExecutionFailed: Code { .actionSetExecutionFailed }
  /// Some actions of the scene were not done.
  public static var actionSetExecutionPartialSuccess: Code { .actionSetExecutionPartialSuccess }
  /// The scene is being run already.
  public static var actionSetExecutionInProgress: Code { .actionSetExecutionInProgress }
  /// The accessory does not follow the rules.
  public static var accessoryOutOfCompliance: Code { .accessoryOutOfCompliance }
  /// The data could not be reset.
  public static var dataResetFailure: Code { .dataResetFailure }
  /// The characteristic says already when it changes.
  public static var notificationAlreadyEnabled: Code { .notificationAlreadyEnabled }
  /// The time between two runs is not allowed.
  public static var recurrenceMustBeOnSpecifiedBoundaries: Code {
    .recurrenceMustBeOnSpecifiedBoundaries
  }
  /// The date of an automation is not allowed.
  public static var dateMustBeOnSpecifiedBoundaries: Code { .dateMustBeOnSpecifiedBoundaries }
  /// The date of an automation is too far away.
  public static var cannotActivateTriggerTooFarInFuture: Code {
    .cannotActivateTriggerTooFarInFuture
  }
  /// The time between two runs is too long.
  public static var recurrenceTooLarge: Code { .recurrenceTooLarge }
  /// Some values were not read or written.
  public static var readWritePartialSuccess: Code { .readWritePartialSuccess }
  /// No value was read or written.
  public static var readWriteFailure: Code { .readWriteFailure }
}
