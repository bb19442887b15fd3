// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/persistentID``.
public let MPMediaItemPropertyPersistentID = "persistentID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/mediaType``.
public let MPMediaItemPropertyMediaType = "mediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/title``.
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/albumTitle``.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/albumPersistentID``.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/artist``.
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/artistPersistentID``.
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/albumArtist``.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/genre``.
public let MPMediaItemPropertyGenre = "genre"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/composer``.
public let MPMediaItemPropertyComposer = "composer"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/playbackDuration``.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/albumTrackNumber``.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/albumTrackCount``.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/discNumber``.
public let MPMediaItemPropertyDiscNumber = "discNumber"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/discCount``.
public let MPMediaItemPropertyDiscCount = "discCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/artwork``.
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/isExplicitItem``.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/lyrics``.
public let MPMediaItemPropertyLyrics = "lyrics"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/releaseDate``.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/beatsPerMinute``.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/comments``.
public let MPMediaItemPropertyComments = "comments"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/assetURL``.
public let MPMediaItemPropertyAssetURL = "assetURL"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/isCloudItem``.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/podcastTitle``.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/playCount``.
public let MPMediaItemPropertyPlayCount = "playCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/skipCount``.
public let MPMediaItemPropertySkipCount = "skipCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/rating``.
public let MPMediaItemPropertyRating = "rating"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/lastPlayedDate``.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/dateAdded``.
public let MPMediaItemPropertyDateAdded = "dateAdded"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/bookmarkTime``.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``MPMediaItem/playbackStoreID``.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the time since the start, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the speed; 0 while it is paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of items in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of the chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the file.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier in the app's catalog.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the part that was played, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the date of what is played.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate =
  "MPNowPlayingInfoPropertyCurrentPlaybackDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the service.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier of the album or list that is played.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
