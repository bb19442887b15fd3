// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import Disk
import IntentFiles
import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import Synchronization
import WidgetProject
import WidgetViews

/// The widget of a catalog as phones draw it.
///
/// It is drawn when a rule asks for it, and once for all rules.
final class LayoutReview: Sendable {
  /// The catalog.
  let catalog: ActionCatalog

  /// The intent that the catalog is for.
  let widget: WidgetIntent

  /// The images of the destinations.
  let images: LoadedImages

  /// The colors that the style names.
  let colors: ColorCatalog

  /// The families that the widget comes in and that a device shows.
  let families: [LayoutFamily]

  /// The languages of the catalog's texts, its own first.
  let locales: [LocaleName]

  /// The SDK that the widget is built with.
  let sdk: WidgetSDK

  private let chosen = Mutex<[LayoutLook]?>(nil)
  private let all = Mutex<[LayoutLook]?>(nil)

  /// Creates the review of a catalog; nil if the widget cannot be drawn, which its reader has reported.
  init?(of catalog: ActionCatalog, in project: WidgetProject, tables: [StringTable]) {
    let file = project.files(of: catalog).definition
    let definition = project.definitions.first { FilePath($0.source.name).simplified == file }
    let tables = StringTableSet(tables, developmentLanguage: catalog.developmentLanguage?.value)
    guard let definition,
      let widget = try? WidgetIntent(catalog, of: definition, tables: tables)
    else { return nil }
    self.catalog = catalog
    self.widget = widget
    images = project.imagesByCatalog[catalog.source.name] ?? LoadedImages()
    colors = project.colorsByCatalog[catalog.source.name] ?? ColorCatalog()
    sdk = project.settings.sdk
    families = catalog.widget.families.compactMap { LayoutFamily($0) }
    let own = [widget.developmentLanguage].compactMap(\.self)
    let known = tables.locales(ofTable: catalog.tableName)
    let locales = own + known.filter { !own.contains($0) }
    self.locales = locales.isEmpty ? [LocaleName("en")] : locales
  }

  /// The name of the catalog's file.
  var file: String { catalog.source.name }

  /// The default choice in every look.
  var chosenLooks: [LayoutLook] {
    chosen.withLock { known in
      if let known { return known }
      let made = looks { family, locale in
        [entry(widget.defaultIdentifiers(for: family.family), in: locale)]
      }
      known = made
      return made
    }
  }

  /// Every destination in a tile of its own, in every look; in a family that shows one destination, one after the other.
  ///
  /// Tiles are as wide as their columns, however many there are, so that one drawing shows where each title is cut.
  var titleLooks: [LayoutLook] {
    all.withLock { known in
      if let known { return known }
      let identifiers = catalog.destinations.map(\.identifier.value)
      let made = looks { family, locale in
        let whole = entry(identifiers, in: locale)
        guard whole.style.layout(in: family.family) == .oneDestination else { return [whole] }
        return whole.shortcuts.map { StyledShortcuts([$0], style: whole.style) }
      }
      known = made
      return made
    }
  }

  /// The default choice on the main device, in each appearance, at the usual type size.
  var appearances: [LayoutLook] {
    families.flatMap { family in
      ColorScheme.allCases.compactMap { scheme in
        guard let main = family.mainDevice,
          let screens = family.screens.first(where: { $0.devices.contains(main) })
        else { return nil }
        return LayoutLook(
          entry(widget.defaultIdentifiers(for: family.family), in: locales.first),
          family: family.name, screens: screens, scheme: scheme, typeSize: .large,
          locale: locales.first ?? LocaleName("en"), sdk: sdk, images: ImageCatalog(images.images),
          colors: colors)
      }
    }
  }

  private func looks(
    _ entries: (LayoutFamily, LocaleName) -> [StyledShortcuts]
  ) -> [LayoutLook] {
    let (images, colors, sdk) = (ImageCatalog(images.images), colors, sdk)
    return families.flatMap { family in
      let looks = locales.flatMap { locale in
        entries(family, locale).flatMap { entry in
          family.screens.flatMap { screens in
            DynamicTypeSize.allCases.map { (entry, screens, $0, locale) }
          }
        }
      }
      let name = family.name
      return looks.concurrentMap { entry, screens, typeSize, locale in
        LayoutLook(
          entry, family: name, screens: screens, typeSize: typeSize, locale: locale, sdk: sdk,
          images: images, colors: colors)
      }.compactMap(\.self)
    }
  }

  private func entry(_ identifiers: [String], in locale: LocaleName?) -> StyledShortcuts {
    StyledShortcuts(
      widget.shortcuts(of: widget.choice(of: identifiers), in: locale),
      style: catalog.style)
  }
}
