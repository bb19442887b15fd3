// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The images that views can name.
public struct ImageCatalog: Hashable, Sendable {
  /// The images by the name that `Image(_:)` asks for.
  private var images: [String: ImageAsset]

  /// The stand-ins for SF Symbols by the name that `Image(systemName:)` asks for.
  private var symbols: [String: ImageAsset]

  /// Creates a catalog; by default an empty one.
  ///
  /// - Parameters:
  ///   - images: The images of an asset catalog by their names.
  ///   - symbols: The stand-ins for SF Symbols, which are Apple's and are not part of this library, by their names.
  public init(_ images: [String: ImageAsset] = [:], symbols: [String: ImageAsset] = [:]) {
    self.images = images
    self.symbols = symbols
  }

  /// The image of a name; nil if there is none.
  public subscript(name: String) -> ImageAsset? {
    get { images[name] }
    set { images[name] = newValue }
  }

  /// The stand-in of an SF Symbol; nil if there is none.
  public subscript(symbol name: String) -> ImageAsset? {
    get { symbols[name] }
    set { symbols[name] = newValue }
  }
}
