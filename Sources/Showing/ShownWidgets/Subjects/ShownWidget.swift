// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import ConfigurationEditor
package import Disk
import IntentModel
package import QuickActionWidget
package import QuickActions
import SourceText
package import StringTables
import WidgetProject
package import WidgetViews

/// The widget of an intent with a choice: the shortcuts of its catalog or, without one, a card of its values.
///
/// Whoever draws a widget that is not an app's own makes one of these: a command for a file, a comparison for a revision, a simulation for
/// a day. So all of them show the same texts, images and colors.
package struct ShownWidget: Sendable {
  /// The intent, with its catalog if there is one.
  package let widget: WidgetIntent

  /// The family of the widget.
  package let family: WidgetFamily

  /// The choice that the widget shows.
  package let choice: WidgetChoice

  /// Where the images and colors of the catalog are.
  private let files: FileSystem

  /// Creates a widget in a family, with what the user chose.
  package init(
    _ widget: WidgetIntent, family: WidgetFamily, choice: WidgetChoice, files: FileSystem = .disk
  ) {
    self.widget = widget
    self.family = family
    self.choice = choice
    self.files = files
  }

  /// The kind of the widget; without a catalog, the name of its intent.
  package var kind: String { widget.catalog?.widget.kind.value ?? widget.name }

  /// The name of the widget, as the gallery shows it; without a catalog, the title of its edit sheet.
  package func displayName(in locale: LocaleName?) -> String {
    widget.catalog.map { widget.text($0.widget.displayName, in: locale) }
      ?? widget.form(of: choice, family: family, in: locale).title
  }

  /// The shortcuts with their style, in a language; nil without a catalog.
  package func shortcuts(in locale: LocaleName?) -> StyledShortcuts? {
    widget.catalog.map {
      StyledShortcuts(widget.shortcuts(of: choice, in: locale), style: $0.style)
    }
  }

  /// Returns the content of the widget in a language.
  package func content(in locale: LocaleName?) -> WidgetContent {
    shortcuts(in: locale).map { .shortcuts($0) } ?? .card(card(in: locale))
  }

  private func card(in locale: LocaleName?) -> ConfigurationCard {
    let form = widget.form(of: choice, family: family, in: locale)
    let texts = EditorTexts(name: locale?.identifier ?? "en", environment: [:])
    let values = form.rows.filter { $0.value != nil && !$0.text.isEmpty }.map { row in
      ConfigurationCard.Value(
        title: texts.title(row.title, or: row.parameter), text: texts.value(of: row))
    }
    return ConfigurationCard(
      title: form.title, values: values, reason: texts(.noPreview), more: texts(.moreOnCard, "%1"))
  }

  /// The colors that the style names; none without a catalog, as what draws the widget has them.
  package var colors: ColorCatalog {
    widget.catalog?.colors(in: files).catalog ?? ColorCatalog()
  }

  /// The images of the destinations for a look; none without a catalog.
  package func images(for look: WidgetLook) -> ImageCatalog {
    ImageCatalog(loadedImages(for: look).images)
  }

  /// The images of the destinations for a look, and whether other looks have the same.
  func loadedImages(for look: WidgetLook) -> LoadedImages {
    widget.catalog?.images(for: .init(for: look), in: files) ?? LoadedImages()
  }
}
