// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import SwiftUI

/// The picture of an item, of which only the color around it is shown, as before it is loaded.
nonisolated public struct ArtworkImage: View {
  private let artwork: Artwork
  private let width: CGFloat?
  private let height: CGFloat?

  /// Creates a picture with a size, in points.
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    self.artwork = artwork
    self.width = width
    self.height = height
  }

  /// Creates a picture with a width, in points.
  public init(_ artwork: Artwork, width: CGFloat) {
    self.artwork = artwork
    self.width = width
    height = Self.side(width, artwork.maximumHeight, artwork.maximumWidth)
  }

  /// Creates a picture with a height, in points.
  public init(_ artwork: Artwork, height: CGFloat) {
    self.artwork = artwork
    width = Self.side(height, artwork.maximumWidth, artwork.maximumHeight)
    self.height = height
  }

  /// The color around the picture; gray if it is not known.
  public var body: some View {
    (artwork.backgroundColor.map { Color(cgColor: $0) } ?? Color.gray)
      .frame(width: width, height: height)
  }

  private static func side(_ other: CGFloat, _ part: Int, _ whole: Int) -> CGFloat {
    whole > 0 ? other * CGFloat(part) / CGFloat(whole) : other
  }
}
