// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha component.
  case none
  /// Alpha is last, and the colors are premultiplied by it.
  case premultipliedLast
  /// Alpha is first, and the colors are premultiplied by it.
  case premultipliedFirst
  /// Alpha is last; colors are not premultiplied.
  case last
  /// Alpha is first; colors are not premultiplied.
  case first
  /// The last component is not used.
  case noneSkipLast
  /// The first component is not used.
  case noneSkipFirst
  /// There is an alpha component only.
  case alphaOnly
}

/// The layout of a bitmap's pixels: the byte order and the position of alpha.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits that hold a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Pixels of 32 bits in little-endian order.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels of 32 bits in big-endian order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The raw bits of the layout.
  public let rawValue: UInt32
  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place of alpha; nil for bits that are none.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
  }

  /// Whether alpha, or a component that is not used, comes before the colors.
  var isAlphaFirst: Bool {
    alphaInfo == .premultipliedFirst || alphaInfo == .first || alphaInfo == .noneSkipFirst
  }
}
