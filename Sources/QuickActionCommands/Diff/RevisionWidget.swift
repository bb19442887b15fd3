// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import ConfigurationEditor
import Diagnostics
import Disk
import IntentDiff
import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import WidgetProject
import WidgetRevisions
import WidgetViews

/// The widget of an intent as it is in one revision.
struct RevisionWidget {
  /// The intent, with its catalog if that can be used.
  let widget: WidgetIntent

  /// Why the catalog is not used, in a sentence; nil if it is, and if there is none.
  let remark: String?

  private let catalog: ActionCatalog?
  private let revision: LoadedRevision

  /// Finds the catalog of an intent in a revision.
  init(_ part: Part<Intent>, in revision: LoadedRevision) {
    self.revision = revision
    let found = revision.content.catalogs.first {
      $0.catalog.intentName.value == part.value.name?.value
    }
    let plain = WidgetIntent(part.value, of: part.home.definition, tables: part.home.tables)
    guard let found else {
      (widget, catalog, remark) = (plain, nil, nil)
      return
    }
    do throws(ActionCatalogError) {
      widget = try WidgetIntent(
        found.catalog, of: part.home.definition, tables: part.home.tables.merged(found.tables))
      (catalog, remark) = (found.catalog, nil)
    } catch {
      let reason = error.diagnostics.first { $0.severity == .error }?.message.text
      (widget, catalog) = (plain, nil)
      remark =
        "'\(found.catalog.source.name)' has an error" + (reason.map { " (\($0))" } ?? "")
        + "; choices are replayed without it"
    }
  }

  /// The first family that the catalog names.
  var family: WidgetFamily? {
    catalog?.widget.families.first.flatMap { WidgetFamily(rawValue: $0.value) }
  }

  /// The widget with a choice, on the usual device; nil if that does not show the family.
  ///
  /// - Throws: `GitError` if git cannot read the pictures.
  func drawn(
    _ choice: WidgetChoice, _ family: WidgetFamily, _ locale: LocaleName?,
    _ loader: RevisionLoader
  ) throws(GitError) -> DrawnWidget? {
    let look = WidgetLook(
      device: .default, family: family, locale: locale?.identifier ?? "en")
    guard let catalog else {
      return DrawnWidget(
        .card(card(of: choice, family, locale)), in: look, images: ImageCatalog())
    }
    let fileSystem = try loader.files(ofPicturesIn: catalog, of: revision)
    let images = catalog.images(
      for: .init(scale: WidgetDevice.default.scale, scheme: .light), in: fileSystem)
    let shown = StyledShortcuts(
      widget.shortcuts(of: choice, in: locale), style: catalog.style)
    return DrawnWidget(
      .shortcuts(shown), in: look, images: ImageCatalog(images.images),
      colors: catalog.colors(in: fileSystem).catalog)
  }

  private func card(
    of choice: WidgetChoice, _ family: WidgetFamily, _ locale: LocaleName?
  ) -> ConfigurationCard {
    let form = widget.form(of: choice, family: family, in: locale)
    let texts = EditorTexts(name: locale?.identifier ?? "en", environment: [:])
    let values = form.rows.filter { $0.value != nil && !$0.text.isEmpty }.map { row in
      ConfigurationCard.Value(
        title: texts.title(row.title, or: row.parameter), text: texts.value(of: row))
    }
    return ConfigurationCard(
      title: form.title, values: values, reason: texts(.noPreview), more: texts(.moreOnCard, "%1"))
  }
}

extension StringTableSet {
  /// The tables of two sets.
  fileprivate func merged(_ other: StringTableSet) -> StringTableSet {
    var result = StringTableSet(
      developmentLanguage: other.developmentLanguage ?? developmentLanguage)
    for table in tables + other.tables { result.insert(table) }
    return result
  }
}
