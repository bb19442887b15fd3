// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite("Built products")
struct ProductTests {
  @Test("a correct app has no finding, alone, in an .ipa and in an .xcarchive")
  func correct() throws {
    let folder = try ScratchFolder()
    let product = SampleProduct(folder)
    try product.write("export/Payload/Shop.app")
    try product.pack("export", as: "Shop.ipa")
    try product.write("Shop.xcarchive/Products/Applications/Shop.app")
    for path in ["export/Payload/Shop.app", "Shop.ipa", "Shop.xcarchive"] {
      let run = CommandRun(["validate", "@/\(path)", "--fail-on", "note"], in: folder)
      #expect(run.exitCode == 0, "\(path): \(run.output)\(run.errors)")
    }
    let files = CommandRun(["validate", "@/Shop.ipa", "--show-files"], in: folder).output
    #expect(files.contains("Shop.ipa/Payload/Shop.app/ja.lproj/QuickActionWidget.strings\n"))
    #expect(files.contains("Shop.ipa/Payload/Shop.app/PlugIns/Intents.appex/Info.plist\n"))
  }

  @Test("the titles that App Store Connect will not find are reported for the app's languages")
  func titles() throws {
    let folder = try ScratchFolder()
    var product = SampleProduct(folder)
    product.languages = ["en"]
    try product.write("export/Payload/Shop.app")
    // The language of an extension alone does not count.
    try folder.write("", to: "export/Payload/Shop.app/PlugIns/Widget.appex/de.lproj/Main.nib")
    try product.pack("export", as: "Shop.ipa")
    let run = CommandRun(["validate", "@/Shop.ipa", "--select", "ITMS-90626"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("Localized title for custom intent"), "\(run.output)")
    #expect(run.output.contains("for locale: ja"))
    #expect(!run.output.contains("for locale: de"))
    #expect(run.output.contains("'Shop.app'"))
    #expect(!run.output.contains("no Xcode project"))
  }

  @Test("what is wrong in Info.plist files and metadata is reported in the bundle that has it")
  func bundles() throws {
    let folder = try ScratchFolder()
    let product = SampleProduct(folder)
    try product.write("Shop.app")
    let plist: [String: Any] = [
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionAttributes": ["IntentsSupported": ["QuickActionConfiguration"]],
      ]
    ]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0),
      to: "Shop.app/PlugIns/Intents.appex/Info.plist")
    try folder.write(
      #"{ "actions": { "Open": { "identifier": "Open", "openAppWhenRun": true } } }"#,
      to: "Shop.app/PlugIns/Widget.appex/Metadata.appintents/extract.actionsdata")
    try FileManager.default.removeItem(
      atPath: folder.path("Shop.app/ja.lproj/AppShortcuts.strings"))
    let run = CommandRun(["validate", "@/Shop.app", "--format", "json"], in: folder)
    for rule in [
      "missing-principal-class", "undeclared-supported-intent", "unsupported-widget-intent",
      "extension-action-opens-app", "untranslated-phrase",
    ] {
      #expect(run.output.contains("\"\(rule)\""), "\(rule): \(run.output)")
    }
  }

  @Test("fixes change nothing in a product")
  func fixes() throws {
    let folder = try ScratchFolder()
    let product = SampleProduct(folder)
    try product.write("Shop.app")
    try folder.write(
      #""a" = "b";"#, to: "Shop.app/de.lproj/QuickActionWidget.strings")
    let before = try folder.bytes(of: "Shop.app/de.lproj/QuickActionWidget.strings")
    let run = CommandRun(["validate", "@/Shop.app", "--fix", "--unsafe-fixes"], in: folder)
    #expect(run.output.contains("Localized title"), "\(run.output)\(run.errors)")
    #expect(try folder.bytes(of: "Shop.app/de.lproj/QuickActionWidget.strings") == before)
  }

  @Test("a table of all languages counts as the tables of its languages")
  func localizationTable() throws {
    let folder = try ScratchFolder()
    var product = SampleProduct(folder)
    product.languages = ["en"]
    try product.write("Shop.app")
    let table = Repository.root.appending(path: "Localization/ja.lproj/QuickActionWidget.strings")
    let texts = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: table), options: [], format: nil)
    try folder.write(
      PropertyListSerialization.data(
        fromPropertyList: ["ja": texts, "fr": ["a": "b"]], format: .binary, options: 0),
      to: "Shop.app/QuickActionWidget.loctable")
    let run = CommandRun(["validate", "@/Shop.app", "--select", "ITMS-90626"], in: folder)
    #expect(run.output.contains("for locale: fr"), "\(run.output)")
    #expect(!run.output.contains("for locale: ja"))
  }

  @Test(
    "a table of all languages that is none is said",
    arguments: [
      (#"("a","b")"#, "must be a dictionary of keys and texts; this file holds an array"),
      (#"{ en = ("a"); }"#, "'en' must be the dictionary of a language's texts; it is an array"),
      (#"{ en = { a = "1"; a = "2"; }; }"#, "'a'"),
    ])
  func brokenLocalizationTable(_ text: String, _ words: String) throws {
    let folder = try ScratchFolder()
    try SampleProduct(folder).write("Shop.app")
    try folder.write(text, to: "Shop.app/Texts.loctable")
    let run = CommandRun(["validate", "@/Shop.app"], in: folder)
    #expect(run.output.contains("Texts.loctable") && run.output.contains(words), "\(run.output)")
  }

  @Test("two products are compared: definitions, tables and App Intents")
  func differences() throws {
    let folder = try ScratchFolder()
    var product = SampleProduct(folder)
    try product.write("old/Payload/Shop.app")
    try product.pack("old", as: "Old.ipa")
    product.parameters = "location"
    try product.write("New.xcarchive/Products/Applications/Shop.app")
    let run = CommandRun(["diff", "@/Old.ipa", "@/New.xcarchive"], in: folder)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.output.contains("'Place' of 'Choose Places' starts again with its default."))
    let same = CommandRun(["diff", "@/Old.ipa", "@/old/Payload/Shop.app"], in: folder)
    #expect(same.exitCode == 0, "\(same.output)\(same.errors)")
    let japanese = CommandRun(
      ["diff", "@/Old.ipa", "@/New.xcarchive", "--language", "ja"], in: folder)
    #expect(japanese.output.contains("「Choose Places」の「Place」は初期値に戻ります。"))
    let findings = CommandRun(
      ["diff", "@/Old.ipa", "@/New.xcarchive", "--format", "json"], in: folder)
    #expect(findings.output.contains("app-intent-parameter-removed"))
  }

  @Test(
    "archives that no export makes are refused with a sentence",
    arguments: [
      ("../escape", "leads out of the archive"), ("Payload/Shop.app/Info.plist", "has two files"),
    ])
  func hostile(_ name: String, _ words: String) throws {
    let folder = try ScratchFolder()
    try folder.write(
      ZipWriter([.init("Payload/Shop.app/Info.plist", "{}"), .init(name, "1")]).bytes,
      to: "Shop.ipa")
    let run = CommandRun(["validate", "@/Shop.ipa"], in: folder)
    #expect(run.exitCode == 2)
    #expect((run.output + run.errors).contains(words), "\(run.output)\(run.errors)")
    #expect(try folder.names() == ["Shop.ipa"])
  }

  @Test("an archive that is cut off, is none, or has no app is refused with a sentence")
  func broken() throws {
    let folder = try ScratchFolder()
    let bytes = ZipWriter([.init("Payload/readme.txt", "1")]).bytes
    try folder.write(bytes.dropLast(4), to: "Cut.ipa")
    try folder.write(bytes, to: "Empty.ipa")
    try folder.makeFolder("Empty.xcarchive/dSYMs")
    for (path, words) in [
      ("Cut.ipa", "its end is missing"), ("Empty.ipa", "has no app in 'Payload'"),
      ("Empty.xcarchive", "has no app in 'Products/Applications'"),
    ] {
      let run = CommandRun(["validate", "@/\(path)"], in: folder)
      #expect(run.exitCode == 2, "\(path): \(run.output)")
      #expect((run.output + run.errors).contains(words), "\(path): \(run.output)\(run.errors)")
    }
  }

  @Test("links in an archive are not followed")
  func links() throws {
    let folder = try ScratchFolder()
    try folder.write("secret", to: "secret.strings")
    var link = ZipWriter.File("Payload/Shop.app/en.lproj/Widget.strings", "../../../secret.strings")
    link.mode = 0o120777
    let plist = "<plist version=\"1.0\"><dict/></plist>"
    try folder.write(
      ZipWriter([.init("Payload/Shop.app/Info.plist", plist), link]).bytes, to: "Shop.ipa")
    let run = CommandRun(["validate", "@/Shop.ipa", "--show-files"], in: folder)
    #expect(run.output == "Shop.ipa/Payload/Shop.app/Info.plist\n", "\(run.output)\(run.errors)")
  }

  @Test("a folder that is named like an app and is none is searched as any other")
  func folderOfSources() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist>",
      to: "shop.app/Widget.intentdefinition")
    let run = CommandRun(["validate", "@/shop.app", "--show-files"], in: folder)
    #expect(run.output == "shop.app/Widget.intentdefinition\n", "\(run.output)\(run.errors)")
  }
}
