// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view that has an identifier, and where it is.
public struct DisplayElement: Hashable, Sendable {
  /// The view's identifier, from `accessibilityIdentifier(_:)`.
  public var identifier: String

  /// The view's frame, which can be outside the widget.
  public var frame: Rect

  /// Creates an element with its accessibility identifier and its frame, in points.
  public init(identifier: String, frame: Rect) {
    self.identifier = identifier
    self.frame = frame
  }
}
