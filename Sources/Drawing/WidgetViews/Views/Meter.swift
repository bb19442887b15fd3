// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A bar that is filled in part: it takes the width that it is offered.
struct MeterBar: PrimitiveView {
  /// The filled part, from 0 to 1.
  var fraction: Double
  /// How thick it is, in points; nil for the usual.
  var height: Double?

  func resolve(in resolver: inout ViewResolver) {
    let meter = resolver.addMeter(fraction)
    resolver.addLeaf(.bar(meter, height: height ?? resolver.settings.barHeight))
  }
}

/// A ring that is filled in part: it has a size of its own.
struct MeterRing: PrimitiveView {
  /// The filled part, from 0 to 1.
  var fraction: Double
  /// The length of a side, in points.
  var side: Double
  /// The angle of its arc, in degrees; less than 360 if it has a gap at the bottom.
  var sweep = 360.0

  func resolve(in resolver: inout ViewResolver) {
    let settings = resolver.settings
    // A smaller ring has a thinner line.
    let lineWidth =
      settings.circularGaugeLineWidth * min(1, side / max(1, settings.circularGaugeSize))
    let meter = resolver.addMeter(fraction, lineWidth: lineWidth, sweep: sweep)
    resolver.addLeaf(.ring(meter, side: side))
  }
}

extension ViewResolver {
  fileprivate mutating func addMeter(
    _ fraction: Double, lineWidth: Double = 0, sweep: Double = 360
  ) -> Int32 {
    let shape: ShapeStyleValue.MeterShape =
      lineWidth == 0 ? .line : sweep < 360 ? .openRing(sweep) : .ring
    let tint = ShapeStyleValue(kind: .meterTint(shape))
    tree.rare.meters.append(
      MeterNode(
        fraction: fraction.isNaN ? 0 : min(max(0, fraction), 1), paint: paint(tint),
        track: paint(
          tint, opacity: lineWidth == 0 ? settings.trackOpacity : settings.ringTrackOpacity),
        lineWidth: lineWidth, sweep: sweep))
    return Int32(tree.rare.meters.count - 1)
  }
}
