// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UIPasteboard {
  /// The first copied text; nil for none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The copied texts; nil for none.
  public var strings: [String]? {
    get { values(of: Self.typeListString) }
    set { set(newValue, Self.typeListString) }
  }
  /// The first copied address; nil for none.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The copied addresses; nil for none.
  public var urls: [URL]? {
    get { values(of: Self.typeListURL) }
    set { set(newValue, Self.typeListURL) }
  }
  /// The first copied picture; nil for none.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The copied pictures; nil for none.
  public var images: [UIImage]? {
    get { values(of: Self.typeListImage) }
    set { set(newValue, Self.typeListImage) }
  }
  /// The first copied color; nil for none.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The copied colors; nil for none.
  public var colors: [UIColor]? {
    get { values(of: Self.typeListColor) }
    set { set(newValue, Self.typeListColor) }
  }

  /// Whether a text was copied.
  public var hasStrings: Bool { strings != nil }
  /// Whether an address was copied.
  public var hasURLs: Bool { urls != nil }
  /// Whether a picture was copied.
  public var hasImages: Bool { images != nil }
  /// Whether a color was copied.
  public var hasColors: Bool { colors != nil }

  private func values<Value>(of types: [String]) -> [Value]? {
    let found = items.compactMap { item in
      types.lazy.compactMap { item[$0] as? Value }.first
    }
    return found.isEmpty ? nil : found
  }

  private func set(_ values: [Any]?, _ types: [String]) {
    items = (values ?? []).map { value in Dictionary(types.prefix(1).map { ($0, value) }) { $1 } }
  }
}
