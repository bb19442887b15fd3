// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The rules of a template's style sheet that say how the parts of a symbol are drawn in each rendering mode.
struct SymbolStyleSheet {
  /// The declarations of each class, by their names.
  private var classes: [String: [String: String]] = [:]

  /// Reads a style sheet; what is not about the layers of a symbol is passed over.
  ///
  /// The class of a layer, such as `multicolor-0:tintColor`, has a colon that CSS would read as something else: templates do not escape it.
  init(_ text: some StringProtocol) {
    for rule in Self.withoutNotes(text).split(separator: "}") {
      let halves = rule.split(separator: "{", maxSplits: 1)
      guard halves.count == 2 else { continue }
      var declarations: [String: String] = [:]
      for declaration in halves[1].split(separator: ";") {
        let parts = declaration.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        declarations[String(parts[0]).trimmingSVGSpace] = String(parts[1]).trimmingSVGSpace
      }
      for selector in halves[0].split(separator: ",") {
        let name = String(selector).trimmingSVGSpace.filter { $0 != "\\" }
        guard name.hasPrefix(".") else { continue }
        classes[String(name.dropFirst()), default: [:]].merge(declarations) { $1 }
      }
    }
  }

  /// The text without comments, and without what marks it as characters in XML.
  private static func withoutNotes(_ text: some StringProtocol) -> String {
    var rest = String(text).replacing("<![CDATA[", with: "").replacing("]]>", with: "")[...]
    var result = ""
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// Adds what the classes of a path say of it.
  func annotate(_ part: inout SymbolImage.Part, classes names: [Substring]) {
    for name in names {
      let halves = name.split(separator: ":", maxSplits: 1)
      let detail = halves.count > 1 ? String(halves[1]) : ""
      switch halves[0].prefix(while: { $0 != "-" }) {
      case "monochrome": part.monochrome = layer(name)
      case "hierarchical":
        part.hierarchical = layer(name)
        part.level = ["primary": 0, "secondary": 1, "tertiary": 2][detail] ?? part.level
      case "multicolor":
        part.multicolor = layer(name)
        part.color = color(named: detail, of: name) ?? preview(detail, names)
      default: break
      }
    }
  }

  private func layer(_ name: Substring) -> SymbolImage.Layer {
    let declarations = classes[String(name)] ?? [:]
    return SymbolImage.Layer(
      opacity: declarations["opacity"].flatMap(Double.init).map { min(max(0, $0), 1) } ?? 1,
      clearsBehind: declarations["-sfsymbols-clear-behind"] == "true")
  }

  /// The color that the app shows for one of the symbol's own.
  private func preview(_ name: String, _ names: [Substring]) -> Color? {
    let prefix = "SFSymbolsPreview"
    guard name == "custom", let shown = names.first(where: { $0.hasPrefix(prefix) }) else {
      return nil
    }
    return ResolvedColor(svg: "#\(shown.dropFirst(prefix.count))").map { Color($0) }
  }

  /// A color of the system, or that of the rule; nil for the color of the text.
  private func color(named name: String, of layer: Substring) -> Color? {
    if name == "tintColor" { return nil }
    let base = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColor(rawValue: base) { return Color(system: color) }
    let own = (classes[String(layer)]?["fill"]).flatMap { ResolvedColor(svg: $0) }
    return (own ?? ResolvedColor(svg: base)).map { Color($0) }
  }
}
