// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where the lines of a text are in its width, which shows only if there are several.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the side at which reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side at which reading ends.
  case trailing
}

/// Which part of a line that is too long gives way to `…`.
public enum TextTruncationMode: String, CaseIterable, Hashable, Sendable {
  /// The beginning.
  case head
  /// The end.
  case tail
  /// The middle.
  case middle
}
