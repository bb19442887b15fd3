// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import QuickActionWidget
import QuickActions
import StringTables
import WidgetChoices
import WidgetRendering
import WidgetViews

/// The widget of a catalog in every look of an iPhone.
struct SampleWidget {
  private let loaded: LoadedCatalog
  private let images: ImageCatalog
  private let devices: [WidgetDevice]

  /// Loads a catalog.
  init(catalog path: String) throws {
    loaded = try LoadedCatalog(path: path)
    images = ImageCatalog(loaded.catalog.images().images)
    devices = WidgetDevice.all.filter { !$0.names.isEmpty && $0.size(of: .systemMedium) != nil }
  }

  /// The number of widgets on a sheet.
  var count: Int { devices.count * 2 * DynamicTypeSize.allCases.count * 2 }

  /// One widget as SVG.
  func svg() -> String {
    let look = WidgetLook(device: devices[0], family: .systemMedium, locale: "ja")
    return drawn(entry("ja"), in: look).map {
      SVGRenderer().document($0.list, title: "Widget", language: "ja")
    } ?? ""
  }

  /// A page with every iPhone, appearance and type size in two languages, each with what does not fit.
  func sheet() -> [UInt8] {
    var entries: [ContactSheet.Entry] = []
    for language in ["ja", "en"] {
      let entry = entry(language)
      for device in devices {
        for scheme in ColorScheme.allCases {
          for typeSize in DynamicTypeSize.allCases {
            let look = WidgetLook(
              device: device, family: .systemMedium, appearance: scheme, typeSize: typeSize,
              locale: language)
            guard let widget = drawn(entry, in: look) else { continue }
            entries.append(
              .init(
                list: widget.list, locale: language, device: device, appearance: scheme,
                typeSize: typeSize,
                problems: widget.issues.map {
                  .init(id: $0.description, title: $0.description)
                }))
          }
        }
      }
    }
    return Array(ContactSheet(title: "Widget", entries: entries).page().utf8)
  }

  private func entry(_ language: String) -> StyledShortcuts {
    let choice = loaded.widget.defaultChoice(for: .systemMedium)
    return StyledShortcuts(loaded.widget.shortcuts(of: choice, in: LocaleName(language)))
  }

  private func drawn(_ entry: StyledShortcuts, in look: WidgetLook) -> DrawnWidget? {
    DrawnWidget(.shortcuts(entry), in: look, images: images)
  }
}
