// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// Makes the timelines of a Lock Screen widget whose rate the server governs.
///
/// It asks for the settings first. In maintenance it asks for nothing else, shows an entry without an offer, and asks again after a minute; else
/// it asks for the offer, shows it, and asks again after the interval that the settings gave. The article does not say what happens where the
/// settings are not answered: here the offer's endpoint is left alone, since the server may be in maintenance or overloaded, and the widget asks
/// again after a quarter of an hour, not after a minute, since every device would.
package struct OfferProvider: TimelineProvider {
  /// How long after an answer in maintenance the settings are asked for again.
  package static let maintenanceInterval = Duration.seconds(60)

  /// How long after settings that did not come they are asked for again.
  package static let fallbackInterval = Duration.seconds(15 * 60)

  /// What is offered.
  package let kind: OfferKind

  /// Makes a provider.
  package init(_ kind: OfferKind) {
    self.kind = kind
  }

  /// A sample: only its shapes are seen.
  package func placeholder(in context: Context) -> OfferEntry {
    OfferEntry(date: context.date, offer: SampleOffers.offer(kind, in: context.locale))
  }

  /// A sample in the gallery, without any request; elsewhere what a timeline shows.
  package func snapshot(in context: Context) async -> OfferEntry {
    guard context.isPreview else { return await current(in: context).entry }
    return placeholder(in: context)
  }

  /// Today's offer, as far as the server must be asked.
  package func timeline(in context: Context) async -> Timeline<OfferEntry> {
    let current = await current(in: context)
    return Timeline(
      entries: [current.entry], policy: .after(current.entry.date.advanced(by: current.interval)))
  }

  private func current(in context: Context) async -> (entry: OfferEntry, interval: Duration) {
    let settings = await context.fetch(WidgetSettings.endpoint, at: context.date) {
      reader throws(FeedDataError) in try WidgetSettings(reader)
    }
    guard let value = settings.value else {
      return (OfferEntry(date: settings.date, offer: nil), Self.fallbackInterval)
    }
    if value.isMaintenance {
      return (OfferEntry(date: settings.date, offer: nil), Self.maintenanceInterval)
    }
    if value.usedMinutes != value.timelineIntervalMinutes {
      context.log(
        .adjusted(
          endpoint: WidgetSettings.endpoint, path: "timelineIntervalMinutes",
          found: "\(value.timelineIntervalMinutes)", used: "\(value.usedMinutes)"))
    }
    let answer = await context.fetch(kind.endpoint, at: settings.date) {
      reader throws(FeedDataError) in
      try Offer.read(reader, kind: kind, in: context.locale)
    }
    return (
      OfferEntry(date: answer.date, offer: answer.value ?? nil), .seconds(value.usedMinutes * 60)
    )
  }
}
