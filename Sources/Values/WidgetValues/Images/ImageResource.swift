// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The image of an asset catalog that Xcode makes a symbol of.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog.
  public let name: String

  /// Creates a resource from the image's name in the catalog.
  public init(name: String) {
    self.name = name
  }
}
