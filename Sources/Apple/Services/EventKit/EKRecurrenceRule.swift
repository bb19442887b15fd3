// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How often an item repeats.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// The item repeats each day.
  case daily
  /// The item repeats each week.
  case weekly
  /// The item repeats each month.
  case monthly
  /// The item repeats each year.
  case yearly
}

/// A day of the week, from Sunday on.
public enum EKWeekday: Int, CaseIterable, Sendable {
  /// The first day of the week in calendars of iOS, as of the United States.
  case sunday = 1
  /// The day after Sunday.
  case monday
  /// The day after Monday.
  case tuesday
  /// The day after Tuesday.
  case wednesday
  /// The day after Wednesday.
  case thursday
  /// The day after Thursday.
  case friday
  /// The day after Friday.
  case saturday
}

/// A day of the week on which an item repeats, of each week or of one in a month or a year.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  /// The day of the week.
  public let dayOfTheWeek: EKWeekday
  /// The number of the week, negative from the end; 0 for each.
  public let weekNumber: Int

  /// Creates a day of each week, or of the week with a number.
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }

  /// Creates a day of each week, or of the week with a number.
  public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    self.init(dayOfTheWeek, weekNumber: weekNumber)
  }
}

/// The end of a series, which is a moment or a number of items.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// The moment after which the item does not repeat; nil for a number of items.
  public let endDate: Date?
  /// How often the item repeats; 0 for a moment.
  public let occurrenceCount: Int

  /// Creates an end at a moment.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

  /// Creates an end after a number of items.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// The rule by which an item repeats.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  /// How often the item repeats.
  public let frequency: EKRecurrenceFrequency
  /// How many units of the frequency are between two items.
  public let interval: Int
  /// The days of the week on which it repeats; nil for that of the first.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month, negative from the end; nil for that of the first.
  public let daysOfTheMonth: [NSNumber]?
  /// The months of the year, from 1; nil for that of the first.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks of the year, negative from the end; nil for that of the first.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year, negative from the end; nil for that of the first.
  public let daysOfTheYear: [NSNumber]?
  /// Which of the items that the others give are meant, negative from the end; nil for all.
  public let setPositions: [NSNumber]?
  /// The end of the series; nil if it has none.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// The identifier of the calendar; always the Gregorian one here.
  open var calendarIdentifier: String { "gregorian" }
  /// The first day of the week; always 0, that of the calendar.
  open var firstDayOfTheWeek: Int { 0 }

  /// Creates a rule for items that repeat each or every few days, weeks, months or years.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// Creates a rule for items that repeat on some days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval) = (type, interval)
    (self.daysOfTheWeek, self.daysOfTheMonth) = (daysOfTheWeek, daysOfTheMonth)
    (self.monthsOfTheYear, self.weeksOfTheYear) = (monthsOfTheYear, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
    recurrenceEnd = end
    super.init()
  }
}
