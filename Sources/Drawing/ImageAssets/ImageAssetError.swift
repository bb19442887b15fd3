// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// An image that cannot be used, and why.
public struct ImageAssetError: Error, Hashable, Sendable {
  /// What is in the way.
  package let message: ImageAssetMessage

  /// Where.
  package let place: Diagnostic.Place

  /// Makes an error.
  package init(_ message: ImageAssetMessage, at place: Diagnostic.Place) {
    self.message = message
    self.place = place
  }

  /// The finding.
  public var diagnostic: Diagnostic { message.diagnostic(at: place) }
}
