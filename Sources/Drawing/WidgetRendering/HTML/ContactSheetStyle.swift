// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The style sheet of a page: what is always the same, and rules for the sizes, shapes and filters that the page has.
package struct ContactSheetStyle {
  private var widths: [Double] = []
  private var shadows: [Double?] = []
  private var wallpapers: [Wallpaper] = []
  private var filters: [(letter: String, count: Int)] = []
  private var problemCount = 0
  private var hasWarnings = false

  /// Creates a style sheet without widgets.
  package init() {}

  /// The class of a grid whose widgets are so wide.
  mutating func widthClass(_ width: Double) -> String {
    "w\(Self.index(of: width, in: &widths))"
  }

  /// The class of a drawing whose shadow has the shape's corners.
  package mutating func shadowClass(_ shape: Outline) -> String {
    let radius: Double? =
      switch shape.kind {
      case .roundedRectangle(let radius, _): radius
      case .rectangle, .arc, .path: 0
      case .ellipse: nil
      }
    return "r\(Self.index(of: radius, in: &shadows))"
  }

  /// The class of a background with a wallpaper.
  mutating func wallpaperClass(_ wallpaper: Wallpaper) -> String {
    "b\(Self.index(of: wallpaper, in: &wallpapers))"
  }

  /// Adds filters whose boxes and whose classes are the letter and a number.
  mutating func addFilter(_ letter: String, count: Int) {
    filters.append((letter, count))
  }

  /// Adds a filter for each kind of problem, and where some are more than notes, one for all of those.
  mutating func addProblems(_ count: Int, hasWarnings: Bool) {
    problemCount = count
    self.hasWarnings = hasWarnings
  }

  private static func index<Value: Equatable>(of value: Value, in values: inout [Value]) -> Int {
    if let index = values.firstIndex(of: value) { return index }
    values.append(value)
    return values.count - 1
  }

  /// The text of the style sheet.
  package var text: String {
    var writer = MarkupWriter()
    writer.raw(Self.base)
    for (index, width) in widths.enumerated() {
      writer.raw(".w\(index){--width:")
      writer.number(width)
      writer.raw("px}\n")
    }
    for (index, radius) in shadows.enumerated() {
      writer.raw(".r\(index){border-radius:")
      if let radius {
        writer.number(radius)
        writer.raw("px}\n")
      } else {
        writer.raw("50%}\n")
      }
    }
    for (index, wallpaper) in wallpapers.enumerated() {
      writer.raw("figure .ground.b\(index){background:")
      for spot in wallpaper.spots.reversed() { writer.background(spot) }
      writer.raw("linear-gradient(")
      for (position, stop) in wallpaper.stops.enumerated() {
        writer.raw(position == 0 ? "" : ",")
        writer.color(stop.color)
        writer.raw(" ")
        writer.number(stop.location.unit * 100)
        writer.raw("%")
      }
      writer.raw(")}\n")
    }
    return writer.string
  }

  /// The rules by which the filters hide widgets.
  var filterText: String {
    var writer = MarkupWriter()
    for (letter, count) in filters {
      for index in 0..<count {
        let name = "\(letter)\(index)"
        writer.raw("body:has(#f-\(name):not(:checked)) main .\(name){display:none}\n")
      }
    }
    let kinds = (hasWarnings ? ["p"] : []) + (0..<problemCount).map { "q\($0)" }
    for kind in kinds {
      let chosen = "body:has(#f-\(kind):checked)"
      writer.raw("\(chosen) figure:not(.\(kind)){display:none}\n")
      writer.raw("\(chosen) td a:not(.\(kind)){\(Self.otherField)}\n")
    }
    return writer.string
  }
}

extension MarkupWriter {
  /// Writes a spot of a wallpaper as a layer of a style's background, and the comma after it.
  fileprivate mutating func background(_ spot: Wallpaper.Spot) {
    var clear = spot.color
    clear.opacity = 0
    raw("radial-gradient(circle at ")
    number(spot.center.x * 100)
    raw("% ")
    number(spot.center.y * 100)
    raw("%,")
    translucent(spot.color)
    raw(",")
    translucent(clear)
    raw(" ")
    number(spot.radius * 100)
    raw("%),")
  }

  private mutating func translucent(_ color: ResolvedColor) {
    raw("rgb(")
    for part in [color.red, color.green, color.blue] {
      number(Double(part.byte))
      raw(" ")
    }
    raw("/ ")
    number(color.opacity.unit)
    raw(")")
  }
}
