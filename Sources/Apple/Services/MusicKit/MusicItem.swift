// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The identifier of an item of Apple Music.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The identifier as a text.
  public let rawValue: String
  /// Creates an identifier from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) { rawValue = value }
  /// Reads an identifier that was written as a text.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }
  /// Writes the identifier as a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
  /// The identifier as a text.
  public var description: String { rawValue }
}

/// An item of Apple Music.
public protocol MusicItem: Sendable {
  /// The identifier of the item.
  var id: MusicItemID { get }
}

/// An item that can be played.
public protocol PlayableMusicItem: MusicItem {}

/// Items of Apple Music; here they are only what an app put together or decoded.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection,
  ExpressibleByArrayLiteral, Sendable
{
  private var items: [MusicItemType]

  /// The title of the items; nil without one.
  public let title: String?

  /// Creates a collection of items.
  public init(_ items: some Sequence<MusicItemType>) {
    self.items = Array(items)
    title = nil
  }

  /// Creates a collection of items.
  public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }

  /// The position of the first item.
  public var startIndex: Int { items.startIndex }
  /// The position after the last item.
  public var endIndex: Int { items.endIndex }
  /// The item at a position, which must be valid.
  public subscript(position: Int) -> MusicItemType { items[position] }

  /// Whether there are more items; always false here.
  public var hasNextBatch: Bool { false }
  /// Fetches more items: nil, as there are none.
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? {
    nil
  }

  /// Returns the items of both collections.
  public static func + (
    left: MusicItemCollection<MusicItemType>, right: MusicItemCollection<MusicItemType>
  ) -> MusicItemCollection<MusicItemType> { MusicItemCollection(left.items + right.items) }
  /// Adds the items of a collection.
  public static func += (
    left: inout MusicItemCollection<MusicItemType>, right: MusicItemCollection<MusicItemType>
  ) { left.items += right.items }
}

/// Collections are equal if their items are.
extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
/// The hash of a collection is that of its items.
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}

private enum CollectionKeys: CodingKey {
  case data
}

/// Collections are read from an array, or from the form of Apple Music, an array in `data`.
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
  /// Decodes items from an array, or from an object whose `data` is the array, as Apple Music sends it.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CollectionKeys.self) {
      self.init(try container.decode([MusicItemType].self, forKey: .data))
    } else {
      self.init(try [MusicItemType](from: decoder))
    }
  }
}

/// Collections are written in the form of Apple Music.
extension MusicItemCollection: Encodable where MusicItemType: Encodable {
  /// Encodes the items in the form of Apple Music: an object whose `data` is the array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CollectionKeys.self)
    try container.encode(items, forKey: .data)
  }
}
