// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Writes how far a moment is away, as in `in 2 hours`.
///
/// Foundation has it on Apple's systems only; the words are those of `Date.RelativeFormatStyle`, which Foundation has everywhere.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether yesterday is a name or a number.
  public enum DateTimeStyle: Int, Sendable {
    /// A number, as in `1 day ago`.
    case numeric
    /// A name where there is one, as in `yesterday`.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// In words, as in `2 months ago`.
    case full
    /// In words, numbers too.
    case spellOut
    /// Short, as in `2 mo. ago`.
    case short
    /// As short as can be.
    case abbreviated
  }

  /// Whether yesterday is a name or a number.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// How units are written.
  open var unitsStyle = UnitsStyle.full

  /// The language.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// By what days are counted.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent

  /// Where in a sentence it is written; it changes nothing here.
  open var formattingContext = Context.unknown

  /// Writes how far a moment is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
    // The style counts from now.
    return style.format(Date.now.addingTimeInterval(date.timeIntervalSince(referenceDate)))
  }

  /// Writes an interval, in seconds, from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes the interval that components say.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    let then = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now)
    return localizedString(for: then ?? now, relativeTo: now)
  }

  /// Writes how far a `Date` is from now; nil for anything else.
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
