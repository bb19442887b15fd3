// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a picture is turned, as files say it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The image is upright.
  case up = 1
  /// The image is mirrored from left to right.
  case upMirrored = 2
  /// It is upside down.
  case down = 3
  /// It is upside down and mirrored.
  case downMirrored = 4
  /// It is mirrored and turned to the left.
  case leftMirrored = 5
  /// It is turned to the right.
  case right = 6
  /// It is mirrored and turned to the right.
  case rightMirrored = 7
  /// It is turned to the left.
  case left = 8
}
