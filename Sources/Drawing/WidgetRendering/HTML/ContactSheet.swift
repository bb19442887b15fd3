// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import FontFiles
package import SourceText
public import WidgetViews

/// One page that shows a widget on many devices, and needs nothing else: no network, and no script but its own.
///
/// It opens with a table of devices and type sizes, a field for each widget, and with what is wrong and from which size
/// on. Below stand the pictures: a section for each language, in it one for each device. The filters are check boxes that
/// the style sheet reads. The script adds what style sheets cannot do: numbers that follow the filters, an address for
/// what is chosen, and pictures that are made when they are looked at. Without it everything is there, and larger.
public struct ContactSheet: Sendable {
  /// A problem of a widget.
  public struct Problem: Hashable, Sendable {
    /// The identifier that it shares with problems of other widgets, as an address can have it:
    /// `title-cut-2-ja`.
    public var id: String

    /// The title, in words that hold for all widgets that have the problem.
    public var title: String

    /// The detail that differs from widget to widget, such as a number; empty for none.
    public var detail: String

    /// The severity of the problem.
    public var severity: Severity

    /// Whether it is a limit of this engine, and no problem of the widget.
    package var isLimit = false

    /// Creates a problem; by default it is a warning.
    public init(
      id: String, title: String, detail: String = "", severity: Severity = .warning
    ) {
      self.id = id
      self.title = title
      self.detail = detail
      self.severity = severity
    }
  }

  /// A picture of the page: a widget in one look.
  public struct Entry: Sendable {
    /// The widget as it is drawn.
    public var list: DisplayList

    /// The language of its texts, such as `ja`.
    public var locale: String

    /// The device that shows the widget.
    public var device: WidgetDevice

    /// The appearance it is drawn in.
    public var appearance: ColorScheme

    /// The size of its type.
    public var typeSize: DynamicTypeSize

    /// The wallpaper behind it; nil for the page's own background, and for a dark one if the widget
    /// is not in full color.
    public var wallpaper: Wallpaper?

    /// The problems of the widget in this look.
    public var problems: [Problem]

    /// The widget that it is of, if the page has several widgets or families; empty for nothing.
    package var widget = ""

    /// The family in which it is shown, with `widget`.
    package var family = ""

    /// The rendering mode of the widget, and its background.
    package var style: RenderingStyle

    /// The caption among the pictures of the subject; empty for none.
    package var caption = ""

    /// Creates an entry of a picture and what it shows.
    public init(
      list: DisplayList, locale: String, device: WidgetDevice, appearance: ColorScheme,
      typeSize: DynamicTypeSize, wallpaper: Wallpaper? = nil, problems: [Problem] = []
    ) {
      self.list = list
      self.locale = locale
      self.device = device
      self.appearance = appearance
      self.typeSize = typeSize
      self.wallpaper = wallpaper
      self.problems = problems
      style = RenderingStyle(list.renderingMode)
    }

    /// The heading of the pictures of a page with several widgets or families; empty for none.
    var subject: String { [widget, family].filter { !$0.isEmpty }.joined(separator: " · ") }
  }

  /// The name of the widget, which heads the page.
  public var title: String

  /// The language that the page itself speaks.
  package var language = InterfaceLanguage.english

  /// The names of the languages, each in itself; a missing one is shown by its code.
  public var localeNames: [String: String]

  /// The pictures of the page, in order.
  public var entries: [Entry]

  /// The widget's own fonts, in which letters are drawn as shapes; nil for none.
  public var fonts: FontLibrary?

  /// Creates a page in English.
  public init(title: String, entries: [Entry], localeNames: [String: String] = [:]) {
    self.title = title
    self.localeNames = localeNames
    self.entries = entries
  }

  /// Creates a page in the language of its interface.
  package init(
    title: String, entries: [Entry], localeNames: [String: String] = [:],
    language: InterfaceLanguage
  ) {
    self.init(title: title, entries: entries, localeNames: localeNames)
    self.language = language
  }

  /// The page, with a final line break.
  public func page() -> String {
    var page = ContactSheetPage(self)
    return page.text()
  }
}
