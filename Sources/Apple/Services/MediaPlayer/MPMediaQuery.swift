// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// By what the results of a query are put together.
public enum MPMediaGrouping: Int, Sendable {
  /// Items are grouped by their titles.
  case title = 0
  /// Items are grouped by albums.
  case album = 1
  /// Items are grouped by artists.
  case artist = 2
  /// By the artists of albums.
  case albumArtist = 3
  /// Items are grouped by composers.
  case composer = 4
  /// Items are grouped by genres.
  case genre = 5
  /// Items are grouped by playlists.
  case playlist = 6
  /// Items are grouped by podcasts.
  case podcastTitle = 7
}

/// Items that belong together.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The items of the collection in their order.
  public let items: [MPMediaItem]

  /// Creates a collection of items.
  public init(items: [MPMediaItem]) { self.items = items }

  /// The item that stands for all; nil for an empty collection.
  open var representativeItem: MPMediaItem? { items.first }
  /// The number of items.
  open var count: Int { items.count }
  /// The kinds of the items.
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// A playlist of the user, of which there is none here.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// The name; nil here.
  open var name: String? { nil }
  /// The description; nil here.
  open var descriptionText: String? { nil }
  /// Who made it; nil here.
  open var authorDisplayName: String? { nil }
}

/// A condition for items.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  override init() {}
}

/// How a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// Both are the same.
  case equalTo = 0
  /// One contains the other.
  case contains = 1
}

/// A condition for a property of items.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The key of the property.
  public let property: String
  /// The value to compare with; nil for none.
  public let value: Any?
  /// How the value is compared.
  public let comparisonType: MPMediaPredicateComparison

  /// Creates a condition that compares a property with a value.
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
}

/// A query of the library, which finds nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// The conditions; nil for none.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// By what the results are put together.
  open var groupingType = MPMediaGrouping.title

  /// Creates a query with conditions.
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

  /// Creates a query for everything.
  public override init() {}

  init(_ groupingType: MPMediaGrouping) { self.groupingType = groupingType }

  /// Adds a condition, which items must satisfy as well as the others.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Removes a condition; nothing happens if the query has none like it.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// The items that were found; always empty here.
  open var items: [MPMediaItem]? {
    reportNoLibrary()
    return []
  }
  /// The collections that were found; always empty here.
  open var collections: [MPMediaItemCollection]? {
    reportNoLibrary()
    return []
  }

  /// Returns a query for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }

  /// Returns a query for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }

  /// Returns a query for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }

  /// Returns a query for playlists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }

  /// Returns a query for podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }

  /// Returns a query for audiobooks.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.title) }

  /// Returns a query for compilations.
  open class func compilations() -> MPMediaQuery { MPMediaQuery(.album) }

  /// Returns a query for composers.
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }

  /// Returns a query for genres.
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
}
