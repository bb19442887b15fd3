// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// A custom alignment.
///
/// ```swift
/// enum MoonAlignment: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> Double { context[.bottom] }
/// }
///
/// extension VerticalAlignment {
///   static let moon = VerticalAlignment(MoonAlignment.self)
/// }
/// ```
///
/// Source: Apple's documentation of `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Returns the value of the guide in a view that sets none, in points from the leading or upper
  /// edge.
  static func defaultValue(in context: ViewDimensions) -> Double
}

/// The custom guides that the process has named, in the order in which it did.
enum OwnGuides {
  private struct Entry {
    var type: any AlignmentID.Type
    var isHorizontal: Bool
  }

  private static let entries = Mutex<[Entry]>([])

  /// The guide of a type; the same type is another guide in the other direction.
  static func guide(of type: any AlignmentID.Type, isHorizontal: Bool) -> Guide {
    let number = entries.withLock { entries in
      let known = entries.firstIndex { $0.type == type && $0.isHorizontal == isHorizontal }
      if let known { return known }
      // So many alignments are never named; the last would stand for all that follow.
      if entries.count < Int(UInt16.max - Guide.firstOwn) {
        entries.append(Entry(type: type, isHorizontal: isHorizontal))
      }
      return entries.count - 1
    }
    return Guide(rawValue: Guide.firstOwn + UInt16(number))
  }

  static func isHorizontal(_ guide: Guide) -> Bool { entry(of: guide)?.isHorizontal ?? false }

  /// Where a guide is in a view of a size that sets none; what is not a finite number counts as 0.
  static func defaultValue(of guide: Guide, in size: Size) -> Double {
    let value = entry(of: guide)?.type.defaultValue(in: ViewDimensions(size: size)) ?? 0
    return value.isFinite ? value : 0
  }

  private static func entry(of guide: Guide) -> Entry? {
    let number = Int(guide.rawValue) - Int(Guide.firstOwn)
    return entries.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }
}

extension HorizontalAlignment {
  /// Creates a custom place between the leading and the trailing side.
  public init(_ id: any AlignmentID.Type) {
    guide = OwnGuides.guide(of: id, isHorizontal: true)
  }
}

extension VerticalAlignment {
  /// Creates a custom place between the upper and the lower side.
  public init(_ id: any AlignmentID.Type) {
    guide = OwnGuides.guide(of: id, isHorizontal: false)
  }
}
