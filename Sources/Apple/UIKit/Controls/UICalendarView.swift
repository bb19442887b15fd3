// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A calendar, which is never drawn.
open class UICalendarView: UIView {
  /// What is asked for marks of days.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The calendar of the view.
  open var calendar = Calendar.current
  /// The locale of the view.
  open var locale = Locale.current
  /// The time zone; nil for the user's.
  open var timeZone: TimeZone?
  /// The days that are shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown.
  open var visibleDateComponents = DateComponents()
  /// Whether days have marks.
  open var wantsDateDecorations = true
  /// Does nothing, as a widget has no screen.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  /// A mark of a day.
  @MainActor @preconcurrency open class Decoration: NSObject {
    /// Creates one with the usual properties.
    public override init() { super.init() }
    /// Returns a mark of an image.
    open class func image(_ image: UIImage?, color: UIColor? = nil) -> Decoration { Decoration() }
    /// Returns a dot as a mark.
    open class func `default`(color: UIColor? = nil) -> Decoration { Decoration() }
  }
}

/// What is asked for marks of days, which are never shown.
@MainActor @preconcurrency public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
}

extension UICalendarViewDelegate {
  /// Returns nil by default.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
}
