// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Something that can be played.
open class INMediaItem: NSObject, NSCopying {
  /// The identifier in the app; nil for none.
  public let identifier: String?
  /// The name that users see; nil for none.
  public let title: String?
  /// What sort of thing it is.
  public let type: INMediaItemType
  /// The picture of the thing; nil for none.
  public let artwork: INImage?
  /// The name of the artist; nil if unknown.
  public let artist: String?

  /// Creates something that can be played.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    (self.identifier, self.title, self.type) = (identifier, title, type)
    (self.artwork, self.artist) = (artwork, artist)
  }

  /// Returns the item itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same thing, whatever its picture is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaItem else { return false }
    return identifier == other.identifier && title == other.title && type == other.type
      && artist == other.artist
  }

  /// The hash value of identifier and title.
  open override var hash: Int { [identifier, title].hashValue }
}

/// A time between two dates, of which either may be open.
open class INDateComponentsRange: NSObject, NSCopying {
  /// The beginning of the time; nil if it is open.
  public let startDateComponents: DateComponents?
  /// The end of the time; nil if it is open.
  public let endDateComponents: DateComponents?

  /// Creates a time between two dates.
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }

  /// Returns the range itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same time.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INDateComponentsRange else { return false }
    return startDateComponents == other.startDateComponents
      && endDateComponents == other.endDateComponents
  }

  /// The hash value of both dates.
  open override var hash: Int { [startDateComponents, endDateComponents].hashValue }
}

/// What the user looks for, as Siri understood it.
open class INMediaSearch: NSObject, NSCopying {
  /// What sort of thing is looked for.
  public let mediaType: INMediaItemType
  /// Which of several things comes first.
  public let sortOrder: INMediaSortOrder
  /// The name of the thing; nil if none was said.
  public let mediaName: String?
  /// The name of the artist; nil if none was said.
  public let artistName: String?
  /// The name of the album; nil if none was said.
  public let albumName: String?
  /// The names of genres; nil if none was said.
  public let genreNames: [String]?
  /// The names of moods; nil if none was said.
  public let moodNames: [String]?
  /// When it came out; nil if nothing was said of it.
  public let releaseDate: INDateComponentsRange?
  /// Which thing is spoken of without its name.
  public let reference: INMediaReference
  /// The identifier in the app; nil if it is not known.
  public let mediaIdentifier: String?

  /// Creates what a user looks for.
  public init(
    mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown,
    mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil,
    genreNames: [String]? = nil, moodNames: [String]? = nil,
    releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown,
    mediaIdentifier: String? = nil
  ) {
    (self.mediaType, self.sortOrder, self.mediaName) = (mediaType, sortOrder, mediaName)
    (self.artistName, self.albumName) = (artistName, albumName)
    (self.genreNames, self.moodNames) = (genreNames, moodNames)
    (self.releaseDate, self.reference) = (releaseDate, reference)
    self.mediaIdentifier = mediaIdentifier
  }

  /// Returns the search itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object looks for the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaSearch else { return false }
    return mediaType == other.mediaType && sortOrder == other.sortOrder
      && mediaName == other.mediaName && artistName == other.artistName
      && albumName == other.albumName && genreNames == other.genreNames
      && moodNames == other.moodNames && releaseDate == other.releaseDate
      && reference == other.reference && mediaIdentifier == other.mediaIdentifier
  }

  /// The hash value of the names.
  open override var hash: Int { [mediaName, artistName, albumName, mediaIdentifier].hashValue }
}

/// What Siri may know of the user, which it does not ask for here.
open class INUserContext: NSObject {
  /// Does nothing, as there is no Siri here.
  open func becomeCurrent() {
    IntentsMessages.writeNoEffect(of: "INUserContext.becomeCurrent()", because: "there is no Siri")
  }
}

/// What Siri may know of the user of an app that plays media.
open class INMediaUserContext: INUserContext {
  /// Whether the user has a subscription.
  public enum SubscriptionStatus: Int, Sendable {
    /// Nothing is known of it.
    case unknown = 0
    /// The user has no subscription.
    case notSubscribed
    /// The user has a subscription.
    case subscribed
  }

  /// Whether the user has a subscription; unknown at first.
  open var subscriptionStatus = SubscriptionStatus.unknown
  /// How many things the user has; nil if unknown.
  open var numberOfLibraryItems: Int?
  /// Creates what nothing is known of.
  public override init() {}
}
