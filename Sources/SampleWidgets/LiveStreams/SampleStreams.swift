// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What the gallery shows of streams.
enum SampleStreams {
  private static let friends = [
    (id: "1041", english: "Mikeko", japanese: "みけ子", icon: "cat", isLive: true),
    (id: "1038", english: "Goro", japanese: "くま五郎", icon: "bear", isLive: true),
    (id: "1035", english: "Yuki", japanese: "ゆき", icon: "rabbit", isLive: false),
    (id: "1029", english: "Penta", japanese: "ペン太", icon: "penguin", isLive: false),
  ]

  /// The streams without icons.
  static func all(in locale: String) -> [LiveStream] {
    let isJapanese = WidgetTexts(locale: locale).language == .japanese
    return friends.map {
      LiveStream(id: $0.id, name: isJapanese ? $0.japanese : $0.english, isLive: $0.isLive)
    }
  }

  /// The streams with icons.
  static func withIcons(in locale: String) -> [LiveStream] {
    zip(all(in: locale), friends).map { stream, friend in
      var stream = stream
      stream.icon = SamplePictures.named(friend.icon)
      return stream
    }
  }
}
