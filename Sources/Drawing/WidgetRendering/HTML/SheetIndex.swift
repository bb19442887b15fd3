// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The index of a contact sheet's widgets: what they share, and where each is in the table.
struct SheetIndex {
  /// The place of a widget in what the page tells apart.
  struct Place: Hashable {
    var locale: Int
    var section: Int
    /// The row of the section.
    var row: Int
    var appearance: Int
    var typeSize: Int
    var style: Int
    var column: Int
  }

  /// A section with its own heading and pictures in each language: a widget in a family on a
  /// device.
  struct Section {
    var device: Int
    var widget: Int
    var family: Int
    /// The heading besides the device; empty for a page with one widget.
    var subject: String
    /// The titles of its rows; one without a title on a page with one widget.
    var rows: [String] = []
  }

  /// A column of the table.
  struct Column: Hashable {
    var style: Int
    var typeSize: Int
  }

  /// The languages, in the order given.
  let locales: [String]
  /// The devices, in the order given.
  let devices: [WidgetDevice]
  /// The widgets, in the order given; one without a name on a page with one widget.
  let widgets: [String]
  /// The families, in the order given; one without a name on a page with one widget.
  let families: [String]
  /// The sections, in the order given.
  let sections: [Section]
  /// How many names entries have.
  let captionCount: Int
  /// The appearances, in the order given.
  let appearances: [ColorScheme]
  /// The type sizes, the smallest first.
  let typeSizes: [DynamicTypeSize]
  /// The ways of coloring.
  let styles: [RenderingStyle]
  /// The columns: the type sizes of each way of coloring.
  let columns: [Column]
  /// Where each widget stands.
  let places: [Place]
  /// The anchor of each widget's figure, so that an address can lead to it: `ja-390x844-light-AX3`.
  let anchors: [String]

  init(_ entries: [ContactSheet.Entry]) {
    let locales = OrderedNames(entries.map(\.locale))
    let devices = OrderedNames(entries.map(\.device.identifier))
    let (widgets, families) = (
      OrderedNames(entries.map(\.widget)), OrderedNames(entries.map(\.family))
    )
    let keys = OrderedNames(entries.map(Self.sectionKey))
    let appearances = OrderedNames(entries.map(\.appearance.rawValue))
    let typeSizes = Set(entries.map(\.typeSize)).sorted()
    let shown = Set(entries.map(\.style))
    let styles = RenderingStyle.allCases.filter(shown.contains)
    self.locales = locales.names
    self.devices = devices.firsts.map { entries[$0].device }
    self.widgets = widgets.names
    self.families = families.names
    self.appearances = appearances.firsts.map { entries[$0].appearance }
    self.typeSizes = typeSizes
    self.styles = styles
    var sections = keys.firsts.map { first in
      Section(
        device: devices.index(of: entries[first].device.identifier),
        widget: widgets.index(of: entries[first].widget),
        family: families.index(of: entries[first].family), subject: entries[first].subject)
    }
    let ranks = Dictionary(uniqueKeysWithValues: zip(typeSizes, 0...))
    let styleRanks = Dictionary(uniqueKeysWithValues: zip(styles, 0...))
    let cells = entries.map { entry in
      Column(style: styleRanks[entry.style] ?? 0, typeSize: ranks[entry.typeSize] ?? 0)
    }
    let columns = Set(cells).sorted { ($0.style, $0.typeSize) < ($1.style, $1.typeSize) }
    let columnRanks = Dictionary(uniqueKeysWithValues: zip(columns, 0...))
    self.columns = columns
    var rows = [[String: Int]](repeating: [:], count: sections.count)
    places = entries.enumerated().map { number, entry in
      let section = keys.index(of: Self.sectionKey(entry))
      if rows[section][entry.caption] == nil {
        rows[section][entry.caption] = sections[section].rows.count
        sections[section].rows.append(entry.caption)
      }
      let cell = cells[number]
      return Place(
        locale: locales.index(of: entry.locale), section: section,
        row: rows[section][entry.caption] ?? 0,
        appearance: appearances.index(of: entry.appearance.rawValue), typeSize: cell.typeSize,
        style: cell.style, column: columnRanks[cell] ?? 0)
    }
    self.sections = sections
    captionCount = Set(entries.map(\.caption)).count
    var used: [String: Int] = [:]
    anchors = entries.map { entry in
      let name = [
        entry.subject, entry.caption, entry.locale, entry.device.identifier,
        entry.appearance.rawValue, entry.typeSize.shortName,
        styles.count == 1 || entry.style == .fullColor ? "" : entry.style.rawValue,
      ].filter { !$0.isEmpty }.joined(separator: "-")
      let anchor = Self.anchor(name)
      let count = (used[anchor] ?? 0) + 1
      used[anchor] = count
      return count == 1 ? anchor : "\(anchor)-\(count)"
    }
  }

  /// The widgets by language and section, as positions of entries.
  func entries() -> [[[Int]]] {
    var entries = [[[Int]]](
      repeating: [[Int]](repeating: [], count: sections.count), count: locales.count)
    for (index, place) in places.enumerated() {
      entries[place.locale][place.section].append(index)
    }
    return entries
  }

  private static func sectionKey(_ entry: ContactSheet.Entry) -> String {
    entry.subject.isEmpty
      ? entry.device.identifier : "\(entry.subject)\n\(entry.device.identifier)"
  }

  /// A name with nothing in it that an address would have to escape.
  static func anchor(_ name: String) -> String {
    String(
      decoding: name.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          byte
        default: UInt8(ascii: "_")
        }
      }, as: UTF8.self)
  }
}
