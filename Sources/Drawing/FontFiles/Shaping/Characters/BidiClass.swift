// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The class by which Unicode finds out in which direction a character is written.
enum BidiClass: UInt8, Sendable {
  case left, right, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
  case commonSeparator, paragraph, segment, space, neutral, boundary, mark, arabicLetter
  case leftOverride, rightOverride, leftEmbedding, rightEmbedding, popFormat
  case leftIsolate, rightIsolate, firstIsolate, popIsolate
}
