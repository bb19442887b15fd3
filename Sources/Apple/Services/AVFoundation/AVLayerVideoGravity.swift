// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How pictures are fit into a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Creates a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole picture is in the layer, and keeps its shape.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The picture fills the layer, and keeps its shape.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The picture fills the layer, and takes its shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
