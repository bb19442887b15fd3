// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The way in which a view that keeps its aspect ratio uses the proposed size.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Scales the content until all of it is inside the frame.
  case fit
  /// Scales the content until it covers the frame; what is outside may be clipped.
  case fill
}
