// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension EnvironmentValues {
  private struct NowKey: EnvironmentKey {
    static var defaultValue: Instant? { nil }
  }

  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZoneRules { .utc }
  }

  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: WidgetCalendar { WidgetCalendar() }
  }

  private struct DateWriterKey: EnvironmentKey {
    static var defaultValue: any DateWriter { StandardDateWriter() }
  }

  private struct LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct FixedBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the system never removes the container background of the widget, so that none has to be stated.
  package var hasFixedBackground: Bool {
    get { self[FixedBackgroundKey.self] }
    set { self[FixedBackgroundKey.self] = newValue }
  }

  private struct PresentationKey: EnvironmentKey {
    static var defaultValue: ShownPresentation? { nil }
  }

  /// The presentation of a Live Activity or a control; nil for a widget.
  package var shownPresentation: ShownPresentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// The moment of the picture, at which texts that change with time are written; nil is the moment of which they tell.
  public var now: Instant? {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  /// The zone whose clocks texts show.
  ///
  /// A module that has Foundation's `TimeZone` may have a property of the same name, which is preferred to this one.
  @_disfavoredOverload public var timeZone: TimeZoneRules {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The user's calendar.
  ///
  /// A module that has Foundation's `Calendar` may have a property of the same name, which is preferred to this one.
  @_disfavoredOverload public var calendar: WidgetCalendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The writer of dates and times in texts.
  public var dateWriter: any DateWriter {
    get { self[DateWriterKey.self] }
    set { self[DateWriterKey.self] = newValue }
  }

  /// Whether the screen is dimmed, as an Always-On display is.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// The user's preferred size of text, by UIKit's names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

/// A user's calendar, as far as it can be described without tables: a value for views to read.
///
/// The engine itself writes days of the Gregorian calendar.
public struct WidgetCalendar: Hashable, Sendable {
  /// The identifier of the Unicode CLDR, as in `gregorian` or `japanese`.
  public var identifier: String

  /// The day with which a week begins: 1 is Sunday, 7 is Saturday.
  public var firstWeekday: Int

  /// Creates a calendar from a CLDR identifier and a first weekday, 1 for Sunday to 7 for Saturday.
  public init(identifier: String = "gregorian", firstWeekday: Int = 1) {
    self.identifier = identifier
    self.firstWeekday = firstWeekday
  }
}

/// The size of text that a user prefers, with UIKit's names; the newer name is `DynamicTypeSize`.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// The smallest size, `DynamicTypeSize.xSmall`.
  case extraSmall
  /// The second smallest size, `DynamicTypeSize.small`.
  case small
  /// One step below the default, `DynamicTypeSize.medium`.
  case medium
  /// The default size of a device, `DynamicTypeSize.large`.
  case large
  /// One step above the default, `DynamicTypeSize.xLarge`.
  case extraLarge
  /// Two steps above the default, `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// The largest size outside the accessibility settings, `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size, `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Creates the category of a size by SwiftUI's name.
  package init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[index]
  }

  /// The same size, by SwiftUI's name.
  public var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
  /// Whether text of the first size is the smaller one.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}
