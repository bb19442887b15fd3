// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentDiff
import IntentModel
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetRevisions
import WidgetViews

/// The widget of an intent as it is in one revision.
struct RevisionWidget {
  /// The intent, with its catalog if that can be used.
  let widget: WidgetIntent

  /// Why the catalog is not used, in a sentence; nil if it is, and if there is none.
  let remark: String?

  private let revision: LoadedRevision

  /// Finds the catalog of an intent in a revision.
  init(_ part: Part<Intent>, in revision: LoadedRevision) {
    self.revision = revision
    let found = revision.content.catalogs.first {
      $0.catalog.intentName.value == part.value.name?.value
    }
    let plain = WidgetIntent(part.value, of: part.home.definition, tables: part.home.tables)
    guard let found else {
      (widget, remark) = (plain, nil)
      return
    }
    do throws(ActionCatalogError) {
      widget = try WidgetIntent(
        found.catalog, of: part.home.definition, tables: part.home.tables.merged(found.tables))
      remark = nil
    } catch {
      let reason = error.diagnostics.first { $0.severity == .error }?.message.text
      widget = plain
      remark =
        "'\(found.catalog.source.name)' has an error" + (reason.map { " (\($0))" } ?? "")
        + "; choices are replayed without it"
    }
  }

  /// The first family that the catalog names.
  var family: WidgetFamily? {
    widget.catalog?.widget.families.first.flatMap { WidgetFamily(rawValue: $0.value) }
  }

  /// The widget with a choice, on the usual device; nil if that does not show the family.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - family: The family.
  ///   - locale: The language of the texts; nil for the widget's own.
  ///   - sdk: The SDK that the widget is built with.
  ///   - loader: What reads the pictures.
  /// - Returns: The drawing.
  /// - Throws: `GitError` if git cannot read the pictures.
  func drawn(
    _ choice: WidgetChoice, _ family: WidgetFamily, _ locale: LocaleName?, sdk: WidgetSDK,
    _ loader: RevisionLoader
  ) throws(GitError) -> DrawnWidget? {
    let own = widget.developmentLanguage ?? widget.tables.developmentLanguage
    let look = WidgetLook(
      family: family, locale: (locale ?? own)?.identifier ?? "en", sdk: sdk)
    var files = FileSystem.disk
    if let catalog = widget.catalog {
      files = try loader.files(ofPicturesIn: catalog, of: revision)
    }
    return ShownWidget(widget, family: family, choice: choice, files: files).drawn(in: [look]).first
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
