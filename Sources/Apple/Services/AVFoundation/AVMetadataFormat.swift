// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The format of a key.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The name of the format of keys, such as `comn` or `itsk`.
  public let rawValue: String
  /// Creates a format of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a format of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The keys that all formats share, such as `title`: `comn`.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// The names of frames in ID3 tags, such as `TIT2` in an MP3 file: `org.id3`.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  /// The names of iTunes metadata atoms, such as `©nam` in an `.m4a` file: `itsk`.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  /// The keys of QuickTime metadata, such as `com.apple.quicktime.title`: `mdta`.
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  /// The types of four letters in the user data of a QuickTime movie or 3GPP file: `udta`.
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
  /// The types of four letters in the user data of an MPEG-4 file: `uiso`.
  public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
  /// The keys that radio streams of SHOUTcast send along: `icy`.
  public static let icy = AVMetadataKeySpace(rawValue: "icy")
  /// The attributes of date ranges in a playlist of HTTP Live Streaming: `lsdr`.
  public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
  /// The keys of facts about an audio file as such: `caaf`.
  public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// What else is said of a fact.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// The name under which it is among the extra attributes of a fact.
  public let rawValue: String
  /// Creates a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The address of the value.
  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URIValue")
  /// What the value is about.
  public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

/// The format of facts.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// The name of the format of facts, such as `com.apple.itunes`.
  public let rawValue: String
  /// Creates a format of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The facts in the atoms of iTunes, as in `.m4a` files: `com.apple.itunes`.
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  /// The facts in the frames of ID3 tags, as in MP3 files: `org.id3`.
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  /// The facts in the metadata atom of a QuickTime movie: `com.apple.quicktime.mdta`.
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  /// The facts in a playlist of HTTP Live Streaming: `com.apple.quicktime.HLS`.
  public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
}
