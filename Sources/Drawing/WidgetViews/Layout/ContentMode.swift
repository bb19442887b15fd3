// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a view that keeps its ratio uses the room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Scales the content until all of it is inside the frame.
  case fit
  /// Scales the content until it covers the frame; what is outside may be clipped.
  case fill
}
