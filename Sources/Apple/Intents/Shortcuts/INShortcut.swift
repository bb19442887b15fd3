// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a shortcut starts: an intent or an activity.
open class INShortcut: NSObject, NSCopying {
  /// The intent; nil if it is an activity.
  public let intent: INIntent?

  /// The activity; nil if it is an intent.
  public let userActivity: NSUserActivity?

  /// Makes a shortcut of an intent.
  ///
  /// Apple's is nil for an intent that nothing can be made of; here there is none that cannot.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }

  /// Makes a shortcut of an activity.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }

  /// The shortcut itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A shortcut that a person gave a phrase.
open class INVoiceShortcut: NSObject {
  /// What tells it from others.
  public let identifier: UUID

  /// What a person says.
  public let invocationPhrase: String

  /// What it starts.
  public let shortcut: INShortcut

  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// The shortcuts that people gave phrases, and those that an app suggests: there are none here.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The center of the app.
  public static let shared = INVoiceShortcutCenter()

  private override init() {}

  /// Gives no shortcuts.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    writeNoEffect(of: "getAllVoiceShortcuts(completion:)")
    completionHandler([], nil)
  }

  /// Gives no shortcuts.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    writeNoEffect(of: "allVoiceShortcuts()")
    return []
  }

  /// Gives no shortcut.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    writeNoEffect(of: "getVoiceShortcut(with:completion:)")
    completionHandler(nil, nil)
  }

  /// Does nothing.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    writeNoEffect(of: "setShortcutSuggestions(_:)")
  }

  private func writeNoEffect(of call: String) {
    IntentsMessages.writeNoEffect(
      of: "INVoiceShortcutCenter.\(call)", because: "Siri and the Shortcuts app are not here")
  }
}
