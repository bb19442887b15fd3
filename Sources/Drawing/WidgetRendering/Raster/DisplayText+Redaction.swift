// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension DisplayText {
  /// A bar that stands for a part of a line.
  struct RedactionBar {
    var outline: Outline
    var paint: Paint
  }

  /// The height of a bar and how far it reaches below the baseline, in parts of the font's size: from a little above the
  /// capitals to half of the descenders.
  private static let barHeight = 0.86
  private static let barDescent = 0.1

  /// How opaque a bar is, as a part of the text's opacity.
  private static let barOpacity = 0.16

  /// The bars that are drawn in place of a redacted text; none if it is not redacted.
  var redactionBars: [RedactionBar] {
    guard isRedacted else { return [] }
    return lines.flatMap { line in
      line.runs.map { run in
        let height = run.font.size * Self.barHeight
        let rect = Rect(
          x: line.baseline.x + run.x,
          y: line.baseline.y + run.font.size * Self.barDescent - height,
          width: run.width, height: height)
        var color = run.color
        color.opacity *= Self.barOpacity
        return RedactionBar(
          outline: Outline(
            .roundedRectangle(cornerRadius: height / 4, style: .continuous), in: rect),
          paint: .color(color))
      }
    }
  }
}
