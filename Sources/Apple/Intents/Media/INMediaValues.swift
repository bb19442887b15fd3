// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What sort of thing can be played.
public enum INMediaItemType: Int, Sendable {
  /// What it is is not known.
  case unknown = 0
  /// A song of an album.
  case song
  /// An album with its songs.
  case album
  /// The songs of an artist.
  case artist
  /// The songs of a genre.
  case genre
  /// A list that somebody made.
  case playlist
  /// A podcast with its episodes.
  case podcastShow
  /// An episode of a podcast.
  case podcastEpisode
  /// A list of episodes of podcasts.
  case podcastPlaylist
  /// A station that plays music.
  case musicStation
  /// A book that is read aloud.
  case audioBook
  /// A film that can be watched.
  case movie
  /// A series with its episodes.
  case tvShow
  /// An episode of a series.
  case tvShowEpisode
  /// A film of a song.
  case musicVideo
  /// A station that plays podcasts.
  case podcastStation
  /// A station of the radio.
  case radioStation
  /// A station of any kind.
  case station
  /// Music of any kind here.
  case music
  /// A station that a program fills.
  case algorithmicRadioStation
  /// News that are read aloud.
  case news
}

/// Which thing is spoken of without its name.
public enum INMediaReference: Int, Sendable {
  /// No thing is spoken of.
  case unknown = 0
  /// What is playing right now.
  case currentlyPlaying
  /// What belongs to the user.
  case my
}

/// Which of several things comes first.
public enum INMediaSortOrder: Int, Sendable {
  /// No order is asked for.
  case unknown = 0
  /// The newest one comes first.
  case newest
  /// The oldest one comes first.
  case oldest
  /// The best one comes first.
  case best
  /// The worst one comes first.
  case worst
  /// The most popular comes first.
  case popular
  /// The least popular comes first.
  case unpopular
  /// What many play comes first.
  case trending
  /// What is recommended comes first.
  case recommended
}

/// What is played again at the end.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// Nothing is said of it.
  case unknown = 0
  /// Nothing is played again then.
  case none
  /// Everything is played again then.
  case all
  /// The last one plays again.
  case one
}

/// When something that is added is played.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// Nothing is said of it.
  case unknown = 0
  /// At once, before all others.
  case now
  /// After what is playing now.
  case next
  /// After all of the others.
  case later
}

/// Whether the user likes something.
public enum INMediaAffinityType: Int, Sendable {
  /// Nothing is said of it.
  case unknown = 0
  /// The user likes this one.
  case like
  /// The user does not like it.
  case dislike
}

/// Where something is added to.
public enum INMediaDestination: Hashable, Sendable {
  /// The place is not known.
  case unknown
  /// The library of the user.
  case library
  /// The list of a name.
  case playlist(String)
}
