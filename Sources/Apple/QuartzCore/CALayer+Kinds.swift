// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import CoreGraphics
public import Foundation

/// A layer whose layers have a common space, which is drawn flat here.
open class CATransformLayer: CALayer, @unchecked Sendable {}

/// A layer of which a part is shown.
open class CAScrollLayer: CALayer, @unchecked Sendable {
  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Shows the part that begins at a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Shows the part in which a rectangle is.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the directions.
  public let rawValue: String
  /// Creates directions from their name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It does not scroll at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// It scrolls up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// It scrolls from side to side.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// It scrolls in all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that is drawn in parts, which is drawn at once here.
open class CATiledLayer: CALayer, @unchecked Sendable {
  /// The size of each part, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many sizes of it are kept.
  open var levelsOfDetail = 1
  /// How many of these are larger than it.
  open var levelsOfDetailBias = 0
  /// Returns how long new parts fade in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

extension CALayer {
  /// The part of the layer that is seen: all of it, as nothing scrolls here.
  public var visibleRect: CGRect { bounds }

  /// Returns a time of another layer, or of the clock if that is nil, in the layer's own time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let time = l?.timeOfClock(t) ?? t
    return chain.reduce(time) { ($0 - $1.beginTime) * Double($1.speed) + $1.timeOffset }
  }

  /// Returns a time of the layer in that of another one, or of the clock if that is nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = timeOfClock(t)
    return l?.convertTime(time, from: nil) ?? time
  }

  /// The layers around the layer from the outermost on, and the layer.
  private var chain: [CALayer] { (superlayer?.chain ?? []) + [self] }

  private func timeOfClock(_ time: CFTimeInterval) -> CFTimeInterval {
    chain.reversed().reduce(time) { time, layer in
      // The time of a layer that stands still is that of its start.
      layer.speed == 0
        ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
  }
}
