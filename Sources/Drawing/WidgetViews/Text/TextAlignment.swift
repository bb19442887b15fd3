// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The alignment of the lines of a text in its width, which matters only if there are several.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the side at which reading begins.
  case leading
  /// Lines are centered.
  case center
  /// At the side at which reading ends.
  case trailing
}

/// The part of a line that `…` replaces if the line is too long.
public enum TextTruncationMode: String, CaseIterable, Hashable, Sendable {
  /// The beginning of the line.
  case head
  /// The end of the line.
  case tail
  /// The middle of the line.
  case middle
}
