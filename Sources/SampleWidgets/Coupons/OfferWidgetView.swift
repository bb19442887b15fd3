// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// An offer on the Lock Screen, in the three accessory families.
///
/// The Lock Screen takes the colors away and shows brightness, so that all is drawn in the color of text, and what matters less fainter.
package struct OfferWidgetView: View {
  @Environment(\.widgetFamily) private var family

  /// What is offered.
  package var kind: OfferKind

  /// What is shown.
  package var entry: OfferEntry

  /// Makes the view of an entry.
  package init(kind: OfferKind, entry: OfferEntry) {
    self.kind = kind
    self.entry = entry
  }

  package var body: some View {
    Group {
      switch family {
      case .accessoryInline: OfferLineView(kind: kind, offer: entry.offer)
      case .accessoryCircular: OfferCircleView(kind: kind, offer: entry.offer)
      default: OfferCardView(kind: kind, offer: entry.offer)
      }
    }
    .widgetURL(entry.offer?.linkURL)
    .containerBackground(for: .widget) { Color.clear }
  }
}

/// The offer in a line beside the date; without one, a few letters, because the line has room for no sentence.
struct OfferLineView: View {
  @Environment(\.locale) private var locale

  var kind: OfferKind
  var offer: Offer?

  var body: some View {
    let texts = WidgetTexts(locale: locale)
    Label(offer?.title ?? texts(kind.shortAbsence), systemImage: kind.symbol)
      .accessibilityLabel(offer?.title ?? texts(kind.absence))
  }
}

/// The offer in a circle: a symbol and a few letters.
struct OfferCircleView: View {
  @Environment(\.locale) private var locale

  var kind: OfferKind
  var offer: Offer?

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: 0) {
        Image(systemName: kind.symbol)
          .font(.system(size: 18, weight: .semibold))
        Text(offer.map { $0.badge ?? $0.title } ?? "–")
          .font(.system(size: 18, weight: .bold))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(.horizontal, 8)
          .widgetAccentable()
      }
    }
    .accessibilityLabel(offer?.title ?? WidgetTexts(locale: locale)(kind.absence))
  }
}

/// The offer on a card: what it is, and two lines.
struct OfferCardView: View {
  @Environment(\.locale) private var locale

  var kind: OfferKind
  var offer: Offer?

  var body: some View {
    let texts = WidgetTexts(locale: locale)
    ZStack {
      AccessoryWidgetBackground()
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          Image(systemName: kind.symbol)
          Text(texts(kind.name))
            .lineLimit(1)
        }
        .font(.system(size: 12, weight: .semibold))
        .opacity(0.8)
        Text(offer?.title ?? texts(kind.absence))
          .font(.system(size: 15, weight: offer == nil ? .regular : .bold))
          .lineLimit(2)
          .minimumScaleFactor(0.75)
          .widgetAccentable()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
    }
  }
}
