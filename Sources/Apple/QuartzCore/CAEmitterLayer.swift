// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
public import CoreGraphics
public import Foundation

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles come from a single point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Particles come from a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Particles come from a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Particles come from a box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Particles come from a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Particles come from a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles come from the corners of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles come from the edge of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles come from the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles come from everywhere in the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are drawn in any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest one first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest one last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest one first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Any, and their colors are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A kind of particles.
open class CAEmitterCell: NSObject, CAMediaTiming, @unchecked Sendable {
  /// The start, in seconds of the time of the layer.
  open var beginTime: CFTimeInterval = 0
  /// The length, in seconds.
  open var duration: CFTimeInterval = .infinity
  /// How many times faster than the time of the layer its time goes.
  open var speed: Float = 1
  /// The own time at the start, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated; 0 is once.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition goes back to the start.
  open var autoreverses = false
  /// What is shown before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The name, for its program; nil for none.
  open var name: String?
  /// Whether there are such particles.
  open var isEnabled = true
  /// How many come each second.
  open var birthRate: Float = 0
  /// How long each stays, in seconds.
  open var lifetime: Float = 0
  /// How much that differs, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction in which they go, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// How much the direction differs, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast they go, in points a second.
  open var velocity: CGFloat = 0
  /// How much that differs, in points a second.
  open var velocityRange: CGFloat = 0
  /// How much faster they get to the right, in points a second each second.
  open var xAcceleration: CGFloat = 0
  /// How much faster they get downward, in points a second each second.
  open var yAcceleration: CGFloat = 0
  /// How much faster they get out of the plane, in points a second each second.
  open var zAcceleration: CGFloat = 0
  /// The factor by which they are larger.
  open var scale: CGFloat = 1
  /// How much that differs.
  open var scaleRange: CGFloat = 0
  /// How much larger they get each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var spin: CGFloat = 0
  /// How much that differs, in radians a second.
  open var spinRange: CGFloat = 0
  /// The color; nil for that of the image.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// How much the red differs.
  open var redRange: Float = 0
  /// How much the green differs.
  open var greenRange: Float = 0
  /// How much the blue differs.
  open var blueRange: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0
  /// How much more opaque they get each second.
  open var alphaSpeed: Float = 0
  /// The image, a `CGImage`; nil for none.
  open var contents: Any?
  /// The pixels of the image per point.
  open var contentsScale: CGFloat = 1
  /// The kinds of particles that come from each; nil for none.
  open var emitterCells: [CAEmitterCell]?
}

/// A layer of particles, of which none is drawn here.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  /// The kinds of particles; nil for none.
  open var emitterCells: [CAEmitterCell]?
  /// A factor of how many particles come.
  open var birthRate: Float = 1
  /// A factor of how long each stays.
  open var lifetime: Float = 1
  /// A factor of how fast they go.
  open var velocity: Float = 1
  /// A factor of how large they are.
  open var scale: Float = 1
  /// A factor of how fast they turn.
  open var spin: Float = 1
  /// Where they come from.
  open var emitterPosition = CGPoint.zero
  /// The depth of that place.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape from which they come.
  open var emitterSize = CGSize.zero
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape from which they come.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which they are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The start of the numbers that make them differ.
  open var seed: UInt32 = 0

  /// Draws nothing, which is reported once.
  open override func draw(in ctx: CGContext) {
    reportUnavailable("CAEmitterLayer", answer: "no particle is drawn")
  }
}
