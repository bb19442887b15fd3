// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import ConfigurationEditor
import Diagnostics
import IntentDiff
import IntentModel
import PropertyListSyntax
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import WidgetProject
import WidgetRevisions
import WidgetViews

/// A saved choice through both revisions, with the widget before and after.
struct ReplayedChoice {
  /// The file of the choice.
  let file: String

  /// What becomes of its values.
  let replay: ChoiceReplay

  /// The widget before and after, as it is drawn.
  let pictures: (before: DisplayList, after: DisplayList)?

  /// Replays the choice of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - result: The comparison.
  ///   - locale: The language of the texts; nil for the definitions' own.
  ///   - messages: How errors look.
  /// - Throws: `CommandFailure` if the file cannot be used, or is for an intent that the earlier revision does not have.
  init(
    path: String, _ result: RevisionDiff.Result, locale: LocaleName?, _ messages: Messages
  ) throws {
    file = path
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    let revisions = result.comparison.pair
    let name = Self.intentName(source)
    guard
      let pair = IntentPairs(result).pair(named: name)
    else {
      throw CommandFailure(
        "'\(path)' is for the intent '\(name ?? "")', which is not in both revisions", exitCode: 2)
    }
    let old = Self.widget(pair.old, result.old)
    let new = Self.widget(pair.new, result.new)
    let choice: WidgetChoice
    do throws(SavedChoiceError) {
      choice = try WidgetChoice(source, for: old.widget)
    } catch {
      throw CommandFailure(
        [error.diagnostic], sources: [source], style: messages.errorStyle, exitCode: 2)
    }
    let family =
      old.catalog?.catalog.widget.families.first.flatMap { WidgetFamily(rawValue: $0.value) }
      ?? .systemMedium
    replay = ChoiceReplay(
      choice, of: pair, in: revisions, old: old.widget, new: new.widget, family: family)
    let before = Self.drawn(replay.before, old, family, locale, result.old)
    let after = Self.drawn(replay.after, new, family, locale, result.new)
    if let before, let after { pictures = (before, after) } else { pictures = nil }
  }

  /// The name of the intent that a saved choice is for.
  private static func intentName(_ source: SourceFile) -> String? {
    (try? PropertyListDocument(source, as: .json))?.root["intent"]?.string
  }

  /// The intent of a revision, with its catalog if it can be used.
  private static func widget(
    _ part: Part<Intent>, _ revision: LoadedRevision
  ) -> (widget: WidgetIntent, catalog: CatalogRevision?) {
    let catalog = revision.content.catalogs.first {
      $0.catalog.intentName.value == part.value.name?.value
    }
    if let catalog,
      let widget = try? WidgetIntent(
        catalog.catalog, of: part.home.definition, tables: part.home.tables.merged(catalog.tables))
    {
      return (widget, catalog)
    }
    return (WidgetIntent(part.value, of: part.home.definition, tables: part.home.tables), nil)
  }

  /// The widget with a choice, on the usual device.
  private static func drawn(
    _ choice: WidgetChoice, _ subject: (widget: WidgetIntent, catalog: CatalogRevision?),
    _ family: WidgetFamily, _ locale: LocaleName?, _ revision: LoadedRevision
  ) -> DisplayList? {
    let look = WidgetLook(
      device: .default, family: family, locale: locale ?? LocaleName("en"))
    guard let catalog = subject.catalog else {
      let form = subject.widget.form(of: choice, family: family, in: locale)
      let texts = EditorTexts(name: locale?.identifier ?? "en", environment: [:])
      let values = form.rows.filter { $0.value != nil && !$0.text.isEmpty }.map { row in
        ConfigurationCard.Value(
          title: texts.title(row.title, or: row.parameter), text: texts.value(of: row))
      }
      let card = ConfigurationCard(
        title: form.title, values: values, reason: texts(.noPreview),
        more: texts(.moreOnCard, "%1"))
      return DrawnWidget(.card(card), in: look, images: ImageCatalog())?.list
    }
    let images = catalog.catalog.images(
      for: .init(scale: WidgetDevice.default.scale, scheme: .light), in: revision.fileSystem)
    let shown = StyledShortcuts(
      subject.widget.shortcuts(of: choice, in: locale), style: catalog.catalog.style)
    return DrawnWidget(.shortcuts(shown), in: look, images: ImageCatalog(images.images))?.list
  }
}

/// The intents of a comparison, those included that have not changed.
struct IntentPairs {
  private let pairs: [IntentPair]

  init(_ result: RevisionDiff.Result) {
    pairs = result.comparison.pair.allIntents
  }

  /// The intent that the earlier revision calls by a name.
  func pair(named name: String?) -> IntentPair? {
    pairs.last { $0.old.value.name?.value == name && name != nil }
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
