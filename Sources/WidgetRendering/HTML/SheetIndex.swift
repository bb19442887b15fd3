// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// What the widgets of a contact sheet have in common, and where each is in the table.
struct SheetIndex {
  /// The place of a widget in what the page tells apart.
  struct Place: Hashable {
    var locale: Int
    var device: Int
    var appearance: Int
    var typeSize: Int
  }

  /// The languages, in the order given.
  let locales: [String]
  /// The devices, in the order given; each as often as there are subjects on it.
  let devices: [WidgetDevice]
  /// What is drawn on each of the devices; empty for a page with one widget.
  let subjects: [String]
  /// The appearances, in the order given.
  let appearances: [ColorScheme]
  /// The type sizes, the smallest first.
  let typeSizes: [DynamicTypeSize]
  /// Where each widget stands.
  let places: [Place]
  /// What each widget's figure is called, so that an address can lead to it: `ja-390x844-light-AX3`.
  let anchors: [String]

  init(_ entries: [ContactSheet.Entry]) {
    let locales = OrderedNames(entries.map(\.locale))
    let devices = OrderedNames(entries.map(Self.deviceKey))
    let appearances = OrderedNames(entries.map(\.appearance.rawValue))
    let typeSizes = Set(entries.map(\.typeSize)).sorted()
    self.locales = locales.names
    self.devices = devices.firsts.map { entries[$0].device }
    subjects = devices.firsts.map { entries[$0].subject }
    self.appearances = appearances.firsts.map { entries[$0].appearance }
    self.typeSizes = typeSizes
    let ranks = Dictionary(uniqueKeysWithValues: zip(typeSizes, 0...))
    places = entries.map { entry in
      Place(
        locale: locales.index(of: entry.locale),
        device: devices.index(of: Self.deviceKey(entry)),
        appearance: appearances.index(of: entry.appearance.rawValue),
        typeSize: ranks[entry.typeSize] ?? 0)
    }
    var used: [String: Int] = [:]
    anchors = entries.map { entry in
      let name = [
        entry.subject, entry.caption, entry.locale, entry.device.identifier,
        entry.appearance.rawValue, entry.typeSize.shortName,
      ].filter { !$0.isEmpty }.joined(separator: "-")
      let anchor = Self.anchor(name)
      let count = (used[anchor] ?? 0) + 1
      used[anchor] = count
      return count == 1 ? anchor : "\(anchor)-\(count)"
    }
  }

  /// The widgets by language and device, as positions of entries.
  func sections() -> [[[Int]]] {
    var sections = [[[Int]]](
      repeating: [[Int]](repeating: [], count: devices.count), count: locales.count)
    for (index, place) in places.enumerated() {
      sections[place.locale][place.device].append(index)
    }
    return sections
  }

  private static func deviceKey(_ entry: ContactSheet.Entry) -> String {
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
