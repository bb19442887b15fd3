// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension IssueTexts {
  /// The sentence on what is drawn instead, in English that of `DrawingLimit`.
  func explanation(of limit: DrawingLimit) -> String {
    switch limit {
    case .material: self(.limitMaterial)
    case .meshGradient: self(.limitMeshGradient)
    case .standardGradient: self(.limitStandardGradient)
    case .perspective: self(.limitPerspective)
    case .blendMode: self(.limitBlendMode)
    case .jpeg: self(.limitJpeg)
    case .variableValue: self(.limitVariableValue)
    case .multicolorSymbol: self(.limitMulticolorSymbol)
    case .fontDesign(.monospaced): self(.limitMonospacedDesign)
    case .fontDesign: self(.limitFontDesign)
    case .fontWidth: self(.limitFontWidth)
    case .dateLanguage: self(.limitDateLanguage)
    case .axisLanguage: self(.limitAxisLanguage)
    case .textLink: self(.limitTextLink)
    case .notDrawn: self(.limitNotDrawn)
    case .buttonAction: self(.limitButtonAction)
    case .toggleValue: self(.limitToggleValue)
    case .innerShadow: self(.limitInnerShadow)
    case .chart: self(.limitChart)
    case .textGradient: self(.limitTextGradient)
    }
  }
}
