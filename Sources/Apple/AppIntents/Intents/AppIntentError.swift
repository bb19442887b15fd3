// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// An error of the App Intents framework.
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible,
  CustomLocalizedStringResourceConvertible
{
  /// The description of the error.
  public let description: String

  /// The description of the error, which is not translated.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource("\(description)")
  }

  fileprivate init(_ description: String) { self.description = description }

  static func needsValue(_ parameter: String) -> AppIntentError {
    AppIntentError("the parameter '\(parameter)' needs a value, and nobody can be asked here")
  }

  static func needsConfirmation(_ subject: String) -> AppIntentError {
    AppIntentError("'\(subject)' must be confirmed, and nobody can be asked here")
  }

  static func needsDisambiguation(_ parameter: String) -> AppIntentError {
    AppIntentError("several values are meant by '\(parameter)', and nobody can be asked here")
  }

  static func notPerformed(_ intent: String) -> AppIntentError {
    AppIntentError("'\(intent)' holds the choices of a widget and does nothing by itself")
  }

  static func needsChoice(_ subject: String) -> AppIntentError {
    AppIntentError("'\(subject)' asks which option to take, and nobody can be asked here")
  }

  static func hasNoURL(_ subject: String) -> AppIntentError {
    AppIntentError(
      "'\(subject)' has no URL; give each value that its URL names, and only characters that URLs have"
    )
  }

  static func foreground(_ intent: String) -> AppIntentError {
    AppIntentError("'\(intent)' must go on in the app, and there is no app here")
  }

  /// The error with which an intent asks to be performed again, which does not happen here.
  public static let restartPerform = AppIntentError(
    "the intent asked to be performed again, which nothing here does")
}

extension AppIntentError {
  /// Errors that end an intent and that the user cannot resolve.
  public enum Unrecoverable {
    /// No entity is the one that was asked for.
    public static let entityNotFound = AppIntentError("the entity was not found")
    /// Restrictions of the device forbid the feature.
    public static let featureCurrentlyRestricted = AppIntentError("the feature is restricted")
    /// The network cannot be reached.
    public static let networkFailure = AppIntentError("the network cannot be reached")
    /// The action is not allowed.
    public static let notAllowed = AppIntentError("the action is not allowed")
    /// Only some of several actions were performed.
    public static let partialFailure = AppIntentError("only a part was performed")
    /// The reason is unknown.
    public static let unknown = AppIntentError("an unknown error occurred")
    /// The device does not have the feature.
    public static let unsupportedOnDevice = AppIntentError("the device does not have the feature")
  }

  /// Errors that the user can resolve.
  public enum UserActionRequired {
    /// The user must set up an account.
    public static let accountSetup = AppIntentError("an account must be set up")
    /// The user must confirm the action.
    public static let confirmation = AppIntentError("the action must be confirmed")
    /// The user must sign in.
    public static let signin = AppIntentError("the user must sign in")
  }

  /// Errors of an app that the user has not given a permission.
  public enum PermissionRequired {
    /// The app may not use Bluetooth.
    public static let bluetooth = AppIntentError("Bluetooth is not permitted")
    /// The app may not read contacts.
    public static let contacts = AppIntentError("contacts are not permitted")
    /// The app may not use the local network.
    public static let localNetwork = AppIntentError("the local network is not permitted")
    /// The app may not read photos.
    public static let photos = AppIntentError("photos are not permitted")
    /// The app may not use Siri.
    public static let siri = AppIntentError("Siri is not permitted")

    /// Returns the error of an app that may not know where the device is, or only roughly.
    public static func location(precise: Bool = false) -> AppIntentError {
      AppIntentError(
        precise ? "the precise location is not permitted" : "the location is not permitted")
    }
  }
}
