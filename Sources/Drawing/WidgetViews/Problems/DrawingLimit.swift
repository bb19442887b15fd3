// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A feature that is drawn otherwise than on a device, or not at all.
public enum DrawingLimit: Hashable, Sendable {
  /// A blur of what is behind a material: a translucent color stands for it.
  case material
  /// An image that is repeated within a shape.
  case imagePaint
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
  /// A toggle that sets a value instead of running an intent.
  case toggleValue
  /// The defaults of charts that Apple does not publish: ticks, domains, widths and sizes.
  case chart
  /// A shadow inside of what is no shape.
  case innerShadow
  /// A state that each drawing changes again.
  case unsettledState
  /// A symbol whose size is not known.
  case symbolExtent
  /// What follows the dial in a corner of a watch face, whose place is not published.
  case watchCorner
}

extension DrawingLimit {
  /// All kinds of limits, in the order in which they are listed.
  public static let all: [DrawingLimit] =
    [
      .material, .imagePaint, .meshGradient, .standardGradient, .perspective, .textGradient,
      .symbolExtent, .variableValue, .multicolorSymbol, .fontDesign(.serif), .fontDesign(.rounded),
      .fontDesign(.monospaced), .fontWidth, .dateLanguage, .textLink, .buttonAction, .toggleValue,
      .chart, .axisLanguage, .innerShadow, .unsettledState, .watchCorner,
    ]
    + BlendMode.allCases.filter { !$0.isDrawn }.map(DrawingLimit.blendMode)

  /// The feature's name in a program, such as that of a modifier or a type.
  public var subject: String {
    switch self {
    case .material: "Material"
    case .imagePaint: "ImagePaint"
    case .meshGradient: "MeshGradient"
    case .standardGradient: "Color.gradient"
    case .perspective: "rotation3DEffect"
    case .blendMode(let mode): "blendMode(.\(mode.rawValue))"
    case .textGradient: "foregroundStyle"
    case .symbolExtent: "Image(systemName:)"
    case .variableValue: "variableValue"
    case .multicolorSymbol: "symbolRenderingMode(.multicolor)"
    case .fontDesign(let design): "fontDesign(.\(design.rawValue))"
    case .fontWidth: "fontWidth"
    case .dateLanguage: "Text(_:style:)"
    case .textLink: "Text"
    case .buttonAction: "Button(action:)"
    case .toggleValue: "Toggle(isOn:)"
    case .chart: "Chart"
    case .axisLanguage: "AxisValueLabel"
    case .innerShadow: "shadow(.inner)"
    case .unsettledState: "@State"
    case .watchCorner: "accessoryCorner"
    }
  }

  /// A description of what is drawn in its place, in English.
  public var explanation: String { ProblemTexts()(text) }

  /// The text that says what is drawn in its place.
  var text: ProblemText {
    switch self {
    case .material: .limitMaterial
    case .imagePaint: .limitImagePaint
    case .meshGradient: .limitMeshGradient
    case .standardGradient: .limitStandardGradient
    case .perspective: .limitPerspective
    case .blendMode: .limitBlendMode
    case .symbolExtent: .limitSymbolExtent
    case .variableValue: .limitVariableValue
    case .multicolorSymbol: .limitMulticolorSymbol
    case .fontDesign(.monospaced): .limitMonospacedDesign
    case .fontDesign: .limitFontDesign
    case .fontWidth: .limitFontWidth
    case .dateLanguage: .limitDateLanguage
    case .axisLanguage: .limitAxisLanguage
    case .textLink: .limitTextLink
    case .buttonAction: .limitButtonAction
    case .toggleValue: .limitToggleValue
    case .innerShadow: .limitInnerShadow
    case .unsettledState: .limitUnsettledState
    case .watchCorner: .limitWatchCorner
    case .chart: .limitChart
    case .textGradient: .limitTextGradient
    }
  }

  /// The limit about something, as it is written in a program; nil if there is none.
  package init?(subject: String) {
    guard let limit = Self.all.first(where: { $0.subject == subject }) else { return nil }
    self = limit
  }
}

extension BlendMode {
  /// Whether pictures are mixed this way; else they are drawn in front.
  package var isDrawn: Bool {
    switch self {
    case .plusDarker: false
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
