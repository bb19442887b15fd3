// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// What a provider is asked with: the shape of the widget, the moment, the locale and the source of data.
///
/// It holds what WidgetKit's context holds, and what a provider on a phone takes from around itself: the time, the time zone, the
/// language and the network. They are values here, so that a day can be run in any zone, at any speed, and again.
public struct ProviderContext: Sendable {
  /// The shape of the widget.
  public var family: WidgetFamily

  /// The size of the widget, in points.
  public var displaySize: Size

  /// The moment at which the provider is called, by the device's clock; what is answered to a request has a later one of its own.
  public var date: Instant

  /// The time zone of the device.
  public var timeZone: TimeZoneRules

  /// The user's locale: language and region, as in `ja_JP`.
  public var locale: String

  /// The feed that answers the provider's requests.
  public var feed: any TimelineFeed

  /// Creates a context for a call.
  ///
  /// - Parameters:
  ///   - family: The shape of the widget.
  ///   - displaySize: The size of the widget, in points.
  ///   - date: The moment at which the provider is called.
  ///   - timeZone: The device's time zone.
  ///   - locale: The user's locale: language and region.
  ///   - feed: Where data comes from.
  public init(
    family: WidgetFamily, displaySize: Size, date: Instant, timeZone: TimeZoneRules = .utc,
    locale: String = "en", feed: any TimelineFeed
  ) {
    self.family = family
    self.displaySize = displaySize
    self.date = date
    self.timeZone = timeZone
    self.locale = locale
    self.feed = feed
  }
}
