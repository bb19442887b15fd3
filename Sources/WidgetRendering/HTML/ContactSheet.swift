// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// One page that shows a widget on many devices, and needs nothing else: no network, no script.
///
/// A section for each language, in it one for each device, in it the widgets in the order given. The page's filters are
/// check boxes that its style sheet reads; where a browser cannot, everything is shown. All drawings share what they
/// repeat, so that hundreds of widgets stay a small page.
package struct ContactSheet: Sendable {
  /// One widget of the page.
  package struct Entry: Sendable {
    /// The widget as it is drawn.
    package var list: DisplayList

    /// The language of its texts, such as `ja`.
    package var locale: String

    /// What it is shown on.
    package var device: WidgetDevice

    /// The appearance it is drawn in.
    package var appearance: ColorScheme

    /// The name of the type size, such as `large`.
    package var typeSize: String

    /// What is behind it; nil for the page's own ground, and for something dark where the widget has lost its colours.
    package var wallpaper: Wallpaper?

    /// What is wrong with it, a sentence each.
    package var problems: [String]

    /// Makes an entry.
    package init(
      list: DisplayList, locale: String, device: WidgetDevice, appearance: ColorScheme,
      typeSize: String, wallpaper: Wallpaper? = nil, problems: [String] = []
    ) {
      self.list = list
      self.locale = locale
      self.device = device
      self.appearance = appearance
      self.typeSize = typeSize
      self.wallpaper = wallpaper
      self.problems = problems
    }
  }

  /// The name of the widget, which heads the page.
  package var title: String

  /// What the page says besides.
  package var words: Words

  /// What the languages of the widgets are called, each in itself; one that is missing is called by its code.
  package var localeNames: [String: String]

  /// The widgets.
  package var entries: [Entry]

  /// Makes a page.
  package init(
    title: String, entries: [Entry], localeNames: [String: String] = [:],
    words: Words = .english
  ) {
    self.title = title
    self.localeNames = localeNames
    self.entries = entries
    self.words = words
  }

  /// The page, with a final line break.
  package func page() -> String {
    var page = ContactSheetPage(self)
    return page.text()
  }
}
