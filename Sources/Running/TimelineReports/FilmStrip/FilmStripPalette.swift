// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The colors of a film strip, light and dark, as a style sheet.
enum FilmStripPalette {
  /// A color by its name in the style sheet.
  private struct Entry {
    let name: String
    let light: String
    let dark: String
  }

  private static let entries = [
    Entry(name: "ground", light: "#f4f4f7", dark: "#101014"),
    Entry(name: "card", light: "#fff", dark: "#1b1b20"),
    Entry(name: "text", light: "#1c1c21", dark: "#f2f2f5"),
    Entry(name: "quiet", light: "#5d5d68", dark: "#a3a3ae"),
    Entry(name: "line", light: "#e3e3ea", dark: "#32323a"),
    Entry(name: "warning", light: "#9a3b00", dark: "#ffb470"),
    Entry(name: "calm", light: "#3b7ded", dark: "#6aa5ff"),
    Entry(name: "pale", light: "#8fb8f7", dark: "#2f5da8"),
    Entry(name: "good", light: "#2f9e57", dark: "#4cc377"),
    Entry(name: "active", light: "#8552d6", dark: "#b18cf5"),
    Entry(name: "late", light: "#e0850f", dark: "#ffab4a"),
    Entry(name: "bad", light: "#d43a34", dark: "#ff6f66"),
    Entry(name: "faint", light: "#b9b9c4", dark: "#5a5a66"),
    // What is written on the tones, as far as anything is.
    Entry(name: "on-calm", light: "#fff", dark: "#0b1f3f"),
    Entry(name: "on-pale", light: "#0b2a5e", dark: "#fff"),
    Entry(name: "on-other", light: "#1c1c21", dark: "#fff"),
  ]

  /// The rules that use the colors; a value is what stands for a name.
  private static func rules(_ value: (String) -> String) -> String {
    var css =
      ".f{fill:\(value("text"))}.q{fill:\(value("quiet"))}.w{fill:\(value("warning"))}"
      + ".g{fill:\(value("ground"))}.c{fill:\(value("card"))}"
      + ".l{stroke:\(value("line"));fill:none}.d{stroke:\(value("quiet"));fill:none;opacity:.55}"
      + ".n{fill:#fff}.o-calm{fill:\(value("on-calm"))}.o-pale{fill:\(value("on-pale"))}"
      + ".o{fill:\(value("on-other"))}"
    for tone in FilmStrip.Tone.allCases {
      let color = value(tone.rawValue)
      css += ".t-\(tone.rawValue){fill:\(color)}.s-\(tone.rawValue){stroke:\(color);fill:none}"
    }
    return css
  }

  /// The style sheet of a picture, in one appearance.
  ///
  /// The colors are written out: not every reader of SVG knows variables.
  static func picture(_ appearance: ColorScheme) -> String {
    rules { name in
      let entry = entries.first { $0.name == name }
      return (appearance == .light ? entry?.light : entry?.dark) ?? "none"
    }
  }

  /// The style sheet of a page, which follows the reader's appearance.
  static var page: String {
    let light = entries.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
    let dark = entries.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
    return ":root{\(light)}@media (prefers-color-scheme:dark){:root{\(dark)}}"
      + rules { "var(--\($0))" }
  }
}
