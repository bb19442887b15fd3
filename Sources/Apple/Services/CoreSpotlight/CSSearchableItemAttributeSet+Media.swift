// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension CSSearchableItemAttributeSet {
  /// The names of those who take part.
  public var participants: [String]? {
    get { self["participants"] }
    set { self["participants"] = newValue }
  }
  /// The projects it belongs to.
  public var projects: [String]? {
    get { self["projects"] }
    set { self["projects"] = newValue }
  }
  /// A comment on the item, in words.
  public var comment: String? {
    get { self["comment"] }
    set { self["comment"] = newValue }
  }
  /// Who has the rights.
  public var copyright: String? {
    get { self["copyright"] }
    set { self["copyright"] = newValue }
  }
  /// When it was last used.
  public var lastUsedDate: Date? {
    get { self["lastUsedDate"] }
    set { self["lastUsedDate"] = newValue }
  }
  /// When the content was made.
  public var contentCreationDate: Date? {
    get { self["contentCreationDate"] }
    set { self["contentCreationDate"] = newValue }
  }
  /// When the content was changed.
  public var contentModificationDate: Date? {
    get { self["contentModificationDate"] }
    set { self["contentModificationDate"] = newValue }
  }
  /// When it was added.
  public var addedDate: Date? {
    get { self["addedDate"] }
    set { self["addedDate"] = newValue }
  }
  /// When it was downloaded.
  public var downloadedDate: Date? {
    get { self["downloadedDate"] }
    set { self["downloadedDate"] = newValue }
  }
  /// How long it takes, in seconds.
  public var duration: NSNumber? {
    get { self["duration"] }
    set { self["duration"] = newValue }
  }
  /// The kinds of media.
  public var mediaTypes: [String]? {
    get { self["mediaTypes"] }
    set { self["mediaTypes"] = newValue }
  }
  /// The names of organizations that the item is about or from.
  public var organizations: [String]? {
    get { self["organizations"] }
    set { self["organizations"] = newValue }
  }
  /// The role of whoever made it.
  public var role: String? {
    get { self["role"] }
    set { self["role"] = newValue }
  }
  /// The languages of the item, as BCP 47 codes.
  public var languages: [String]? {
    get { self["languages"] }
    set { self["languages"] = newValue }
  }
  /// The names of those who published the item.
  public var publishers: [String]? {
    get { self["publishers"] }
    set { self["publishers"] = newValue }
  }
  /// The number of stars, up to 5.
  public var rating: NSNumber? {
    get { self["rating"] }
    set { self["rating"] = newValue }
  }
  /// The rating, in words.
  public var ratingDescription: String? {
    get { self["ratingDescription"] }
    set { self["ratingDescription"] = newValue }
  }
  /// How often it was played.
  public var playCount: NSNumber? {
    get { self["playCount"] }
    set { self["playCount"] = newValue }
  }
  /// More about the item, in words.
  public var information: String? {
    get { self["information"] }
    set { self["information"] = newValue }
  }
  /// The name of the director.
  public var director: String? {
    get { self["director"] }
    set { self["director"] = newValue }
  }
  /// The name of the producer.
  public var producer: String? {
    get { self["producer"] }
    set { self["producer"] = newValue }
  }
  /// The genre, as its app spells it.
  public var genre: String? {
    get { self["genre"] }
    set { self["genre"] = newValue }
  }
  /// The names of those who perform.
  public var performers: [String]? {
    get { self["performers"] }
    set { self["performers"] = newValue }
  }
  /// Whether it is on the device.
  public var isLocal: NSNumber? {
    get { self["isLocal"] }
    set { self["isLocal"] = newValue }
  }
  /// The name of the artist.
  public var artist: String? {
    get { self["artist"] }
    set { self["artist"] = newValue }
  }
  /// The title of the album.
  public var album: String? {
    get { self["album"] }
    set { self["album"] = newValue }
  }
  /// The name of the composer.
  public var composer: String? {
    get { self["composer"] }
    set { self["composer"] = newValue }
  }
  /// The number in the album.
  public var audioTrackNumber: NSNumber? {
    get { self["audioTrackNumber"] }
    set { self["audioTrackNumber"] = newValue }
  }
  /// The genre of the music.
  public var musicalGenre: String? {
    get { self["musicalGenre"] }
    set { self["musicalGenre"] = newValue }
  }
  /// When it was recorded.
  public var recordingDate: Date? {
    get { self["recordingDate"] }
    set { self["recordingDate"] = newValue }
  }
}
