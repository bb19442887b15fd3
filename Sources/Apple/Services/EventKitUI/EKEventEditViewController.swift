// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import EventKit
public import Foundation
public import UIKit

/// What the user did on the screen to change an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// The user closed the screen.
  case canceled = 0
  /// The user saved the event.
  case saved = 1
  /// The user deleted the event.
  case deleted = 2
  /// The old name of canceled.
  public static let cancelled = EKEventEditViewAction.canceled
}

/// What learns what the user did on the screen to change an event; never called here.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The user is done with the screen; never called here.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar of new events; never called here.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Returns a new calendar by default, which is not saved.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore) }
}

/// A screen to change an event, which a widget does not have: it is never shown.
open class EKEventEditViewController: UIViewController {
  /// The object that learns what the user did; nil for none.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where the event is saved.
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event that is changed; nil for a new one.
  open var event: EKEvent?
  /// Closes the screen; it does nothing here.
  open func cancelEditing() {}
}

/// What the user did on the screen of an event.
public enum EKEventViewAction: Int, Sendable {
  /// The user closed the screen.
  case done = 0
  /// The user answered an invitation.
  case responded = 1
  /// The user deleted the event.
  case deleted = 2
}

/// What learns what the user did on the screen of an event; never called here.
@MainActor @preconcurrency public protocol EKEventViewDelegate: NSObjectProtocol {
  /// The user is done with the screen; never called here.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// The screen of an event, which a widget does not have: it is never shown.
open class EKEventViewController: UIViewController {
  /// The object that learns what the user did; nil for none.
  open weak var delegate: (any EKEventViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The event that is shown; nil until it is set.
  open var event: EKEvent!
  /// Whether the user can change the event.
  open var allowsEditing = false
  /// Whether the day of the event is shown.
  open var allowsCalendarPreview = false
}

/// How many calendars the user chooses.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One of the calendars.
  case single = 0
  /// Any number of calendars.
  case multiple = 1
}

/// Which calendars the user chooses from.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All calendars of the device.
  case allCalendars = 0
  /// Those that can be changed.
  case writableCalendarsOnly = 1
}

/// What learns which calendars the user chose; never called here.
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// The user chose other calendars; never called here.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The user is done with the screen; never called here.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The user closed the screen; never called here.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing by default when the user chose other calendars.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing by default when the user is done.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing by default when the user closed the screen.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A screen to choose calendars, which a widget does not have: it is never shown.
open class EKCalendarChooser: UIViewController {
  /// The object that learns what was chosen; nil for none.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// How many calendars the user chooses.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// The calendars that are chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  /// Whether there is a button to end.
  open var showsDoneButton = false
  /// Whether there is a button to close.
  open var showsCancelButton = false

  /// Creates a screen of all calendars of a store.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen of the calendars of a store for events or reminders.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, eventStore: eventStore)
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}
