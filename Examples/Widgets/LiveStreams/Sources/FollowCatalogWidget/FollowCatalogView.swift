// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct FollowCatalogView: View {
  @Environment(\.widgetFamily) private var family

  let entry: FollowCatalogEntry

  var body: some View {
    if let first = entry.items.first {
      switch family {
      case .systemSmall:
        FollowCatalogSmallView(date: entry.date, item: first)
          .widgetURL(first.url)
      default:
        FollowCatalogMediumView(date: entry.date, items: entry.items)
      }
    } else {
      VStack(spacing: 4) {
        Image(systemName: "dot.radiowaves.left.and.right").font(.title2)
        Text("友だちの新しい配信はありません。").font(.footnote)
        UpdateTimeView(date: entry.date)
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(.secondary)
    }
  }
}

struct FollowCatalogSmallView: View {
  let date: Date
  let item: FollowCatalogItem

  var body: some View {
    VStack {
      Spacer(minLength: 0)
      FollowCatalogItemView(item: item, iconSize: 72)
      Spacer(minLength: 4)
      UpdateTimeView(date: date)
    }
  }
}

struct FollowCatalogMediumView: View {
  let date: Date
  let items: [FollowCatalogItem]

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("友だちの配信").font(.footnote.bold())
        Spacer()
        UpdateTimeView(date: date)
      }
      HStack(spacing: 12) {
        ForEach(items) { item in
          if let url = item.url {
            Link(destination: url) { FollowCatalogItemView(item: item, iconSize: 56) }
              .frame(maxWidth: .infinity)
          }
        }
      }
    }
  }
}

/// A friend: the icon, a mark if a stream is going on, and the name.
struct FollowCatalogItemView: View {
  let item: FollowCatalogItem
  let iconSize: CGFloat

  var body: some View {
    VStack(spacing: 8) {
      icon
        .frame(width: iconSize, height: iconSize)
        .clipShape(Circle())
        .padding(4)
        .overlay {
          if item.isLive { Circle().strokeBorder(.red, lineWidth: 2).widgetAccentable() }
        }
        .overlay(alignment: .bottom) {
          if item.isLive { LiveMark() }
        }
        .opacity(item.isLive ? 1 : 0.75)
      Text(item.name)
        .font(.caption)
        .fontWeight(item.isLive ? .semibold : .regular)
        .foregroundColor(item.isLive ? .primary : .secondary)
        .lineLimit(1)
    }
  }

  @ViewBuilder private var icon: some View {
    if let icon = item.icon {
      Image(uiImage: icon).resizable().scaledToFill()
    } else {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .foregroundStyle(Color(UIColor.systemGray3))
    }
  }
}

/// The mark of a stream that is going on.
struct LiveMark: View {
  var body: some View {
    Text("配信中")
      .font(.system(size: 9, weight: .bold))
      .foregroundColor(.white)
      .fixedSize()
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(Color.red, in: Capsule())
      .offset(y: 5)
  }
}

/// When the widget looked.
struct UpdateTimeView: View {
  let date: Date

  var body: some View {
    Text("更新 \(date, style: .time)")
      .font(.caption2)
      .foregroundColor(.secondary)
      .lineLimit(1)
  }
}
