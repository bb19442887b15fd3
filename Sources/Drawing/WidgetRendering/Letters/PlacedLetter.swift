// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import WidgetViews

/// A letter on a line.
struct PlacedLetter {
  var font: FontFile
  var glyph: Int
  /// Points a unit.
  var scale: Double
  /// Where it begins, from the start of its part of the line, in points.
  var x: Double
  /// How far its glyph is from there, in points.
  var inset: Double
  /// How far the next letter is, in points.
  var advance: Double
  /// How far its glyph is above the baseline, in points.
  var rise = 0.0

  func append(to steps: inout [VectorPath.Step], start: Point, scaleX: Double) {
    // A glyph that is broken is not drawn; the font was chosen by its map of characters alone.
    guard let outline = try? font.outline(of: glyph) else { return }
    func point(_ place: GlyphOutline.Place) -> Point {
      Point(
        x: start.x + (x + inset + place.x * scale) * scaleX, y: start.y - rise - place.y * scale)
    }
    for step in outline.steps {
      switch step {
      case .move(let place):
        if case .move? = steps.last {} else if !steps.isEmpty { steps.append(.close) }
        steps.append(.move(to: point(place)))
      case .line(let place): steps.append(.line(to: point(place)))
      case .curve(let first, let second, to: let place):
        steps.append(.curve(to: point(place), control1: point(first), control2: point(second)))
      }
    }
    if !outline.steps.isEmpty { steps.append(.close) }
  }

  /// The picture of an emoji; nil for what has an outline.
  func image(start: Point, scaleX: Double) -> DisplayImage? {
    guard font.hasBitmaps, let bitmap = try? font.bitmap(of: glyph),
      let image = try? BitmapImage(reading: bitmap.png)
    else { return nil }
    let em = scale * Double(font.unitsPerEm)
    return DisplayImage(
      frame: Rect(
        x: start.x + (x + inset + bitmap.left * em) * scaleX,
        y: start.y - rise - bitmap.top * em, width: bitmap.width * em * scaleX,
        height: bitmap.height * em), name: "", content: .bitmap(image))
  }
}
