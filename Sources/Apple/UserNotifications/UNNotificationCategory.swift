// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How an action of a notification is done.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only where the device is not locked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// What is lost is said in red.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// Creates the icon of a system image.
  public init(systemImageName: String) {}
  /// Creates the icon of an image of the app.
  public init(templateImageName: String) {}
}

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name by which the app knows what the user chose.
  public let identifier: String
  /// The title of the button that the user taps.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions
  /// The icon; nil for none.
  public let icon: UNNotificationActionIcon?

  /// Creates an action with the title of its button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}

/// An action for which the user writes.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends what was written.
  public let textInputButtonTitle: String
  /// What is there before something is written.
  public let textInputPlaceholder: String

  /// Creates an action whose button lets the user write.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// How notifications of a category are shown.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app hears that the user dismissed a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// In a car, too.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown without the content.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown without the content.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// It is read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A category of notifications with the same actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name by which the content of a notification chooses the category.
  public let identifier: String
  /// The actions, the first first.
  public let actions: [UNNotificationAction]
  /// The intents that the notifications stand for, by their identifiers.
  public let intentIdentifiers: [String]
  /// What is shown where the content is not.
  public let hiddenPreviewsBodyPlaceholder: String
  /// How several are summed up.
  public let categorySummaryFormat: String
  /// How notifications are shown.
  public let options: UNNotificationCategoryOptions

  /// Creates a category; a placeholder or a format that is nil becomes an empty text.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}
