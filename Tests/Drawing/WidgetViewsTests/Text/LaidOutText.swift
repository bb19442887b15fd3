// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@testable import WidgetViews

/// A span in black, in a size in points.
func span(_ string: String, size: Double = 17) -> TextSpan {
  TextSpan(
    string: string, font: ResolvedFont(size: size),
    color: ResolvedColor(red: 0, green: 0, blue: 0))
}

/// The layout of a text in 17 points.
func laidOut(
  _ string: String, width: Double? = nil, height: Double? = nil,
  options: TextLayoutOptions = TextLayoutOptions()
) -> TextLayout {
  TextLayout([span(string)], width: width, height: height, options: options)
}

extension TextLayout {
  /// What is written in each line.
  var strings: [String] { lines.map { $0.runs.map(\.string).joined() } }
}
