// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A feature that is drawn otherwise than on a device, or not at all.
public enum DrawingLimit: Hashable, Sendable {
  /// A blur of what is behind a material: a translucent color stands for it.
  case material
  /// A net of colors: a grid of fields stands for it.
  case meshGradient
  /// The gradient that the system makes of a color: how much brighter it begins is not published.
  case standardGradient
  /// A turn in space: it is drawn as from far away.
  case perspective
  /// A way of mixing that SVG does not have.
  case blendMode(BlendMode)
  /// A gradient in a text that is made of several parts: each part has one color.
  case textGradient
  /// A JPEG file, which only SVG files and pages show.
  case jpeg
  /// A symbol that shows a value.
  case variableValue
  /// A symbol in colors of its own.
  case multicolorSymbol
  /// A design of the system's font other than the usual one.
  case fontDesign(Font.Design)
  /// Narrow or wide letters of the system's font.
  case fontWidth
  /// A moment in a language that the engine does not write.
  case dateLanguage
  /// Dates on the axes of a chart in a language that the engine does not write.
  case axisLanguage
  /// A link in a text.
  case textLink
  /// A button with a function instead of an intent.
  case buttonAction
  /// A modifier that changes the picture on a device and not here, with the file and the line that use it.
  case notDrawn(modifier: String, place: String)
  /// A toggle that sets a value instead of running an intent.
  case toggleValue
  /// The defaults of charts that Apple does not publish: ticks, domains, widths and sizes.
  case chart
  /// A shadow inside of what is no shape.
  case innerShadow
}

extension DrawingLimit {
  /// All kinds of limits, in the order in which they are listed.
  public static let all: [DrawingLimit] =
    [
      .material, .meshGradient, .standardGradient, .perspective, .textGradient, .jpeg,
      .variableValue, .multicolorSymbol, .fontDesign(.serif), .fontDesign(.rounded),
      .fontDesign(.monospaced), .fontWidth, .dateLanguage, .textLink, .buttonAction, .toggleValue,
      .chart, .axisLanguage, .innerShadow,
    ]
    + BlendMode.allCases.filter { !$0.isDrawn }.map(DrawingLimit.blendMode)

  /// The feature's name in a program, such as that of a modifier or a type.
  public var subject: String {
    switch self {
    case .material: "Material"
    case .meshGradient: "MeshGradient"
    case .standardGradient: "Color.gradient"
    case .perspective: "rotation3DEffect"
    case .blendMode(let mode): "blendMode(.\(mode.rawValue))"
    case .textGradient: "foregroundStyle"
    case .jpeg: "JPEG"
    case .variableValue: "variableValue"
    case .multicolorSymbol: "symbolRenderingMode(.multicolor)"
    case .fontDesign(let design): "fontDesign(.\(design.rawValue))"
    case .fontWidth: "fontWidth"
    case .dateLanguage: "Text(_:style:)"
    case .textLink: "Text"
    case .buttonAction: "Button(action:)"
    case .notDrawn(let modifier, let place): "\(modifier)' at '\(place)"
    case .toggleValue: "Toggle(isOn:)"
    case .chart: "Chart"
    case .axisLanguage: "AxisValueLabel"
    case .innerShadow: "shadow(.inner)"
    }
  }

  /// A sentence on what is drawn instead.
  public var explanation: String {
    switch self {
    case .material: "drawn as a translucent color, without a blur of what is behind"
    case .meshGradient: "drawn in 24 × 24 fields"
    case .standardGradient:
      "drawn from a slightly brighter color; Apple does not publish how bright"
    case .perspective: "drawn without perspective"
    case .blendMode: "drawn in front, because SVG has no such mode"
    case .jpeg: "drawn in SVG and HTML; a gray field stands for it elsewhere"
    case .variableValue: "the whole symbol is drawn"
    case .multicolorSymbol: "drawn in one color, because the drawings have no colors of their own"
    case .fontDesign(.monospaced):
      "measured with letters as wide as SF Mono's, and drawn in a font that is installed"
    case .fontDesign:
      "measured with letters as wide as San Francisco's, and drawn in a font that is installed"
    case .fontWidth: "measured with letters that are all narrower or wider by the same part"
    case .dateLanguage: "a moment is written in English; set 'dateWriter' for other languages"
    case .axisLanguage:
      "dates of axes are written in English; set 'dateWriter' for other languages"
    case .textLink: "a link in a text is drawn in the tint and opens nothing; use 'Link'"
    case .notDrawn: "changes the picture on a device, and is not drawn here"
    case .buttonAction: "drawn without a region, because a widget calls no functions; use an intent"
    case .toggleValue: "drawn without a region, because a widget sets no values; use an intent"
    case .innerShadow: "left out on texts, images and lines; drawn in filled shapes"
    case .chart:
      "drawn with ticks, ends of axes, widths of bars and distances of its own where the chart does not set them, because Apple does not publish its defaults"
    case .textGradient: "a gradient on a part of a text is drawn as its first color"
    }
  }
}

extension BlendMode {
  /// Whether pictures are mixed this way; else they are drawn in front.
  package var isDrawn: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: false
    default: true
    }
  }
}

extension ViewResolver {
  /// Notes that a view asks for what is drawn otherwise, or not at all.
  package mutating func report(_ limit: DrawingLimit) {
    report(.drawnDifferently(limit, view: ownerName))
  }
}
