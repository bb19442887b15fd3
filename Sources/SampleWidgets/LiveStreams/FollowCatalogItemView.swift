// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A friend: the icon, the mark of a stream that is going on, and the name.
struct FollowCatalogItemView: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  var item: LiveStream
  var iconSize: Double
  var nameFont: Font

  var body: some View {
    VStack(spacing: 8) {
      PictureView(picture: item.icon, symbol: "person")
        .frame(width: iconSize, height: iconSize)
        .clipShape(Circle())
        .padding(4)
        .overlay {
          if item.isLive {
            Circle().strokeBorder(Color.red, lineWidth: 2).widgetAccentable()
          }
        }
        .overlay(alignment: .bottom) {
          // In one color the letters would be those of the icon behind them; the ring is mark enough.
          if item.isLive, renderingMode == .fullColor { LiveMark() }
        }
        .opacity(item.isLive ? 1 : 0.75)
      Text(item.name)
        .font(nameFont)
        .fontWeight(item.isLive ? .semibold : nil)
        .foregroundColor(item.isLive ? .primary : .secondary)
        .lineLimit(1)
    }
  }
}

/// The mark of a stream that is going on.
struct LiveMark: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Text(WidgetTexts(locale: locale)(.streamsLive))
      .font(.system(size: 9, weight: .bold))
      .foregroundColor(.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(.red, in: Capsule())
      .offset(y: 5)
      .accessibilityIdentifier("live-mark")
  }
}
