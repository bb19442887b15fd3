// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import SourceText
import StringTables
import WidgetRendering
import WidgetViews

extension ContactSheet {
  /// The page of some drawings of a widget, in a language of its own.
  package init(_ widgets: [DrawnWidget], of chosen: some ShownWidget, language: InterfaceLanguage) {
    self.init(widgets, title: chosen.displayName(in: chosen.locale), language: language)
  }

  /// The page of some drawings under a title, in a language of its own.
  package init(_ widgets: [DrawnWidget], title: String, language: InterfaceLanguage) {
    let texts = IssueTexts(language)
    self.init(
      title: title,
      entries: widgets.map { widget in
        let (look, locale) = (widget.look, widget.look.locale.identifier)
        return Entry(
          list: widget.list, locale: locale, device: look.device, appearance: look.appearance,
          typeSize: look.typeSize, wallpaper: look.visibleWallpaper,
          problems: widget.issues.map { Problem($0, locale: locale, texts) })
      },
      localeNames: LanguageName.all(of: Set(widgets.map(\.look.locale.identifier))),
      language: language)
  }
}
