// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import StringTables
import WidgetProject
import WidgetRendering
import WidgetViews

/// The widget of a catalog in every look of an iPhone.
struct SampleWidget {
  private let handler: IntentHandler
  private let images: ImageCatalog
  private let devices: [(WidgetDevice, WidgetCanvas)]

  /// Loads a catalog.
  init(catalog path: String) throws {
    handler = try LoadedCatalog(path: path).handler
    images = ImageCatalog(handler.catalog.images().images)
    devices = WidgetDevice.all.filter { !$0.names.isEmpty }.compactMap { device in
      WidgetCanvas(family: .systemMedium, device: device).map { (device, $0) }
    }
  }

  /// The number of widgets on a sheet.
  var count: Int { devices.count * 2 * DynamicTypeSize.allCases.count * 2 }

  /// One widget as SVG.
  func svg() -> String {
    let (device, canvas) = devices[0]
    let list = list(entry("ja"), device, canvas, .light, .large, "ja")
    return SVGRenderer().document(list, title: "Widget", language: "ja")
  }

  /// A page with every iPhone, appearance and type size in two languages, each with what does not fit.
  func sheet() -> [UInt8] {
    var entries: [ContactSheet.Entry] = []
    for language in ["ja", "en"] {
      let entry = entry(language)
      for (device, canvas) in devices {
        for scheme in ColorScheme.allCases {
          for typeSize in DynamicTypeSize.allCases {
            let environment = environment(device, scheme, typeSize, language)
            let list = DisplayList(quickActions: entry, on: canvas, in: environment)
            let issues = WidgetInspection(entry: entry, canvas: canvas, environment: environment)
              .issues(in: list)
            entries.append(
              .init(
                list: list, locale: language, device: device, appearance: scheme,
                typeSize: typeSize.rawValue, problems: issues.map(\.description)))
          }
        }
      }
    }
    return Array(ContactSheet(title: "Widget", entries: entries).page().utf8)
  }

  private func entry(_ language: String) -> QuickActionEntry {
    let choice = handler.defaultChoice(for: .systemMedium)
    return QuickActionEntry(shortcuts: handler.shortcuts(of: choice, in: LocaleName(language)))
  }

  private func environment(
    _ device: WidgetDevice, _ scheme: ColorScheme, _ typeSize: DynamicTypeSize, _ language: String
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = Double(device.scale)
    environment.colorScheme = scheme
    environment.dynamicTypeSize = typeSize
    environment.locale = language
    environment.images = images
    return environment
  }

  private func list(
    _ entry: QuickActionEntry, _ device: WidgetDevice, _ canvas: WidgetCanvas,
    _ scheme: ColorScheme, _ typeSize: DynamicTypeSize, _ language: String
  ) -> DisplayList {
    DisplayList(
      quickActions: entry, on: canvas, in: environment(device, scheme, typeSize, language))
  }
}
