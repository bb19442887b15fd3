// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import WidgetRendering
import WidgetViews

extension ContactSheet {
  /// The page of some drawings of a widget, in a language of its own.
  init(_ widgets: [DrawnWidget], of chosen: some ShownWidget, language: InterfaceLanguage) {
    let texts = PageTexts(language)
    self.init(
      title: chosen.displayName(in: chosen.locale),
      entries: widgets.map { widget in
        Entry(
          list: widget.list, locale: widget.language, device: widget.device,
          appearance: widget.appearance, typeSize: widget.typeSize,
          wallpaper: widget.wallpaper,
          problems: widget.issues.map { Problem($0, locale: widget.language, texts) })
      },
      localeNames: LanguageName.all(of: Set(widgets.map(\.language))), language: language)
  }
}
