// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
import Foundation

/// The picture of an item, which is loaded from an address.
public struct Artwork: Hashable, Codable, Sendable {
  private let width: Int?
  private let height: Int?
  private let url: String
  private let bgColor: String?
  private let textColor1: String?
  private let textColor2: String?
  private let textColor3: String?
  private let textColor4: String?

  /// The greatest width, in pixels; 0 if it is not known.
  public var maximumWidth: Int { width ?? 0 }
  /// The greatest height, in pixels; 0 if it is not known.
  public var maximumHeight: Int { height ?? 0 }
  /// What the picture shows, in words; nil here.
  public var alternateText: String? { nil }
  /// The color around the picture; nil if it is not known.
  public var backgroundColor: CGColor? { Self.color(bgColor) }
  /// The first color of text on it; nil if it is not known.
  public var primaryTextColor: CGColor? { Self.color(textColor1) }
  /// The second color of text on it; nil if it is not known.
  public var secondaryTextColor: CGColor? { Self.color(textColor2) }
  /// The third color of text on it; nil if it is not known.
  public var tertiaryTextColor: CGColor? { Self.color(textColor3) }
  /// The fourth color of text on it; nil if it is not known.
  public var quaternaryTextColor: CGColor? { Self.color(textColor4) }

  /// Returns the address of the picture in a size, in pixels.
  public func url(width: Int, height: Int) -> URL? {
    URL(
      string: url.replacingOccurrences(of: "{w}", with: String(width))
        .replacingOccurrences(of: "{h}", with: String(height)))
  }

  private static func color(_ digits: String?) -> CGColor? {
    guard let digits, let value = Int(digits, radix: 16) else { return nil }
    return CGColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }
}
