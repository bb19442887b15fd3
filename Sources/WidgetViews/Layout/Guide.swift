// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A line of a view, on which a container puts the same line of its children.
///
/// The first three are horizontal places, the others vertical ones.
package enum Guide: UInt8, Hashable, Sendable, CaseIterable {
  case leading
  case horizontalCenter
  case trailing
  case top
  case verticalCenter
  case bottom
  case firstTextBaseline
  case lastTextBaseline

  /// Whether a container takes it over from its children: baselines, and not the guides of the frame.
  ///
  /// Source: OpenSwiftUI, `AlignmentGuide.swift`.
  var isCombined: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// Where it is in a view that says nothing about it; text baselines are at the bottom.
  ///
  /// Source: Apple's documentation of `VerticalAlignment.firstTextBaseline`, and OpenSwiftUI.
  func defaultValue(in size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }
}

/// Several guides.
package struct GuideSet: OptionSet, Hashable, Sendable {
  static let baselines: GuideSet = [
    GuideSet(.firstTextBaseline), GuideSet(.lastTextBaseline),
  ]

  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ guide: Guide) {
    rawValue = 1 << guide.rawValue
  }

  func contains(_ guide: Guide) -> Bool { rawValue & (1 << guide.rawValue) != 0 }
}
