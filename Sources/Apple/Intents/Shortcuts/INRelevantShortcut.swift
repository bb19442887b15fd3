// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A condition under which a shortcut is relevant, which is one of the subclasses.
open class INRelevanceProvider: NSObject {
  init(isSubclass: Void) {}
}

/// A shortcut is relevant during a time.
open class INDateRelevanceProvider: INRelevanceProvider {
  /// The start of the time.
  public let startDate: Date

  /// The end of the time; nil for the start alone.
  public let endDate: Date?

  /// Creates a condition of a time.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init(isSubclass: ())
  }
}

/// A situation of the user's daily routine.
public enum INDailyRoutineSituation: Int, Sendable {
  /// During the user's morning routine.
  case morning = 0
  /// During the user's evening routine.
  case evening
  /// At the user's home.
  case home
  /// At the user's workplace.
  case work
  /// At the user's school.
  case school
  /// At the user's gym.
  case gym
  /// During the user's commute.
  case commute
  /// While headphones are connected.
  case headphonesConnected
  /// During a workout.
  case activeWorkout
  /// While the activity goals of the day are not reached.
  case physicalActivityIncomplete
}

/// A shortcut is relevant in a situation of the daily routine.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
  /// The situation of the routine.
  public let situation: INDailyRoutineSituation

  /// Creates a condition of a situation.
  public init(situation: INDailyRoutineSituation) {
    self.situation = situation
    super.init(isSubclass: ())
  }
}

/// The role of a relevant shortcut.
public enum INRelevantShortcutRole: Int, Sendable {
  /// The shortcut performs an action.
  case action = 0
  /// The shortcut shows information.
  case information
}

/// The content of a shortcut's card.
open class INDefaultCardTemplate: NSObject {
  /// The title of the card.
  open var title: String

  /// The subtitle below the title; nil for none.
  open var subtitle: String?

  /// The image of the card; nil for none.
  open var image: INImage?

  /// Creates a card with a title.
  public init(title: String) { self.title = title }
}

/// A shortcut with the conditions under which it is relevant.
open class INRelevantShortcut: NSObject {
  /// The shortcut to suggest.
  public let shortcut: INShortcut

  /// The conditions under which the shortcut is relevant.
  open var relevanceProviders: [INRelevanceProvider] = []

  /// The card on Apple Watch; nil is the shortcut's own content.
  open var watchTemplate: INDefaultCardTemplate?

  /// The kind of the widget to suggest; nil for no widget.
  open var widgetKind: String?

  /// The role of the shortcut.
  open var shortcutRole = INRelevantShortcutRole.action

  /// Creates a relevant shortcut without conditions.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The store of relevant shortcuts, which are not suggested here.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public static let `default` = INRelevantShortcutStore()

  private override init() {}

  /// Discards the shortcuts, which is reported, and calls the handler at once with nil.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    IntentsMessages.writeNoEffect(
      of: "INRelevantShortcutStore.setRelevantShortcuts(_:completionHandler:)",
      because: "nothing here suggests shortcuts")
    completionHandler?(nil)
  }

  /// Discards the shortcuts, which is reported; never throws.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    setRelevantShortcuts(shortcuts, completionHandler: nil)
  }
}
