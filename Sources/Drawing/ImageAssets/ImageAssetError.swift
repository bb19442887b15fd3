// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// An image that cannot be used, and why.
public struct ImageAssetError: Error, Hashable, Sendable {
  /// The message on the obstacle.
  package let message: ImageAssetMessage

  /// The place of the obstacle.
  package let place: Diagnostic.Place

  /// Creates an error at a place.
  package init(_ message: ImageAssetMessage, at place: Diagnostic.Place) {
    self.message = message
    self.place = place
  }

  /// The error as a diagnostic.
  public var diagnostic: Diagnostic { message.diagnostic(at: place) }
}
