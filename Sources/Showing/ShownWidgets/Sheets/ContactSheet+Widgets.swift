// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import SourceText
import WidgetRendering
import WidgetViews

extension ContactSheet {
  /// The page of some drawings of a widget, in a language of its own.
  package init(_ widgets: [DrawnWidget], of chosen: ChosenWidget, language: InterfaceLanguage) {
    self.init(
      widgets, title: chosen.shown.displayName(in: chosen.locale), language: language)
  }

  /// The page of pictures of a program, in a language of its own.
  package init(_ pictures: [ProgramPicture], language: InterfaceLanguage) {
    let titles = Set(pictures.map(\.title))
    let title = pictures.first.map { titles.count == 1 ? $0.title : "Widgets" } ?? ""
    self.init(pictures.map(\.drawn), title: title, language: language)
    guard Set(pictures.map(\.name)).count > 1 else { return }
    for index in entries.indices {
      entries[index].widget = pictures[index].title
      entries[index].family = pictures[index].drawn.look.shapeName
      entries[index].caption = pictures[index].caption
    }
  }

  /// The page of some drawings under a title, in a language of its own.
  package init(_ widgets: [DrawnWidget], title: String, language: InterfaceLanguage) {
    let texts = IssueTexts(language)
    self.init(
      title: title,
      entries: widgets.map { widget in
        let (look, locale) = (widget.look, widget.look.locale)
        var entry = Entry(
          list: widget.list, locale: locale, device: look.device, appearance: look.appearance,
          typeSize: look.typeSize, wallpaper: look.visibleWallpaper,
          problems: widget.issues.map { Problem($0, locale: locale, texts) })
        entry.style = look.style
        return entry
      },
      localeNames: LanguageName.all(of: Set(widgets.map(\.look.locale))),
      language: language)
    fonts = widgets.lazy.compactMap(\.fonts).first
  }
}
