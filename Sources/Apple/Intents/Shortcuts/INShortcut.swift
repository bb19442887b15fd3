// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A shortcut, which performs an intent or continues a user activity.
open class INShortcut: NSObject, NSCopying {
  /// The intent; nil for a user activity.
  public let intent: INIntent?

  /// The user activity; nil for an intent.
  public let userActivity: NSUserActivity?

  /// Creates a shortcut from an intent; never nil here.
  ///
  /// Apple's initializer returns nil for an intent that cannot be a shortcut.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }

  /// Creates a shortcut from a user activity.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }

  /// Returns the shortcut itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A shortcut to which the user added a phrase.
open class INVoiceShortcut: NSObject {
  /// The identifier of the shortcut.
  public let identifier: UUID

  /// The phrase that invokes the shortcut.
  public let invocationPhrase: String

  /// The shortcut that the phrase invokes.
  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// The user's shortcuts with phrases, and an app's suggestions; there are none here.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The shared center of the app.
  public static let shared = INVoiceShortcutCenter()

  private override init() {}

  /// Calls the completion at once with no shortcuts, which is reported.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    writeNoEffect(of: "getAllVoiceShortcuts(completion:)")
    completionHandler([], nil)
  }

  /// Returns no shortcuts, which is reported; never throws.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    writeNoEffect(of: "allVoiceShortcuts()")
    return []
  }

  /// Calls the completion at once without a shortcut, which is reported.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    writeNoEffect(of: "getVoiceShortcut(with:completion:)")
    completionHandler(nil, nil)
  }

  /// Discards the suggestions, which is reported.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    writeNoEffect(of: "setShortcutSuggestions(_:)")
  }

  private func writeNoEffect(of call: String) {
    IntentsMessages.writeNoEffect(
      of: "INVoiceShortcutCenter.\(call)", because: "Siri and the Shortcuts app are not here")
  }
}
