// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetRendering
import WidgetViews

extension FilmStrip {
  /// The style of the lanes, without colors.
  static let chartStyle =
    ".lane{font-size:13px;font-weight:600}.tiny{font-size:11px}.axis{font-size:12px}"
    + ".axis,.inner,.tiny{font-variant-numeric:tabular-nums}.day,.strong{font-weight:600}"
    + ".inner{font-size:11px;font-weight:600}.soft{opacity:.72}.band{opacity:.16}.area{opacity:.16}"
    + ".level{stroke-width:2;stroke-linejoin:round}.limit{stroke-width:1.5;stroke-dasharray:5 4}"
    + ".late{stroke-width:1.5}"

  /// The strip's own background, in the colors that the contact sheet has.
  static func ground(_ appearance: ColorScheme) -> [GradientStop] {
    let colors: [(red: Double, green: Double, blue: Double)] =
      appearance == .light
      ? [(184, 205, 243), (233, 210, 232), (251, 220, 195)]
      : [(28, 39, 72), (59, 39, 80), (92, 49, 64)]
    return zip(colors, [0, 0.55, 1]).map { color, location in
      GradientStop(
        color: ResolvedColor(
          red: color.red / 255, green: color.green / 255, blue: color.blue / 255),
        location: location)
    }
  }

  /// The summary of the strip in a sentence, for screen readers.
  var summary: String {
    let texts = PageTexts(pageLanguage)
    let pictures = texts(.pictures, texts.number(frames.count))
    let lanes = lanes.map { $0.detail.isEmpty ? $0.title : "\($0.title): \($0.detail)" }
    return ([subtitle, pictures] + lanes + warnings.map { "\($0.id): \($0.sentence)" })
      .joined(separator: "; ")
  }
}
