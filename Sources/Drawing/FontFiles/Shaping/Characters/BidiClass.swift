// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The class by which Unicode finds out in which direction a character is written.
enum BidiClass: UInt8, Sendable {
  case left, right, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
  case commonSeparator, paragraph, segment, space, neutral, boundary, mark, arabicLetter
  case leftOverride, rightOverride, leftEmbedding, rightEmbedding, popFormat
  case leftIsolate, rightIsolate, firstIsolate, popIsolate
}

extension BidiClass {
  var isIsolate: Bool { self == .leftIsolate || self == .rightIsolate || self == .firstIsolate }

  /// Whether the algorithm takes no notice of it.
  var isRemoved: Bool {
    switch self {
    case .leftEmbedding, .rightEmbedding, .leftOverride, .rightOverride, .popFormat, .boundary: true
    default: false
    }
  }

  /// Whether it takes the direction of what is around it.
  var isNeutral: Bool {
    switch self {
    case .paragraph, .segment, .space, .neutral, .popIsolate: true
    default: isIsolate
    }
  }
}
