// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a view that keeps its ratio uses the room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is inside the room.
  case fit
  /// It covers the room.
  case fill
}
