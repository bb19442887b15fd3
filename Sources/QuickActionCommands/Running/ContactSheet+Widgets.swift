// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import WidgetRendering
import WidgetViews

extension ContactSheet {
  /// The page of some drawings of a widget.
  init(_ widgets: [DrawnWidget], of chosen: ChosenShortcuts) {
    self.init(
      title: chosen.displayName(in: chosen.locale),
      entries: widgets.map { widget in
        Entry(
          list: widget.list, locale: widget.language, device: widget.device,
          appearance: widget.appearance, typeSize: widget.typeSize.rawValue,
          wallpaper: widget.wallpaper, problems: widget.issues.map(\.description))
      },
      localeNames: LanguageName.all(of: Set(widgets.map(\.language))))
  }
}
