// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How important a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is put into the list alone.
  case passive
  /// It is shown at once.
  case active
  /// It is shown at once, also where others are silent.
  case timeSensitive
  /// It is heard while the device is silent.
  case critical
}

/// What makes a notification's content from that of another, such as an intent.
public protocol UNNotificationContentProviding {}

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var userInfo: [AnyHashable: Any] = [:]
    var sound: UNNotificationSound?
    var badge: NSNumber?
    var threadIdentifier = ""
    var categoryIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var targetContentIdentifier: String?
    var filterCriteria: String?
    var summaryArgument = ""
    var summaryArgumentCount = 1
    var launchImageName = ""
  }

  fileprivate(set) final var values = Values()

  /// The title; empty if there is none.
  open var title: String { values.title }
  /// The subtitle; empty if there is none.
  open var subtitle: String { values.subtitle }
  /// The body text; empty if there is none.
  open var body: String { values.body }
  /// The app's own data in the notification.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The sound; nil is no sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The number in the app icon's badge; nil leaves it unchanged.
  open var badge: NSNumber? { values.badge }
  /// The identifier of the thread in which notifications are grouped.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The identifier of the category that has the notification's actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The files that are shown with the notification.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// How important the notification is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The place of the notification in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The scene that shows the notification's content; nil for any.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// What a focus decides by whether the notification is shown; nil for nothing.
  open var filterCriteria: String? { values.filterCriteria }
  /// What a summary calls the notification by.
  open var summaryArgument: String { values.summaryArgument }
  /// How many a summary counts the notification as; 1 if it is not set.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The image of an app that a notification begins.
  open var launchImageName: String { values.launchImageName }

  /// Returns the content, as no other changes it here.
  open func updating(from provider: any UNNotificationContentProviding) throws
    -> UNNotificationContent
  { self }

  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }

  /// Returns a copy that cannot be changed.
  open override func copy() -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }
}

/// The content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title; empty if there is none.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The subtitle; empty if there is none.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The body text; empty if there is none.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The app's own data in the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The sound; nil is no sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The number in the app icon's badge; nil leaves it unchanged.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The identifier of the thread in which notifications are grouped.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The identifier of the category that has the notification's actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The files that are shown with the notification.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// How important the notification is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The place of the notification in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The scene that shows the notification's content; nil for any.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// What a focus decides by whether the notification is shown; nil for nothing.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
  /// What a summary calls the notification by.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// How many a summary counts the notification as; 1 if it is not set.
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
  /// The image of an app that a notification begins.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
}
