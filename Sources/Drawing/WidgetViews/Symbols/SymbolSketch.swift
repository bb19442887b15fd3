// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Lines of one width and filled shapes, of which the stand-ins for symbols are drawn.
///
/// A sketch is a text on a square of 24 × 24: steps between semicolons, each a word and its numbers.
///
/// | step | numbers |
/// |---|---|
/// | `line`, `polygon` | pairs of x and y, from point to point; a polygon is filled |
/// | `curve`, `blob` | where it begins, then two control points and an end for each part; a blob is filled |
/// | `circle`, `dot` | the center and the radius; a dot is filled |
/// | `arc` | the center, the radius, the angle at which it begins, and by how much it goes on: degrees from the right, clockwise |
/// | `box` | left, top, right, bottom, and the radius of the corners if it is not 2 |
/// | `with` | a name whose sketch is drawn too; if it is changed, its scale and where it is moved to |
///
/// `close` at the end of a line or curve leads back to where it begins. As expressions of Swift, the sketches took the compiler longer
/// than all other code of this module.
struct SymbolSketch {
  private static let lineWidth = 2.0

  /// The control points of a quarter of a circle, as a part of its radius.
  private static let quarter = 0.5523

  /// The paths that were drawn.
  private(set) var paths: [VectorPath] = []

  /// Draws the steps of a text.
  init(steps: Substring) {
    for step in steps.utf8.split(separator: UInt8(ascii: ";")) {
      let words = step.split(separator: UInt8(ascii: " ")).map(Substring.init)
      draw(words[0], words.dropFirst())
    }
  }

  /// Draws a step.
  private mutating func draw(_ step: Substring, _ words: ArraySlice<Substring>) {
    let numbers = words.compactMap { Double($0) }
    let closing: [VectorPath.Step] = words.last == "close" ? [.close] : []
    switch step {
    case "line": stroke(Self.steps(numbers) + closing)
    case "polygon":
      // Its corners are a little round.
      paths.append(
        VectorPath(
          steps: Self.steps(numbers) + [.close], fill: .current(opacity: 1),
          stroke: Self.stroke(width: 1.5)))
    case "curve": stroke(Self.curveSteps(numbers) + closing)
    case "blob": fill(Self.curveSteps(numbers) + [.close])
    case "circle": stroke(Self.circleSteps(numbers[0], numbers[1], numbers[2]))
    case "dot": fill(Self.circleSteps(numbers[0], numbers[1], numbers[2]))
    case "arc":
      let arc = Path { path in
        path.addRelativeArc(
          center: Point(x: numbers[0], y: numbers[1]), radius: numbers[2],
          startAngle: .degrees(numbers[3]), delta: .degrees(numbers[4]))
      }
      stroke(arc.steps)
    case "box":
      let radius = numbers.count > 4 ? numbers[4] : 2
      stroke(Self.boxSteps(numbers[0], numbers[1], numbers[2], numbers[3], radius: radius))
    case "with":
      let change = words.dropFirst().compactMap { Double($0) }
      add(SymbolTable.sketch(String(words.first ?? "")), change: change)
    default: preconditionFailure("'\(step)' is not a step of a sketch")
    }
  }

  /// Draws what another sketch has, in another size and place if they are given: the scale, x and y.
  private mutating func add(_ other: SymbolSketch?, change numbers: [Double]) {
    guard let other else { return }
    guard numbers.count == 3 else {
      paths += other.paths
      return
    }
    let scale = numbers[0]
    let change = PlaneTransform(scaleX: scale, y: scale)
      .concatenating(PlaneTransform(translationX: numbers[1], y: numbers[2]))
    for var path in other.paths {
      path.steps = Path(steps: path.steps).applying(change).steps
      path.stroke?.width *= max(scale, 0.75)
      paths.append(path)
    }
  }

  private mutating func stroke(_ steps: [VectorPath.Step]) {
    paths.append(
      VectorPath(steps: steps, fill: nil, stroke: Self.stroke(width: Self.lineWidth)))
  }

  private mutating func fill(_ steps: [VectorPath.Step]) {
    paths.append(VectorPath(steps: steps, fill: .current(opacity: 1)))
  }

  private static func stroke(width: Double) -> VectorPath.Stroke {
    VectorPath.Stroke(ink: .current(opacity: 1), width: width, cap: .round, join: .round)
  }

  private static func points(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func steps(_ numbers: [Double]) -> [VectorPath.Step] {
    points(numbers).enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) }
  }

  private static func curveSteps(_ numbers: [Double]) -> [VectorPath.Step] {
    let points = points(numbers)
    guard let first = points.first else { return [] }
    return [.move(to: first)]
      + stride(from: 1, to: points.count - 2, by: 3).map {
        .curve(to: points[$0 + 2], control1: points[$0], control2: points[$0 + 1])
      }
  }

  private static func boxSteps(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double
  ) -> [VectorPath.Step] {
    let inset = radius * (1 - quarter)
    return curveSteps([
      left + radius, top, left + radius, top, right - radius, top, right - radius, top,
      right - inset, top, right, top + inset, right, top + radius,
      right, top + radius, right, bottom - radius, right, bottom - radius,
      right, bottom - inset, right - inset, bottom, right - radius, bottom,
      right - radius, bottom, left + radius, bottom, left + radius, bottom,
      left + inset, bottom, left, bottom - inset, left, bottom - radius,
      left, bottom - radius, left, top + radius, left, top + radius,
      left, top + inset, left + inset, top, left + radius, top,
    ]) + [.close]
  }

  private static func circleSteps(
    _ x: Double, _ y: Double, _ radius: Double
  ) -> [VectorPath.Step] {
    let control = radius * quarter
    return curveSteps([
      x, y - radius, x + control, y - radius, x + radius, y - control, x + radius, y,
      x + radius, y + control, x + control, y + radius, x, y + radius,
      x - control, y + radius, x - radius, y + control, x - radius, y,
      x - radius, y - control, x - control, y - radius, x, y - radius,
    ]) + [.close]
  }
}
