// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A line of a view, on which a container puts the same line of its children.
package struct Guide: Hashable, Sendable {
  /// Below ``firstOwn`` the number of one of SwiftUI's guides; else that of a custom one in ``OwnGuides``.
  let rawValue: UInt16

  static var leading: Guide { Guide(rawValue: 0) }
  static var horizontalCenter: Guide { Guide(rawValue: 1) }
  static var trailing: Guide { Guide(rawValue: 2) }
  static var top: Guide { Guide(rawValue: 3) }
  static var verticalCenter: Guide { Guide(rawValue: 4) }
  static var bottom: Guide { Guide(rawValue: 5) }
  static var firstTextBaseline: Guide { Guide(rawValue: 6) }
  static var lastTextBaseline: Guide { Guide(rawValue: 7) }

  /// The first number of custom guides.
  static var firstOwn: UInt16 { 8 }

  /// SwiftUI's guides, in the order of their numbers.
  static let system = (0..<firstOwn).map { Guide(rawValue: $0) }

  /// Whether it is a custom guide.
  var isOwn: Bool { rawValue >= Self.firstOwn }

  /// Whether it is a place between the leading and the trailing side.
  var isHorizontal: Bool {
    isOwn ? OwnGuides.isHorizontal(self) : rawValue < Guide.top.rawValue
  }

  /// Whether a container takes it over from its children: baselines and custom guides, and not the guides of the frame.
  ///
  /// Source: OpenSwiftUI, `AlignmentGuide.swift`.
  var isCombined: Bool { rawValue >= Guide.firstTextBaseline.rawValue }

  /// Where it is in a view that says nothing about it; text baselines are at the bottom.
  ///
  /// Source: Apple's documentation of `VerticalAlignment.firstTextBaseline`, and OpenSwiftUI.
  @inline(__always)
  func defaultValue(in size: Size) -> Double {
    switch rawValue {
    case Guide.leading.rawValue, Guide.top.rawValue: 0
    case Guide.horizontalCenter.rawValue: size.width / 2
    case Guide.trailing.rawValue: size.width
    case Guide.verticalCenter.rawValue: size.height / 2
    case ..<Self.firstOwn: size.height
    default: ownDefaultValue(in: size)
    }
  }

  /// Where a custom guide is; apart, so that the others are read without a call.
  @inline(never)
  private func ownDefaultValue(in size: Size) -> Double {
    OwnGuides.defaultValue(of: self, in: size)
  }
}

/// Several guides; the custom ones share a few places, so that one of them may seem to be there that is not.
package struct GuideSet: OptionSet, Hashable, Sendable {
  static let baselines: GuideSet = [
    GuideSet(.firstTextBaseline), GuideSet(.lastTextBaseline),
  ]

  /// The guides that containers take over from their children.
  static let combined = GuideSet(rawValue: 0xFFC0)

  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ guide: Guide) {
    rawValue = Self.bit(of: guide)
  }

  func contains(_ guide: Guide) -> Bool { rawValue & Self.bit(of: guide) != 0 }

  private static func bit(of guide: Guide) -> UInt16 {
    1 << (guide.isOwn ? Guide.firstOwn + guide.rawValue % 8 : guide.rawValue)
  }
}
