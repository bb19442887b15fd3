// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
package import WidgetViews

/// A friend's last stream.
package struct LiveStream: Hashable, Sendable, Identifiable {
  /// What the app knows the stream by.
  package var id: String

  /// The friend's name.
  package var name: String

  /// Where the friend's icon is; nil if there is none.
  package var iconURL: String?

  /// Whether the stream is going on.
  package var isLive: Bool

  /// The friend's icon; nil if there is none, or it did not come.
  package var icon: ImageAsset?

  /// Makes a stream.
  package init(
    id: String, name: String, iconURL: String? = nil, isLive: Bool, icon: ImageAsset? = nil
  ) {
    self.id = id
    self.name = name
    self.iconURL = iconURL
    self.isLive = isLive
    self.icon = icon
  }

  /// What a tap opens.
  package var url: String { "mirr:///live/\(Self.escaped(id))" }

  /// Reads a stream: `{ "liveId": "…", "name": "…", "iconURL": "images/cat", "isLive": true }`.
  ///
  /// - Throws: `FeedDataError` if a value is missing or of another kind.
  init(_ reader: FeedReader, in locale: String) throws(FeedDataError) {
    id = try reader.member("liveId").string()
    name = try reader.member("name").text(in: locale)
    iconURL = try reader.optionalMember("iconURL")?.string()
    isLive = try reader.member("isLive").bool()
  }

  /// Reads the list of the server: `{ "items": [ … ] }`.
  ///
  /// - Throws: `FeedDataError` for the first value that is missing or of another kind.
  static func list(_ reader: FeedReader, in locale: String) throws(FeedDataError) -> [LiveStream] {
    var streams: [LiveStream] = []
    for element in try reader.member("items").elements() {
      streams.append(try LiveStream(element, in: locale))
    }
    return streams
  }

  /// A part of a path: what cannot be there is written as RFC 3986 says.
  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return result
  }
}
