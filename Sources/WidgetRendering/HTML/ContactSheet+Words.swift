// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

extension ContactSheet {
  /// What a page says, in one language.
  package struct Words: Sendable {
    /// The language, such as `en`.
    package var language: String

    /// The name of an appearance.
    package var appearances: [ColorScheme: String]

    /// What leads past the filters to the widgets.
    package var skip: String

    /// Heads the filters.
    package var filters: String

    /// Heads the links to the sections.
    package var contents: String

    /// Heads the filters by language.
    package var languages: String

    /// Heads the filters by device.
    package var devices: String

    /// Heads the filters by appearance.
    package var appearance: String

    /// Heads the filters by type size.
    package var typeSizes: String

    /// Heads the list of what is wrong.
    package var problems: String

    /// Shows only the widgets with which something is wrong.
    package var onlyProblems: String

    /// Says that nothing is wrong.
    package var noProblems: String

    /// Says how many widgets there are, and with how many something is wrong.
    package var summary: @Sendable (_ widgets: Int, _ withProblems: Int) -> String

    /// Makes the words of a language.
    package init(
      language: String, appearances: [ColorScheme: String], skip: String, filters: String,
      contents: String, languages: String, devices: String, appearance: String, typeSizes: String,
      problems: String, onlyProblems: String, noProblems: String,
      summary: @escaping @Sendable (_ widgets: Int, _ withProblems: Int) -> String
    ) {
      self.language = language
      self.appearances = appearances
      self.skip = skip
      self.filters = filters
      self.contents = contents
      self.languages = languages
      self.devices = devices
      self.appearance = appearance
      self.typeSizes = typeSizes
      self.problems = problems
      self.onlyProblems = onlyProblems
      self.noProblems = noProblems
      self.summary = summary
    }

    /// English.
    package static let english = Words(
      language: "en", appearances: [.light: "Light", .dark: "Dark"], skip: "Skip to the widgets",
      filters: "Show", contents: "Contents", languages: "Languages", devices: "Devices",
      appearance: "Appearance", typeSizes: "Type sizes", problems: "Problems",
      onlyProblems: "Only with problems", noProblems: "Nothing is wrong."
    ) { widgets, withProblems in
      let count = widgets == 1 ? "1 widget" : "\(widgets) widgets"
      return withProblems == 0 ? count : "\(count), \(withProblems) with problems"
    }
  }
}
