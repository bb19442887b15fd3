// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageReader.Items {
  mutating func point() throws(MessageError) -> Point {
    Point(x: try number(), y: try number())
  }

  fileprivate mutating func unitPoint() throws(MessageError) -> UnitPoint {
    UnitPoint(x: try number(), y: try number())
  }
}

extension MessageReader {
  func rect() throws(MessageError) -> Rect {
    var items = try items()
    return Rect(
      x: try items.number(), y: try items.number(), width: try items.number(),
      height: try items.number())
  }

  func color() throws(MessageError) -> ResolvedColor {
    var items = try items()
    return ResolvedColor(
      red: try items.number(), green: try items.number(), blue: try items.number(),
      opacity: try items.number())
  }

  func outline() throws(MessageError) -> Outline {
    var items = try items()
    let rect = try items.next().rect()
    let kind = try items.string()
    switch kind {
    case "rectangle": return Outline(.rectangle, in: rect)
    case "circular", "continuous":
      return Outline(
        .roundedRectangle(
          cornerRadius: try items.number(), style: kind == "circular" ? .circular : .continuous),
        in: rect)
    case "ellipse": return Outline(.ellipse, in: rect)
    case "arc": return Outline(.arc(from: try items.number(), to: try items.number()), in: rect)
    case "path":
      let usesEvenOddFill = try items.bool()
      return Outline(.path(try items.next().steps(), usesEvenOddFill: usesEvenOddFill), in: rect)
    default: throw MessageError("'\(kind)' is not a shape")
    }
  }

  func steps() throws(MessageError) -> [VectorPath.Step] {
    var steps: [VectorPath.Step] = []
    var items = try items()
    while let letter = try items.nextIfAny()?.string() {
      switch letter {
      case "M": steps.append(.move(to: try items.point()))
      case "L": steps.append(.line(to: try items.point()))
      case "C":
        let (first, second) = (try items.point(), try items.point())
        steps.append(.curve(to: try items.point(), control1: first, control2: second))
      case "Z": steps.append(.close)
      default: throw MessageError("'\(letter)' is not a step of a path")
      }
    }
    return steps
  }

  func paint() throws(MessageError) -> Paint {
    var items = try items()
    let kind = try items.string()
    switch kind {
    case "color": return .color(try items.next().color())
    case "linear":
      return .linearGradient(
        try items.next().stops(), from: try items.unitPoint(), to: try items.unitPoint())
    case "radial":
      return .radialGradient(
        try items.next().stops(), center: try items.unitPoint(), from: try items.number(),
        to: try items.number())
    case "elliptical":
      return .ellipticalGradient(
        try items.next().stops(), center: try items.unitPoint(), from: try items.number(),
        to: try items.number())
    case "angular":
      return .angularGradient(
        try items.next().stops(), center: try items.unitPoint(), from: try items.number(),
        to: try items.number())
    case "mesh":
      let colors = try items.next().array { (reader) throws(MessageError) in try reader.color() }
      return .mesh(colors, columns: try items.next().integer())
    default: throw MessageError("'\(kind)' is not a paint")
    }
  }

  private func stops() throws(MessageError) -> [GradientStop] {
    try array { (reader) throws(MessageError) in
      var items = try reader.items()
      return GradientStop(color: try items.next().color(), location: try items.number())
    }
  }

  func strokeStyle() throws(MessageError) -> StrokeStyle {
    var items = try items()
    return StrokeStyle(
      lineWidth: try items.number(), lineCap: try items.next().name(),
      lineJoin: try items.next().name(), miterLimit: try items.number(),
      dash: try items.next().array { (reader) throws(MessageError) in try reader.number() },
      dashPhase: try items.number())
  }
}
