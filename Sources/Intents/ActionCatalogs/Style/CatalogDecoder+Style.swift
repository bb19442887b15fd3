// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import WidgetValues

extension CatalogDecoder {
  /// Decodes a style; what is wrong in it is reported, and is as if it were not there.
  mutating func style(
    _ value: PropertyListValue?
  ) -> (style: WidgetStyle, places: [StyleMember: SourceRange]) {
    var style = WidgetStyle()
    guard let value, var members = members(of: value, "'style'") else { return (style, [:]) }
    var places: [StyleMember: SourceRange] = [:]
    for member in StyleMember.allCases { places[member] = value[member.rawValue]?.range }
    color(members.take("tint"), "tint", into: &style.tint)
    color(members.take("tile"), "tile", into: &style.tile)
    color(members.take("ground"), "ground", into: &style.ground)
    color(members.take("title"), "title", into: &style.title)
    if let columns = wholeNumber(members.take("columns"), "columns", in: StyleLimits.columns) {
      style.columns = columns
    }
    number(
      members.take("tileHeight"), "tileHeight", in: StyleLimits.tileHeight, into: &style.tileHeight)
    number(
      members.take("cornerRadius"), "cornerRadius", in: StyleLimits.cornerRadius,
      into: &style.cornerRadius)
    number(members.take("spacing"), "spacing", in: StyleLimits.spacing, into: &style.spacing)
    if let placement = word(
      members.take("titlePlacement"), "titlePlacement", WidgetStyle.TitlePlacement.self)
    {
      style.titlePlacement = placement
    }
    if let font = members.take("font") { self.font(font, into: &style.font) }
    if let icon = members.take("icon") { self.icon(icon, into: &style) }
    for family in StyleWords.families {
      guard let value = members.take(family.rawValue) else { continue }
      style.families[family] = self.family(value, family.rawValue)
    }
    reportUnknown(members)
    return (style, places)
  }

  // MARK: Parts

  private mutating func font(_ value: PropertyListValue, into font: inout Font) {
    guard var members = members(of: value, "'font'") else { return }
    let style = members.take("textStyle").flatMap { word($0, "textStyle", StyleWords.textStyles) }
    var size: Double?
    if let value = members.take("size") {
      var points = 0.0
      number(value, "size", in: StyleLimits.fontSize, into: &points)
      size = points > 0 ? points : nil
      if style != nil {
        report(.exclusiveMembers("textStyle", "size", of: "'font'"), at: value.range)
      }
    }
    let weight = members.take("weight").flatMap { word($0, "weight", StyleWords.weights) }
    reportUnknown(members)
    if let size {
      font = .system(size: size, weight: weight ?? .regular)
    } else {
      font = .system(style ?? .footnote, weight: weight)
    }
  }

  private mutating func icon(_ value: PropertyListValue, into style: inout WidgetStyle) {
    guard var members = members(of: value, "'icon'") else { return }
    number(members.take("size"), "size", in: StyleLimits.iconSize, into: &style.iconSize)
    style.iconRendering = word(
      members.take("rendering"), "rendering", WidgetStyle.IconRendering.self)
    reportUnknown(members)
  }

  private mutating func family(_ value: PropertyListValue, _ name: String) -> WidgetStyle.Family {
    var family = WidgetStyle.Family()
    guard var members = members(of: value, "'\(name)'") else { return family }
    family.layout = word(members.take("layout"), "layout", WidgetStyle.Layout.self)
    family.columns = wholeNumber(members.take("columns"), "columns", in: StyleLimits.columns)
    if let height = members.take("tileHeight") {
      var points = 0.0
      number(height, "tileHeight", in: StyleLimits.tileHeight, into: &points)
      family.tileHeight = points > 0 ? points : nil
    }
    reportUnknown(members)
    return family
  }

  // MARK: Values

  /// Decodes a color: one for both appearances, or an object with one for each.
  private mutating func color(
    _ value: PropertyListValue?, _ name: String, into color: inout StyleColor
  ) {
    guard let value else { return }
    guard value.kind == .dictionary else {
      if let both = singleColor(value, name) { color = StyleColor(both) }
      return
    }
    guard var members = members(of: value, "'\(name)'") else { return }
    if let asset = members.take("asset") {
      if let set = string(asset, "asset"), !set.value.isEmpty {
        color = StyleColor(asset: set.value)
      }
      for other in ["light", "dark"] {
        guard let value = members.take(other) else { continue }
        report(.memberBesideAsset(other, of: "'\(name)'"), at: value.range)
      }
      return reportUnknown(members)
    }
    if let light = members.take("light").flatMap({ singleColor($0, "light") }) {
      color.light = light
    }
    if let dark = members.take("dark").flatMap({ singleColor($0, "dark") }) { color.dark = dark }
    reportUnknown(members)
  }

  private mutating func singleColor(_ value: PropertyListValue, _ name: String) -> Color? {
    guard let text = value.string else {
      report(
        .wrongType(name, expected: "a color, as a string", found: value.kind), at: value.range)
      return nil
    }
    guard let color = StyleColor.named(text) else {
      report(.unknownColor(text, known: StyleColor.names), at: value.range)
      return nil
    }
    return color
  }

  private mutating func word<Value>(
    _ value: PropertyListValue, _ name: String, _ words: KeyValuePairs<String, Value>
  ) -> Value? {
    guard let text = value.string else {
      report(.wrongType(name, expected: "a string", found: value.kind), at: value.range)
      return nil
    }
    if let match = words.first(where: { $0.key == text }) { return match.value }
    report(.unknownWord(text, of: name, known: words.map(\.key)), at: value.range)
    return nil
  }

  private mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ value: PropertyListValue?, _ name: String, _ type: Value.Type
  ) -> Value? {
    guard let value else { return nil }
    guard let text = value.string else {
      report(.wrongType(name, expected: "a string", found: value.kind), at: value.range)
      return nil
    }
    if let word = Value(rawValue: text) { return word }
    report(.unknownWord(text, of: name, known: Value.allCases.map(\.rawValue)), at: value.range)
    return nil
  }

  private mutating func wholeNumber(
    _ value: PropertyListValue?, _ name: String, in limits: ClosedRange<Int>
  ) -> Int? {
    guard let value else { return nil }
    guard value.kind == .integer else {
      report(.wrongType(name, expected: "a whole number", found: value.kind), at: value.range)
      return nil
    }
    // One beyond 64 bits is beyond every limit.
    guard let number = value.integer, limits.contains(number) else {
      report(
        .numberOutOfRange(
          name, value.spelling, least: "\(limits.lowerBound)", most: "\(limits.upperBound)"),
        at: value.range)
      return nil
    }
    return number
  }

  /// Decodes a length in points; one that cannot be used leaves what there is.
  private mutating func number(
    _ value: PropertyListValue?, _ name: String, in limits: ClosedRange<Double>,
    into length: inout Double
  ) {
    guard let value else { return }
    guard value.kind == .integer || value.kind == .real else {
      return report(
        .wrongType(name, expected: "a number of points", found: value.kind), at: value.range)
    }
    guard let number = value.number, limits.contains(number) else {
      return report(
        .numberOutOfRange(
          name, value.spelling, least: "\(Int(limits.lowerBound))",
          most: "\(Int(limits.upperBound))"), at: value.range)
    }
    length = number
  }
}
