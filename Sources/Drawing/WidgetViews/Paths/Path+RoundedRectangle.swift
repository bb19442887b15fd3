// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Path {
  /// The path of a rectangle with round corners, clockwise from the upper left.
  ///
  /// A **continuous** corner is three curves that begin 1.528665 radii before the corner. The control points are those
  /// that PaintCode measured in `UIBezierPath(roundedRect:cornerRadius:)` of iOS 7; they have been found again in later
  /// releases and in app icons. Where a side has no room for such a corner Apple's curve changes in an unpublished way.
  /// Here the control points then move, as the room shrinks to one radius, towards a circle that is cut at the same
  /// angles (21.72° and 68.28°), so that a capsule has round ends.
  package init(roundedRectangle rect: Rect, cornerRadius: Double, style: RoundedCornerStyle) {
    let half = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadius, 0), half)
    guard radius > 0 else {
      self.init(rectangle: rect)
      return
    }
    let corner =
      switch style {
      case .circular: Corner.quarter
      case .continuous: Corner.continuous(roundness: (half / radius - 1) / (Corner.reach - 1))
      }
    let sides: [(x: Double, y: Double, xSign: Double, ySign: Double, isMirrored: Bool)] = [
      (rect.maxX, rect.minY, -1, 1, false), (rect.maxX, rect.maxY, -1, -1, true),
      (rect.minX, rect.maxY, 1, -1, false), (rect.minX, rect.minY, 1, 1, true),
    ]
    self.init()
    move(to: Point(x: rect.minX + corner.start * radius, y: rect.minY))
    for side in sides {
      // Every second corner is entered along its vertical side, so that the axes change places.
      func place(_ point: Point) -> Point {
        let (along, across) = side.isMirrored ? (point.y, point.x) : (point.x, point.y)
        return Point(
          x: side.x + side.xSign * along * radius, y: side.y + side.ySign * across * radius)
      }
      addLine(to: place(Point(x: corner.start, y: 0)))
      for curve in corner.curves {
        addCurve(
          to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
    closeSubpath()
  }

  /// The path of a rectangle whose corners can have different radii, clockwise from the upper left.
  ///
  /// Radii that a side has no room for are all made smaller by the same part.
  init(roundedRectangle rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
    func checked(_ radius: Double) -> Double { radius.isFinite ? max(0, radius) : 0 }
    var (topLeft, topRight) = (checked(cornerRadii.topLeading), checked(cornerRadii.topTrailing))
    var (bottomLeft, bottomRight) = (
      checked(cornerRadii.bottomLeading), checked(cornerRadii.bottomTrailing)
    )
    func part(_ length: Double, _ first: Double, _ second: Double) -> Double {
      first + second > length ? max(0, length) / (first + second) : 1
    }
    let fit = min(
      part(rect.width, topLeft, topRight), part(rect.width, bottomLeft, bottomRight),
      part(rect.height, topLeft, bottomLeft), part(rect.height, topRight, bottomRight))
    topLeft *= fit
    topRight *= fit
    bottomLeft *= fit
    bottomRight *= fit
    let half = min(rect.width, rect.height) / 2
    func corner(_ radius: Double) -> Corner {
      guard radius > 0, style == .continuous else { return .quarter }
      return .continuous(roundness: (half / radius - 1) / (Corner.reach - 1))
    }
    let sides: [(x: Double, y: Double, xSign: Double, ySign: Double, radius: Double)] = [
      (rect.maxX, rect.minY, -1, 1, topRight), (rect.maxX, rect.maxY, -1, -1, bottomRight),
      (rect.minX, rect.maxY, 1, -1, bottomLeft), (rect.minX, rect.minY, 1, 1, topLeft),
    ]
    self.init()
    move(to: Point(x: rect.minX + corner(topLeft).start * topLeft, y: rect.minY))
    for (index, side) in sides.enumerated() {
      let isMirrored = index % 2 == 1
      func place(_ point: Point) -> Point {
        let (along, across) = isMirrored ? (point.y, point.x) : (point.x, point.y)
        return Point(
          x: side.x + side.xSign * along * side.radius,
          y: side.y + side.ySign * across * side.radius)
      }
      let corner = corner(side.radius)
      addLine(to: place(Point(x: corner.start, y: 0)))
      guard side.radius > 0 else { continue }
      for curve in corner.curves {
        addCurve(
          to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
    closeSubpath()
  }
}

/// A corner of radius 1: `x` is the distance from the corner along the side on which it begins, `y` along the other.
private struct Corner {
  struct Curve {
    var control1: Point
    var control2: Point
    var end: Point
  }

  /// How far from the corner a continuous one begins.
  static let reach = 1.528_665

  /// A quarter of a circle.
  static let quarter = Corner(
    start: 1,
    curves: [
      Curve(
        control1: Point(x: 1 - Path.quarterControl, y: 0),
        control2: Point(x: 0, y: 1 - Path.quarterControl), end: Point(x: 0, y: 1))
    ])

  var start: Double
  var curves: [Curve]

  /// A continuous corner; a roundness below 1 moves it towards a circle, which it is at 0.
  static func continuous(roundness: Double) -> Corner {
    let part = min(max(roundness, 0), 1)
    func mixed(_ circle: Double, _ continuous: Double) -> Double {
      circle + (continuous - circle) * part
    }
    let start = mixed(1, reach)
    let outer = mixed(0.873_260_17, 1.088_492_96)
    let inner = Point(x: mixed(0.747_675_56, 0.868_406_94), y: mixed(0.024_092_54, 0))
    let joint = Point(x: mixed(0.629_933_59, 0.631_493_79), y: mixed(0.070_994_7, 0.074_911_39))
    let middle = Point(x: mixed(0.374_765_83, 0.372_823_83), y: mixed(0.172_639_99, 0.169_059_56))
    return Corner(
      start: start,
      curves: [
        Curve(control1: Point(x: outer, y: 0), control2: inner, end: joint),
        Curve(control1: middle, control2: middle.mirrored, end: joint.mirrored),
        Curve(
          control1: inner.mirrored, control2: Point(x: 0, y: outer), end: Point(x: 0, y: start)),
      ])
  }
}

extension Point {
  /// The point on the other side of the corner.
  fileprivate var mirrored: Point { Point(x: y, y: x) }
}
