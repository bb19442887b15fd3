// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct OfferView: View {
  @Environment(\.widgetFamily) private var family

  let entry: OfferEntry
  let offer: Offer

  var body: some View {
    Group {
      switch family {
      case .accessoryCircular: CircularOfferView(entry: entry, offer: offer)
      case .accessoryRectangular: RectangularOfferView(entry: entry, offer: offer)
      default: InlineOfferView(entry: entry, offer: offer)
      }
    }
    .widgetURL(entry.linkURL)
    .containerBackground(.clear, for: .widget)
  }
}

/// One of the four cells below the clock.
struct CircularOfferView: View {
  let entry: OfferEntry
  let offer: Offer

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: 1) {
        Image(systemName: offer.symbol).font(.system(size: 16))
        Text(entry.badge ?? entry.title ?? "–")
          .font(.system(size: 14, weight: .bold))
          .minimumScaleFactor(0.6)
          .lineLimit(1)
      }
      .padding(6)
    }
    .widgetAccentable()
  }
}

/// Two of the four cells.
struct RectangularOfferView: View {
  let entry: OfferEntry
  let offer: Offer

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Label(offer.name, systemImage: offer.symbol)
        .font(.system(size: 12, weight: .semibold))
        .opacity(0.8)
      (entry.title.map { Text(verbatim: $0) } ?? Text(offer.missing))
        .font(.system(size: 15, weight: entry.title == nil ? .regular : .bold))
        .lineLimit(2)
        .minimumScaleFactor(0.75)
        .widgetAccentable()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// The line above the clock, beside the date.
struct InlineOfferView: View {
  let entry: OfferEntry
  let offer: Offer

  var body: some View {
    Label {
      entry.title.map { Text(verbatim: $0) } ?? Text(offer.missingInLine)
    } icon: {
      Image(systemName: offer.symbol)
    }
  }
}
