// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// The identifier of an item in the library.
public typealias MPMediaEntityPersistentID = UInt64

/// The kinds of items.
public struct MPMediaType: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An item of music.
  public static let music = MPMediaType(rawValue: 1)
  /// An episode of a podcast.
  public static let podcast = MPMediaType(rawValue: 2)
  /// A part of an audiobook.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// Sound of any kind.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// An item that is a movie.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// An episode of a show.
  public static let tvShow = MPMediaType(rawValue: 0x200)
  /// A video of a piece of music.
  public static let musicVideo = MPMediaType(rawValue: 0x800)
  /// Pictures of any kind.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// An item of any kind.
  public static let any = MPMediaType(rawValue: ~0)
}

/// Something in the library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  override init() {}

  /// The identifier in the library; 0 here.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// Returns the value of a property: always nil here.
  open func value(forProperty property: String) -> Any? { nil }
  /// Returns whether a query can filter by a property: always true here.
  open class func canFilter(byProperty property: String) -> Bool { true }
}

/// An item of the library, of which there is none here.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The kind of the item; music here.
  open var mediaType: MPMediaType { .music }
  /// The title; nil here.
  open var title: String? { nil }
  /// The title of the album; nil here.
  open var albumTitle: String? { nil }
  /// The identifier of the album; 0 here.
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  /// The artist; nil here.
  open var artist: String? { nil }
  /// The identifier of the artist; 0 here.
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  /// The artist of the album; nil here.
  open var albumArtist: String? { nil }
  /// The genre; nil here.
  open var genre: String? { nil }
  /// The composer; nil here.
  open var composer: String? { nil }
  /// The length, in seconds; 0 here.
  open var playbackDuration: TimeInterval { 0 }
  /// The number in the album; 0 here.
  open var albumTrackNumber: Int { 0 }
  /// The number of items of the album; 0 here.
  open var albumTrackCount: Int { 0 }
  /// The number of the disc; 0 here.
  open var discNumber: Int { 0 }
  /// The number of discs; 0 here.
  open var discCount: Int { 0 }
  /// The picture; nil here.
  open var artwork: MPMediaItemArtwork? { nil }
  /// Whether the item has strong language; false here.
  open var isExplicitItem: Bool { false }
  /// The words; nil here.
  open var lyrics: String? { nil }
  /// Whether the album is of several artists; false here.
  open var isCompilation: Bool { false }
  /// When it was published; nil here.
  open var releaseDate: Date? { nil }
  /// The beats per minute; 0 here.
  open var beatsPerMinute: Int { 0 }
  /// The comments on the item; nil here.
  open var comments: String? { nil }
  /// The file; nil here.
  open var assetURL: URL? { nil }
  /// Whether it is only in the cloud; false here.
  open var isCloudItem: Bool { false }
  /// Whether the file is protected; false here.
  open var hasProtectedAsset: Bool { false }
  /// The title of the podcast; nil here.
  open var podcastTitle: String? { nil }
  /// How often it was played; 0 here.
  open var playCount: Int { 0 }
  /// How often it was skipped; 0 here.
  open var skipCount: Int { 0 }
  /// The number of stars; 0 here.
  open var rating: Int { 0 }
  /// When it was last played; nil here.
  open var lastPlayedDate: Date? { nil }
  /// Where to go on, in seconds; 0 here.
  open var bookmarkTime: TimeInterval { 0 }
  /// When it was added; long ago here.
  open var dateAdded: Date { .distantPast }
  /// The identifier in the store; empty here.
  open var playbackStoreID: String { "" }
}

/// A picture of an item, which the app draws in the sizes that are asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let requestHandler: (CGSize) -> UIImage

  /// The place and size of the picture.
  public let bounds: CGRect

  /// Creates a picture of a size, which the handler draws in any other size too.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    self.requestHandler = requestHandler
  }

  /// Creates a picture of one size.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// Returns the picture in a size; never nil here.
  open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}
