// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension DisplayRepresentation.Image {
  /// The shape in which an image is shown, which is ignored here.
  public struct DisplayStyle: Hashable, Sendable {
    private let name: String

    /// The image as it is.
    public static let `default` = DisplayStyle(name: "default")

    /// The image in a circle.
    public static let circular = DisplayStyle(name: "circular")
  }

  /// Creates an image of an asset catalog; `isTemplate` and the style are ignored.
  public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
    self.init(named: name)
  }

  /// Creates an image from bytes; `isTemplate` and the style are ignored.
  public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
    self.init(data: data)
  }

  /// Creates an image from a URL; `isTemplate` and the style are ignored.
  public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
    self.init(url: url)
  }

  /// Creates an image from a URL; its size in points, `isTemplate` and the style are ignored.
  public init(
    url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
    displayStyle: DisplayStyle = .default
  ) {
    self.init(url: url)
  }
}
