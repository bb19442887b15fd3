// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Ranges of attributed strings, which are counted in code units of UTF-16 in objects.

extension NSRange {
  /// Creates the range of a part of an attributed string.
  public init<Region: RangeExpression, Target: AttributedStringProtocol>(
    _ region: Region, in target: Target
  ) where Region.Bound == AttributedString.Index {
    let range = region.relative(to: target.characters)
    let before = String(target.characters[target.startIndex..<range.lowerBound])
    let part = String(target.characters[range])
    self.init(location: before.utf16.count, length: part.utf16.count)
  }
}

extension Range where Bound == AttributedString.Index {
  /// Creates the range of a part of an attributed string; nil if the part is not in it, or is not of whole characters.
  public init?<Target: AttributedStringProtocol>(_ range: NSRange, in target: Target) {
    let text = String(target.characters)
    guard let place = Range<String.Index>(range, in: text),
      text.indices.contains(place.lowerBound) || place.lowerBound == text.endIndex,
      text.indices.contains(place.upperBound) || place.upperBound == text.endIndex
    else { return nil }
    let first = text.distance(from: text.startIndex, to: place.lowerBound)
    let count = text.distance(from: place.lowerBound, to: place.upperBound)
    let lower = target.characters.index(target.startIndex, offsetBy: first)
    self = lower..<target.characters.index(lower, offsetBy: count)
  }
}

extension Range where Bound == String.Index {
  /// Creates the range of a part of a string; nil if the part is not in it.
  public init?(_ range: NSRange, in string: Substring) {
    let whole = NSRange(string.startIndex..<string.endIndex, in: string.base)
    let moved = NSRange(location: whole.location + range.location, length: range.length)
    guard range.location >= 0, range.length >= 0, NSMaxRange(moved) <= NSMaxRange(whole) else {
      return nil
    }
    self.init(moved, in: string.base)
  }
}
