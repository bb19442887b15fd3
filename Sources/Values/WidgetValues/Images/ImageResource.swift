// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The image of an asset catalog that Xcode makes a symbol of.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog.
  public let name: String

  /// Names an image.
  public init(name: String) {
    self.name = name
  }
}
