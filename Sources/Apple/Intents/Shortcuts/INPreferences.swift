// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether an app may work with Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It cannot.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
}

/// What a person allows Siri: nothing is asked here, and nothing is allowed.
open class INPreferences: NSObject {
  private override init() {}

  /// Whether the app may work with Siri: it cannot, where there is no Siri.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

  /// Answers that the app cannot work with Siri.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    IntentsMessages.writeNoEffect(
      of: "INPreferences.requestSiriAuthorization(_:)", because: "Siri is not here")
    handler(.restricted)
  }

  /// The language of Siri: that of the process.
  open class func siriLanguageCode() -> String { Locale.current.identifier }
}
