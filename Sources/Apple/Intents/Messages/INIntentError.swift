// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What goes wrong with intents, by the codes of Apple's system.
public struct INIntentError: Error, Hashable, Sendable {
  /// The reasons for an error.
  public enum Code: Int, Sendable {
    /// The operation is not supported.
    case interactionOperationNotSupported = 1900
    /// An interaction could not be donated.
    case donatingInteraction = 1901
    /// The interactions could not be deleted.
    case deletingAllInteractions = 1902
    /// Interactions of identifiers could not be deleted.
    case deletingInteractionWithIdentifiers = 1903
    /// Interactions of a group could not be deleted.
    case deletingInteractionWithGroupIdentifier = 1904
    /// Several extensions support the intent.
    case intentSupportedByMultipleExtension = 2001
    /// The extension does not support restricted intents.
    case restrictedIntentsNotSupportedByExtension = 2002
    /// The extension has no handler for the intent.
    case noHandlerProvidedForIntent = 2003
    /// No intent has the name.
    case invalidIntentName = 2004
    /// No app handles the intent.
    case noAppAvailable = 2005
    /// The answer came too late.
    case requestTimedOut = 3001
    /// Something that is needed is missing.
    case missingInformation = 3002
    /// The vocabulary is not at its place.
    case invalidUserVocabularyFileLocation = 4000
    /// The extension started too slowly.
    case extensionLaunchingTimeout = 5000
    /// The extension could not be started.
    case extensionBringUpFailed = 5001
    /// Something is wrong with a picture.
    case imageGeneric = 6000
    /// No service can load the picture.
    case imageNoServiceAvailable = 6001
    /// The picture could not be kept.
    case imageStorageFailed = 6002
    /// The picture could not be loaded.
    case imageLoadingFailed = 6003
    /// The picture could not be fetched.
    case imageRetrievalFailed = 6004
    /// The picture stands for itself.
    case imageProxyLoop = 6005
    /// What stands for the picture is invalid.
    case imageProxyInvalid = 6006
    /// The picture came too late.
    case imageProxyTimeout = 6007
    /// The service of pictures failed.
    case imageServiceFailure = 6008
    /// The picture could not be made smaller.
    case imageScalingFailed = 6009
    /// The app may not do it.
    case permissionDenied = 6010
    /// The shortcut could not be made.
    case voiceShortcutCreationFailed = 7000
    /// The shortcut could not be read.
    case voiceShortcutGetFailed = 7001
    /// The shortcut could not be deleted.
    case voiceShortcutDeleteFailed = 7002
    /// Something is wrong in encoding.
    case encodingGeneric = 8000
    /// The value could not be encoded.
    case encodingFailed = 8001
    /// The value could not be decoded.
    case decodingGeneric = 9000
    /// The intent has no form as an app intent.
    case unableToCreateAppIntentRepresentation = 10_000
    /// There is no such app intent.
    case noAppIntent = 10_001

    /// Returns whether an error has the reason, as `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? INIntentError)?.code == code
    }
  }

  /// The reason for the error.
  public let code: Code
  private let message: String?

  /// Creates an error of a reason; of the rest, only the description in words is kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    message = userInfo[NSLocalizedDescriptionKey] as? String
  }

  /// The operation is not supported.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  /// An interaction could not be donated.
  public static var donatingInteraction: Code { .donatingInteraction }
  /// The interactions could not be deleted.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  /// Interactions of identifiers could not be deleted.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  /// Interactions of a group could not be deleted.
  public static var deletingInteractionWithGroupIdentifier: Code {
    .deletingInteractionWithGroupIdentifier
  }
  /// Several extensions support the intent.
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
  /// The extension does not support restricted intents.
  public static var restrictedIntentsNotSupportedByExtension: Code {
    .restrictedIntentsNotSupportedByExtension
  }
  /// The extension has no handler for the intent.
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
  /// No intent has the name.
  public static var invalidIntentName: Code { .invalidIntentName }
  /// No app handles the intent.
  public static var noAppAvailable: Code { .noAppAvailable }
  /// The answer came too late.
  public static var requestTimedOut: Code { .requestTimedOut }
  /// Something that is needed is missing.
  public static var missingInformation: Code { .missingInformation }
  /// The vocabulary is not at its place.
  public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
  /// The extension started too slowly.
  public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
  /// The extension could not be started.
  public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
  /// Something is wrong with a picture.
  public static var imageGeneric: Code { .imageGeneric }
  /// No service can load the picture.
  public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
  /// The picture could not be kept.
  public static var imageStorageFailed: Code { .imageStorageFailed }
  /// The picture could not be loaded.
  public static var imageLoadingFailed: Code { .imageLoadingFailed }
  /// The picture could not be fetched.
  public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
  /// The picture stands for itself.
  public static var imageProxyLoop: Code { .imageProxyLoop }
  /// What stands for the picture is invalid.
  public static var imageProxyInvalid: Code { .imageProxyInvalid }
  /// The picture came too late.
  public static var imageProxyTimeout: Code { .imageProxyTimeout }
  /// The service of pictures failed.
  public static var imageServiceFailure: Code { .imageServiceFailure }
  /// The picture could not be made smaller.
  public static var imageScalingFailed: Code { .imageScalingFailed }
  /// The app may not do it.
  public static var permissionDenied: Code { .permissionDenied }
  /// The shortcut could not be made.
  public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
  /// The shortcut could not be read.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
  /// The shortcut could not be deleted.
  public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
  /// Something is wrong in encoding.
  public static var encodingGeneric: Code { .encodingGeneric }
  /// The value could not be encoded.
  public static var encodingFailed: Code { .encodingFailed }
  /// The value could not be decoded.
  public static var decodingGeneric: Code { .decodingGeneric }
  /// The intent has no form as an app intent.
  public static var unableToCreateAppIntentRepresentation: Code {
    .unableToCreateAppIntentRepresentation
  }
  /// There is no such app intent.
  public static var noAppIntent: Code { .noAppIntent }
}

extension INIntentError: CustomNSError, LocalizedError {
  /// The domain of the errors, which all have.
  public static var errorDomain: String { INIntentErrorDomain }

  /// The number of the reason, as Apple's system has it.
  public var errorCode: Int { code.rawValue }

  /// What is said of the error: its description in words.
  public var errorUserInfo: [String: Any] { .members([NSLocalizedDescriptionKey: message]) }

  /// The description of the error; nil for Foundation's own.
  public var errorDescription: String? { message }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of intents.
public let INIntentErrorDomain = "IntentsErrorDomain"
