// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The stream widget: friends' icons and names, a mark on those who are live, and the time of the update.
///
/// Several items of a medium widget are a link each; a small widget has one target, so it shows one item.
package struct FollowCatalogView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  /// What is shown.
  package var entry: FollowCatalogEntry

  /// Makes the view of an entry.
  package init(entry: FollowCatalogEntry) {
    self.entry = entry
  }

  package var body: some View {
    Group {
      if let first = entry.items.first {
        if family == .systemSmall {
          FollowCatalogSmallView(updateTime: entry.updateTime, item: first).widgetURL(first.url)
        } else {
          FollowCatalogMediumView(updateTime: entry.updateTime, items: entry.items)
        }
      } else {
        message
      }
    }
    .containerBackground(for: .widget) { Color(.systemBackground) }
  }

  private var message: some View {
    let texts = WidgetTexts(locale: locale)
    return VStack(spacing: 4) {
      MessageView(
        symbol: "dot.radiowaves.left.and.right",
        message: texts(entry.content == .unavailable ? .streamsNone : .streamsEmpty))
      UpdateTimeView(time: entry.updateTime)
    }
  }
}

/// One friend, and the time of the update.
struct FollowCatalogSmallView: View {
  var updateTime: String
  var item: LiveStream

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      FollowCatalogItemView(item: item, iconSize: 72, nameFont: .subheadline)
      Spacer(minLength: 4)
      UpdateTimeView(time: updateTime)
    }
  }
}

/// A row of friends under the widget's name and the time of the update.
struct FollowCatalogMediumView: View {
  @Environment(\.locale) private var locale

  var updateTime: String
  var items: [LiveStream]

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 8) {
        Text(WidgetTexts(locale: locale)(.streamsName))
          .font(.footnote)
          .bold()
          .lineLimit(1)
        Spacer(minLength: 0)
        UpdateTimeView(time: updateTime)
      }
      HStack(spacing: 12) {
        ForEach(items) { item in
          Link(destination: item.url) {
            FollowCatalogItemView(item: item, iconSize: 56, nameFont: .caption)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .frame(maxHeight: .infinity)
    }
  }
}

/// When the data is from.
struct UpdateTimeView: View {
  @Environment(\.locale) private var locale

  var time: String

  var body: some View {
    Text(WidgetTexts(locale: locale)(.streamsUpdated, time))
      .font(.caption2)
      .foregroundColor(.secondary)
      .monospacedDigit()
      .lineLimit(1)
      .accessibilityIdentifier("update-time")
  }
}
