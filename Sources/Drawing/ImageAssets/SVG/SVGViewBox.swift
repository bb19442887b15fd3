// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// How a `viewBox` is fitted into a viewport.
struct SVGAspectRatio: Hashable {
  /// Where the rest of the space goes, from 0 (all after) to 1 (all before), horizontally and vertically.
  var alignment = Point(x: 0.5, y: 0.5)

  /// Whether the viewport is filled, and what does not fit is cut off.
  var fills = false

  /// Whether the box is stretched to the viewport, and so keeps no proportions.
  var stretches = false

  /// The aspect ratio that holds if the file does not set one.
  static let standard = SVGAspectRatio()

  /// Reads the value of `preserveAspectRatio`; nil if the text is none.
  init?(_ text: String) {
    let words = text.split { $0.isWhitespace }
    guard let first = words.first, words.count <= 2 else { return nil }
    switch words.dropFirst().first {
    case nil, "meet": break
    case "slice": fills = true
    default: return nil
    }
    if first == "none" {
      stretches = true
      return
    }
    let parts: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard first.utf8.count == 8, first.hasPrefix("x"), first.dropFirst(4).hasPrefix("Y"),
      let x = parts[first.dropFirst(1).prefix(3)], let y = parts[first.dropFirst(5)]
    else { return nil }
    alignment = Point(x: x, y: y)
  }

  private init() {}

  /// The part of the plane around a box, or of it, that is seen in a viewport of a size.
  func visible(_ box: Rect, in size: Size) -> Rect {
    guard !stretches else { return box }
    let (x, y) = (size.width / box.width, size.height / box.height)
    let scale = fills ? max(x, y) : min(x, y)
    let (width, height) = (
      x == scale ? box.width : size.width / scale, y == scale ? box.height : size.height / scale
    )
    return Rect(
      x: box.minX - (width - box.width) * alignment.x,
      y: box.minY - (height - box.height) * alignment.y, width: width, height: height)
  }

  /// The map from a box's coordinates to those of the viewport that shows it.
  func transform(from box: Rect, to viewport: Rect) -> SVGTransform {
    let visible = visible(box, in: viewport.size)
    let scale = SVGTransform.scale(
      viewport.width / visible.width, viewport.height / visible.height)
    return SVGTransform.translation(viewport.minX, viewport.minY)(scale)(
      .translation(-visible.minX, -visible.minY))
  }
}

extension Rect {
  /// How far from the origin the coordinates of an image may lie.
  static let svgLimit = 1_000_000

  /// Reads the value of `viewBox`; nil if the text is none, or nothing can be drawn in it.
  init?(svgViewBox text: String) {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard numbers.count < 4, let number = scanner.number(), abs(number) <= Double(Self.svgLimit)
      else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    // A box so small that the limit is beyond a `Double`'s precision shows nothing.
    guard numbers.count == 4, numbers[2] >= 1e-3, numbers[3] >= 1e-3 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
