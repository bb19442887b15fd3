// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// When a shortcut is relevant: one of the classes below.
open class INRelevanceProvider: NSObject {
  init(isSubclass: Void) {}
}

/// A shortcut is relevant at a time.
open class INDateRelevanceProvider: INRelevanceProvider {
  /// The first moment.
  public let startDate: Date

  /// The last moment; nil for the first alone.
  public let endDate: Date?

  /// Makes a provider.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init(isSubclass: ())
  }
}

/// What a person does every day.
public enum INDailyRoutineSituation: Int, Sendable {
  /// In the morning.
  case morning = 0
  /// In the evening.
  case evening
  /// At home.
  case home
  /// At work.
  case work
  /// At school.
  case school
  /// At the gym.
  case gym
  /// During a commute.
  case commute
  /// When headphones are connected.
  case headphonesConnected
  /// During a workout.
  case activeWorkout
  /// When there is not enough physical activity.
  case physicalActivityIncomplete
}

/// A shortcut is relevant while a person does what they do every day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
  /// What the person does.
  public let situation: INDailyRoutineSituation

  /// Makes a provider.
  public init(situation: INDailyRoutineSituation) {
    self.situation = situation
    super.init(isSubclass: ())
  }
}

/// Whether a relevant shortcut does something or shows something.
public enum INRelevantShortcutRole: Int, Sendable {
  /// It does something.
  case action = 0
  /// It shows something.
  case information
}

/// What a card of a shortcut shows.
open class INDefaultCardTemplate: NSObject {
  /// The title.
  open var title: String

  /// The text below the title.
  open var subtitle: String?

  /// The image.
  open var image: INImage?

  /// Makes a card.
  public init(title: String) { self.title = title }
}

/// A shortcut, and when it is relevant.
open class INRelevantShortcut: NSObject {
  /// The shortcut.
  public let shortcut: INShortcut

  /// When it is relevant.
  open var relevanceProviders: [INRelevanceProvider] = []

  /// What a watch shows for it; nil for what the shortcut says.
  open var watchTemplate: INDefaultCardTemplate?

  /// The kind of the widget that it is for; nil if it is not for a widget.
  open var widgetKind: String?

  /// Whether it does something or shows something.
  open var shortcutRole = INRelevantShortcutRole.action

  /// Makes a relevant shortcut.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The relevant shortcuts of an app, which a system would suggest.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public static let `default` = INRelevantShortcutStore()

  private override init() {}

  /// Does nothing.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    IntentsMessages.writeNoEffect(
      of: "INRelevantShortcutStore.setRelevantShortcuts(_:completionHandler:)",
      because: "nothing here suggests shortcuts")
    completionHandler?(nil)
  }

  /// Does nothing.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    setRelevantShortcuts(shortcuts, completionHandler: nil)
  }
}
