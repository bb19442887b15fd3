// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax

/// A chosen destination, resolved: what a tile of the widget shows, and what a tap on it opens.
public struct Shortcut: Hashable, Identifiable, Sendable {
  /// Whether the catalog has the destination.
  public enum State: String, Hashable, Sendable {
    /// The catalog has the destination.
    case resolved
    /// The destination was chosen earlier and is no longer in the catalog. The tile keeps its place
    /// and opens the app.
    case missing
  }

  /// The place among the shortcuts, counted from 1.
  public var position: Int

  /// The identifier of the destination.
  public var identifier: String

  /// The identifier of the destination, which is chosen at most once.
  public var id: String { identifier }

  /// The title that users see; of a missing destination, its identifier.
  public var title: String

  /// Whether the catalog has the destination.
  public var state: State

  /// The values of the custom type's properties, in the catalog's order.
  public var properties: [PropertyListLiteral.Member]

  /// The URL that a tap opens; nil if it opens the app without one.
  public var url: String?

  /// The name of the image; nil if there is none.
  public var imageName: String?

  /// Creates a shortcut from a destination's resolved values.
  public init(
    position: Int, identifier: String, title: String, state: State,
    properties: [PropertyListLiteral.Member], url: String?, imageName: String?
  ) {
    self.position = position
    self.identifier = identifier
    self.title = title
    self.state = state
    self.properties = properties
    self.url = url
    self.imageName = imageName
  }
}
