// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Combine
public import Foundation

/// A player of Apple Music, which has nothing to play.
public class MusicPlayer: @unchecked Sendable {
  /// What a player does.
  public enum PlaybackStatus: Hashable, Sendable {
    /// The player has not begun, or has come to its end.
    case stopped
    /// The player plays an item.
    case playing
    /// The player is paused in an item.
    case paused
    /// Something else interrupted it.
    case interrupted
    /// The player goes forward fast.
    case seekingForward
    /// The player goes back fast.
    case seekingBackward
  }

  /// What a player repeats.
  public enum RepeatMode: Hashable, Sendable {
    /// No item is repeated.
    case none
    /// The current item is repeated.
    case one
    /// All items are repeated.
    case all
  }

  /// What a player mixes.
  public enum ShuffleMode: Hashable, Sendable {
    /// Items are played in their order.
    case off
    /// Songs are played in a random order.
    case songs
  }

  /// What a player does, which views can watch; it never changes by itself here.
  public class State: ObservableObject, @unchecked Sendable {
    /// What the player does: nothing.
    public var playbackStatus: PlaybackStatus { .stopped }
    /// The speed; 0, as nothing is played.
    public var playbackRate: Float = 0
    /// What the player repeats; nil until it is set.
    public var repeatMode: RepeatMode?
    /// What the player mixes; nil until it is set.
    public var shuffleMode: ShuffleMode?

    init() {}
  }

  /// What the player does.
  public final let state = State()
  /// The time since the start, in seconds; what is set has no effect here.
  public var playbackTime: TimeInterval {
    get { 0 }
    set {}
  }
  /// Whether the player is ready; always false here.
  public var isPreparedToPlay: Bool { false }

  init() {}

  /// Plays.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func play() async throws { throw musicDenied() }
  /// Gets ready to play.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func prepareToPlay() async throws { throw musicDenied() }
  /// Goes to the next item.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func skipToNextEntry() async throws { throw musicDenied() }
  /// Goes to the item before.
  ///
  /// - Throws: Always ``MusicTokenRequestError/permissionDenied``.
  public func skipToPreviousEntry() async throws { throw musicDenied() }
  /// Does nothing, as nothing is played.
  public func pause() {}
  /// Does nothing, as nothing is played.
  public func stop() {}
  /// Does nothing, as nothing is played.
  public func restartCurrentEntry() {}
  /// Does nothing, as nothing is played.
  public func beginSeekingForward() {}
  /// Does nothing, as nothing is played.
  public func beginSeekingBackward() {}
  /// Does nothing, as nothing is played.
  public func endSeeking() {}

  /// What a player plays.
  public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    /// An item of the queue.
    public struct Entry: Hashable, Identifiable, Sendable {
      /// The item that an entry plays: a song or a music video.
      public enum Item: Hashable, Sendable {
        /// A song of the catalog or the library.
        case song(Song)
        /// A video of a song.
        case musicVideo(MusicVideo)
      }

      /// The identifier of the entry.
      public let id: String
      /// What is played; nil for other items.
      public let item: Item?
      /// The title of the entry.
      public let title: String
      /// The second line; nil without one.
      public let subtitle: String?
      /// The picture; nil without one.
      public let artwork: Artwork?

      /// Creates an entry of an item.
      public init(_ playableMusicItem: some PlayableMusicItem) {
        id = playableMusicItem.id.rawValue
        switch playableMusicItem {
        case let song as Song:
          item = .song(song)
          title = song.title
          subtitle = song.artistName
          artwork = song.artwork
        case let video as MusicVideo:
          item = .musicVideo(video)
          title = video.title
          subtitle = video.artistName
          artwork = video.artwork
        default:
          item = nil
          title = ""
          subtitle = nil
          artwork = nil
        }
      }
    }

    var storedEntries: [Entry]

    /// The item that is played; the first of what the app set, although nothing is played.
    public var currentEntry: Entry?

    /// Creates a queue of items.
    public required init(arrayLiteral elements: any PlayableMusicItem...) {
      storedEntries = elements.map { Entry($0) }
      currentEntry = storedEntries.first
    }

    /// Creates a queue of items that starts at one of them, or at the first.
    public convenience init<Items: Sequence>(
      for items: Items, startingAt startItem: Items.Element? = nil
    ) where Items.Element: PlayableMusicItem {
      self.init()
      storedEntries = items.map { Entry($0) }
      let start = startItem?.id.rawValue
      currentEntry = storedEntries.first { $0.id == start } ?? storedEntries.first
    }
  }
}

/// The player of the app, which has nothing to play.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// What the player of the app plays.
  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    /// The entries of the queue in the order in which they are played.
    public var entries: [Entry] {
      get { storedEntries }
      set { storedEntries = newValue }
    }
  }

  /// The player of this app, which plays nothing here.
  public static let shared = ApplicationMusicPlayer()
  /// What the player plays; it is kept.
  public var queue: Queue = []
}

/// The player of the Music app, which has nothing to play.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The player of the Music app, which plays nothing here.
  public static let shared = SystemMusicPlayer()
  /// What the player plays; it is kept.
  public var queue: MusicPlayer.Queue = []
}
