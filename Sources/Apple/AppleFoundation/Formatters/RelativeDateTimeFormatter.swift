// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A formatter of relative dates, as in `in 2 hours`.
///
/// Foundation has it on Apple's systems only; the words are those of `Date.RelativeFormatStyle`,
/// which Foundation has everywhere.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days such as yesterday are named or counted.
  public enum DateTimeStyle: Int, Sendable {
    /// A number, as in `1 day ago`.
    case numeric
    /// A name if the language has one, as in `yesterday`.
    case named
  }

  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Full names of the units, as in `2 months ago`.
    case full
    /// Numbers and units in words, as in `two months ago`.
    case spellOut
    /// Short names of the units, as in `2 mo. ago`.
    case short
    /// The shortest names of the units.
    case abbreviated
  }

  /// Whether days such as yesterday are named or counted.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// The style in which units are written.
  open var unitsStyle = UnitsStyle.full

  /// The locale of the words; nil is the current one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// The calendar that counts days; nil is the current one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent

  /// The position of the text in a sentence; it has no effect here.
  open var formattingContext = Context.unknown

  /// Returns a text for a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
    // The style counts from the present.
    return style.format(Date.now.addingTimeInterval(date.timeIntervalSince(referenceDate)))
  }

  /// Returns a text for an interval in seconds from now; a negative one is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns a text for date components from now; for now itself if the calendar cannot add them.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    let then = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now)
    return localizedString(for: then ?? now, relativeTo: now)
  }

  /// Returns a text for a `Date` relative to now; nil for any other object.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
