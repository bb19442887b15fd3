// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How the image of a layer is placed.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the center, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the size of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// In its own shape, inside of the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// In its own shape, over the whole layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Corners are quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smooth curves, which are drawn as circles here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How the image of a layer is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pixels stay sharp where the content is made larger.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are interpolated where the content is made larger.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Pixels of several sizes are mixed.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A set of edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge is drawn smooth.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge is drawn smooth.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge is drawn smooth.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge is drawn smooth.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
