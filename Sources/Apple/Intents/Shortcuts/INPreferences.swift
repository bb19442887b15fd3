// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether the app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// Siri is not available to the app.
  case restricted
  /// The user denied the use of Siri.
  case denied
  /// The user allowed the use of Siri.
  case authorized
}

/// The user's preferences for Siri, which is not available here.
open class INPreferences: NSObject {
  private override init() {}

  /// Returns whether the app may use Siri: always restricted here.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

  /// Asks for the use of Siri: the handler is called at once with restricted.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    IntentsMessages.writeNoEffect(
      of: "INPreferences.requestSiriAuthorization(_:)", because: "Siri is not here")
    handler(.restricted)
  }

  /// Returns the language of Siri: the identifier of the current locale.
  open class func siriLanguageCode() -> String { Locale.current.identifier }
}
