// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The context of a call: the widget, the moment, the locale and the source of data.
///
/// It holds what WidgetKit's context holds, and what a provider on a phone takes from around itself: the time, the time zone, the
/// language and the network. They are values here, so that a day can be run in any zone, at any speed, and again.
public struct TimelineProviderContext: Sendable {
  /// The shape of the widget.
  public var family: WidgetFamily

  /// Whether the widget is shown in the gallery.
  public var isPreview: Bool

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

  /// A closure by which the provider reports a problem: a request that failed, data of a wrong
  /// kind.
  public var log: @Sendable (ProviderMessage) -> Void

  /// Creates a context for a call.
  ///
  /// - Parameters:
  ///   - family: The shape of the widget.
  ///   - isPreview: Whether the widget is shown in the gallery.
  ///   - displaySize: The size of the widget, in points.
  ///   - date: The moment at which the provider is called.
  ///   - timeZone: The device's time zone.
  ///   - locale: The user's locale: language and region.
  ///   - feed: Where data comes from.
  ///   - log: Where the provider says what it met; nowhere if none is given.
  public init(
    family: WidgetFamily, isPreview: Bool = false, displaySize: Size, date: Instant,
    timeZone: TimeZoneRules = .utc, locale: String = "en", feed: any TimelineFeed,
    log: @escaping @Sendable (ProviderMessage) -> Void = { _ in }
  ) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
    self.date = date
    self.timeZone = timeZone
    self.locale = locale
    self.feed = feed
    self.log = log
  }
}
