// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What an image must not have, or has and does not show.
extension SVGDrawing {
  /// Looks through all elements, whether they are drawn or not, and says what is omitted.
  mutating func survey() {
    var index = 0
    while index < tree.elements.count {
      let element = tree.elements[index]
      guard element.isDrawing, !Self.passedOver.contains(element.name) else {
        index = element.isDrawing ? element.next : index + 1
        continue
      }
      if let message = Self.leftOut(element) {
        report(message, at: element.range)
        index = element.next
      } else {
        surveyAttributes(of: element)
        index += 1
      }
    }
  }

  /// The elements that only describe the image.
  private static let passedOver: Set<String> = ["desc", "metadata", "title"]

  /// The elements that are drawn, or that those which are drawn may refer to.
  ///
  /// Where a shape refers to one that is not read, that is said of the shape.
  private static let known: Set<String> = [
    "a", "circle", "clipPath", "defs", "ellipse", "filter", "g", "line", "linearGradient", "marker",
    "mask", "path", "pattern", "polygon", "polyline", "radialGradient", "rect", "stop", "svg",
    "switch", "symbol", "use", "view",
  ]

  private static func leftOut(_ element: SVGElement) -> ImageAssetMessage? {
    switch element.name {
    case "script", "foreignObject", "iframe", "object", "embed", "handler", "listener":
      .elementLeftOut(element.name, reason: .active)
    case "image", "feImage", "video", "audio":
      .elementLeftOut(element.name, reason: .external)
    case "animate", "animateColor", "animateMotion", "animateTransform", "set", "discard", "mpath":
      .elementLeftOut(element.name, reason: .animation)
    case "text", "tspan", "textPath", "tref": .elementLeftOut(element.name, reason: .notDrawn)
    case "style": .styleSheet
    case let name where known.contains(name) || name.hasPrefix("fe"): nil
    case let name: .unknownElement(name)
    }
  }

  private mutating func surveyAttributes(of element: SVGElement) {
    if element.name == "svg", let attribute = element["transform"] {
      report(.unsupportedProperty("transform"), at: attribute.range)
    }
    for attribute in element.attributes {
      let name = attribute.name.lowercased()
      if name.hasPrefix("on") {
        report(.eventHandler(attribute.name), at: attribute.range)
      } else if name == "href" || name.hasSuffix(":href") {
        let target = attribute.text.trimmingSVGSpace
        if !target.hasPrefix("#") { report(.externalReference(target), at: attribute.valueRange) }
      } else if let target = attribute.text.externalURL {
        report(.externalReference(target), at: attribute.valueRange)
      }
    }
  }
}

extension String {
  /// The first target of a `url()` in the text that is outside of the file.
  fileprivate var externalURL: String? {
    guard utf8.contains(UInt8(ascii: "(")) else { return nil }
    for part in lowercased().split(separator: "url(", omittingEmptySubsequences: false).dropFirst()
    {
      let target = part.prefix { $0 != ")" }.filter { $0 != "'" && $0 != "\"" && !$0.isWhitespace }
      if !target.hasPrefix("#") { return target }
    }
    return nil
  }
}
