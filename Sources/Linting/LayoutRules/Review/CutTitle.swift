// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// A title that is cut off in some looks.
struct CutTitle {
  /// The title.
  let title: String

  /// The language.
  let locale: LocaleName

  /// Where the catalog has the title, or its key.
  let range: SourceRange?

  /// Where a table has the title.
  let places: [Diagnostic.Place]

  /// The smallest size of the type from which it is cut on the main device; nil if it never is.
  let mainSize: DynamicTypeSize?

  /// The smallest size from which it is cut on any device.
  let leastSize: DynamicTypeSize

  /// The main device.
  let mainDevice: WidgetDevice

  /// The devices on which it is cut as large as usual, or smaller.
  let usualDevices: [WidgetDevice]

  /// Every device.
  let devices: [WidgetDevice]

  /// Whether it is cut at a type size outside the accessibility sizes.
  var isCutWithoutAccessibility: Bool {
    !usualDevices.isEmpty || mainSize.map { !$0.isAccessibilitySize } ?? false
  }

  /// How soon it is cut off: less is sooner.
  var rank: Int {
    let sizes = DynamicTypeSize.allCases
    return sizes.firstIndex(of: mainSize ?? leastSize) ?? sizes.count
  }

  /// The title, shortened if it is long.
  var brief: String { title.brief(40) }

  /// In which looks it is cut off, as a sentence says it.
  var looks: String {
    let main = mainSize.map { size in
      size == DynamicTypeSize.allCases.first
        ? "on \(mainDevice.identifier) at every type size"
        : "on \(mainDevice.identifier) from the type size \(size.shortName) on"
    }
    let usual =
      usualDevices.isEmpty
      ? nil : "at large on \(ScreenList.words(usualDevices, of: devices))"
    let words = [main, usual].compactMap(\.self)
    // Then it is only cut on narrower screens, and only with larger type.
    return words.isEmpty
      ? "on narrow screens from the type size \(leastSize.shortName) on"
      : words.listed()
  }
}

extension LayoutReview {
  /// The titles that are cut off in a family, by destination and language.
  func cutTitles(in family: LayoutFamily) -> [CutTitle] {
    guard let main = family.mainDevice else { return [] }
    let sizes = DynamicTypeSize.allCases
    var cuts: [Place: [(typeSize: DynamicTypeSize, devices: [WidgetDevice])]] = [:]
    for look in titleLooks where look.family == family.name {
      for case .titleCut(let position, _) in look.issues {
        cuts[Place(index: position - 1, locale: look.locale), default: []]
          .append((look.typeSize, look.devices))
      }
    }
    return cuts.sorted { ($0.key.index, $0.key.locale) < ($1.key.index, $1.key.locale) }
      .compactMap { place, cuts in
        guard catalog.destinations.indices.contains(place.index),
          let least = sizes.first(where: { size in cuts.contains { $0.typeSize == size } })
        else { return nil }
        let text = catalog.destinations[place.index].title
        let match = text.key.flatMap {
          widget.tables.match(
            for: $0.value, inTable: catalog.tableName, locale: place.locale)
        }
        let usual = cuts.filter { cut in sizes.prefix(4).contains(cut.typeSize) }
        return CutTitle(
          title: widget.text(text, in: place.locale), locale: place.locale,
          range: match == nil ? (text.text ?? text.key)?.range : text.key?.range,
          places: match.map {
            [.init(file: $0.table.source.name, range: $0.entry.text.range)]
          } ?? [],
          mainSize: sizes.first { size in
            cuts.contains { $0.typeSize == size && $0.devices.contains(main) }
          },
          leastSize: least, mainDevice: main,
          usualDevices: family.devices.filter { device in
            usual.contains { $0.devices.contains(device) }
          },
          devices: family.devices)
      }
  }
}

/// A destination in a language.
private struct Place: Hashable {
  let index: Int
  let locale: LocaleName
}
