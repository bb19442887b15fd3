// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A song or a music video of an album or a playlist.
public enum Track: PlayableMusicItem, Hashable, Identifiable, Sendable {
  /// A song of an album or a playlist.
  case song(Song)
  /// A video of a song.
  case musicVideo(MusicVideo)

  /// The identifier of the song or the video.
  public var id: MusicItemID {
    switch self {
    case .song(let song): song.id
    case .musicVideo(let video): video.id
    }
  }
  /// The title of the song or the video.
  public var title: String {
    switch self {
    case .song(let song): song.title
    case .musicVideo(let video): video.title
    }
  }
  /// The name of the artist.
  public var artistName: String {
    switch self {
    case .song(let song): song.artistName
    case .musicVideo(let video): video.artistName
    }
  }
  /// The title of the album; nil without one.
  public var albumTitle: String? {
    switch self {
    case .song(let song): song.albumTitle
    case .musicVideo(let video): video.albumTitle
    }
  }
  /// The picture; nil without one.
  public var artwork: Artwork? {
    switch self {
    case .song(let song): song.artwork
    case .musicVideo(let video): video.artwork
    }
  }
  /// The length, in seconds; nil if it is not known.
  public var duration: TimeInterval? {
    switch self {
    case .song(let song): song.duration
    case .musicVideo(let video): video.duration
    }
  }
  /// The page; nil without one.
  public var url: URL? {
    switch self {
    case .song(let song): song.url
    case .musicVideo(let video): video.url
    }
  }
}
