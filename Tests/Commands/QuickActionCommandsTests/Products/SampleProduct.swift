// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// The sample's app as a build would leave it: the definition through `compile`, binary tables and `Info.plist` files,
/// an Intents extension, a widget extension, and the metadata of App Intents.
struct SampleProduct {
  let folder: ScratchFolder

  /// The widget's parameters in the metadata.
  var parameters = "place"

  /// The languages of the definition's tables.
  var languages = ["en", "ja"]

  init(_ folder: ScratchFolder) {
    self.folder = folder
  }

  /// Writes the app.
  func write(_ app: String) throws {
    for bundle in ["", "PlugIns/Intents.appex/", "PlugIns/Widget.appex/"] {
      let run = CommandRun([
        "intentbuilderc", "compile", "-input", SampleFolder.definition, "-output",
        folder.path("\(app)/\(bundle)"),
      ])
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    try folder.write(
      binary(["CFBundleDevelopmentRegion": "en", "CFBundlePackageType": "APPL"]),
      to: "\(app)/Info.plist")
    try folder.write(
      binary(
        extensionPlist(
          "com.apple.intents-service",
          [
            "NSExtensionPrincipalClass": "Intents.IntentHandler",
            "NSExtensionAttributes": ["IntentsSupported": ["QuickActionConfigurationIntent"]],
          ])),
      to: "\(app)/PlugIns/Intents.appex/Info.plist")
    try folder.write(
      binary(extensionPlist("com.apple.widgetkit-extension", [:])),
      to: "\(app)/PlugIns/Widget.appex/Info.plist")
    for language in languages {
      let table = Repository.root.appending(
        path: "Localization/\(language).lproj/QuickActionWidget.strings")
      try folder.write(
        binary(strings(table)),
        to: "\(app)/\(language).lproj/QuickActionWidget.strings")
    }
    try folder.write("", to: "\(app)/ja.lproj/Main.nib")
    try folder.write(
      binary(["Show places in ${applicationName}": "${applicationName}で場所を表示"]),
      to: "\(app)/ja.lproj/AppShortcuts.strings")
    try folder.write(metadata, to: "\(app)/Metadata.appintents/extract.actionsdata")
  }

  private func extensionPlist(_ point: String, _ rest: [String: Any]) -> [String: Any] {
    var values = rest
    values["NSExtensionPointIdentifier"] = point
    return ["CFBundlePackageType": "XPC!", "NSExtension": values]
  }

  private func binary(_ value: [String: Any]) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  /// The texts of a table in the form that people edit.
  private func strings(_ table: URL) throws -> [String: Any] {
    try PropertyListSerialization.propertyList(
      from: Data(contentsOf: table), options: [], format: nil) as? [String: Any] ?? [:]
  }

  private var metadata: String {
    """
    {
      "actions": {
        "ChoosePlaces": {
          "identifier": "ChoosePlaces", "title": { "key": "Choose Places" },
          "parameters": [
            { "name": "\(parameters)", "title": { "key": "Place" },
              "valueType": { "entity": { "wrapper": { "typeName": "Place" } } } }
          ],
          "systemProtocols": ["com.apple.link.systemProtocol.WidgetConfiguration"]
        },
        "ShowPlaces": { "identifier": "ShowPlaces", "title": { "key": "Show Places" }, "parameters": [] }
      },
      "autoShortcuts": [
        { "actionIdentifier": "ShowPlaces", "shortTitle": { "key": "Show" },
          "phraseTemplates": [{ "key": "Show places in ${applicationName}" }] }
      ],
      "entities": { "Place": { "typeName": "Place", "displayTypeName": { "key": "Place" } } },
      "enums": [],
      "version": 1
    }

    """
  }

  /// Packs a folder as a zip archive, as the export of an app does.
  func pack(_ name: String, as archive: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(name)).sorted()
    var files: [ZipWriter.File] = []
    for path in paths {
      var isFolder: ObjCBool = false
      let file = folder.path("\(name)/\(path)")
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { continue }
      files.append(
        isFolder.boolValue
          ? .init(path + "/", "") : .init(path, try folder.bytes(of: "\(name)/\(path)")))
    }
    try folder.write(ZipWriter(files).bytes, to: archive)
  }
}
