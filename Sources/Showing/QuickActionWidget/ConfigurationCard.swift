// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// A card for a widget whose view is not available: its name, the chosen values, and the reason why
/// there is no more to see.
package struct ConfigurationCard: Hashable, Sendable {
  /// A value that is chosen.
  package struct Value: Hashable, Sendable {
    /// The title of the parameter.
    package var title: String

    /// The text that users see for the value.
    package var text: String

    /// Creates a value from its title and text.
    package init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }

  /// The name of the widget.
  package var title: String

  /// The chosen values, in the order of the edit sheet.
  package var values: [Value]

  /// The reason for which the card shows no more.
  package var reason: String

  /// The text for values that do not fit, with `%1` for their number.
  package var more: String

  /// Creates a card from its texts.
  package init(title: String, values: [Value], reason: String, more: String) {
    self.title = title
    self.values = values
    self.reason = reason
    self.more = more
  }
}

/// The view of a card.
nonisolated package struct ConfigurationCardView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetSize) private var size
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The card that the view draws.
  package var card: ConfigurationCard

  /// Creates the view of a card.
  package init(card: ConfigurationCard) {
    self.card = card
  }

  package var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(for: .widget) { Color(system: .systemBackground) }
  }

  @ViewBuilder private var content: some View {
    if family.isAccessory {
      Text(card.title)
        .font(.caption)
        .lineLimit(family == .accessoryInline ? 1 : 3)
    } else {
      VStack(alignment: .leading, spacing: 2) {
        Text(card.title)
          .font(.headline)
          .lineLimit(1)
        ForEach(lines, id: \.self) { line in
          Text(line)
            .font(.footnote)
            .lineLimit(1)
        }
        Spacer()
        Text(card.reason)
          .font(.caption2)
          .foregroundColor(Color(system: .secondaryLabel))
          .lineLimit(2)
      }
    }
  }

  /// The values that there is room for, and how many more there are.
  private var lines: [String] {
    let all = card.values.map { "\($0.title): \($0.text)" }
    func height(_ style: Font.TextStyle) -> Double { style.leading(at: typeSize) + 2 }
    let room =
      size.height - margins.top - margins.bottom - height(.headline) - 2 * height(.caption2)
    let count = max(1, Int(room / height(.footnote)))
    guard all.count > count else { return all }
    return all.prefix(count - 1) + [card.more.replacing("%1", with: String(all.count - count + 1))]
  }
}
