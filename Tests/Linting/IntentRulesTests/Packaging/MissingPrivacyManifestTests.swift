// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import RuleTestSupport
import TestSupport
import Testing

@testable import IntentRules

/// Privacy manifests of extensions and what these use.
@Suite("Missing privacy manifests")
struct MissingPrivacyManifestTests {
  private func findings(
    _ example: RuleExample, _ files: [String: String]
  ) throws -> [String] {
    let folder = try ExampleFolder(
      example.files + files.map { RuleExample.File($0.key, $0.value) })
    defer { folder.remove() }
    return folder.findings(of: MissingPrivacyManifest.self).map { $0.message.text }
  }

  @Test(
    "what asks for a reason is named, and not what others call the same",
    arguments: [
      ("ProcessInfo.processInfo.systemUptime", "systemUptime"),
      ("try url.resourceValues(forKeys: [.volumeTotalCapacityKey])", "volumeTotalCapacityKey"),
      ("try FileManager.default.attributesOfItem(atPath: path)[.creationDate]", "creationDate"),
      ("fonts[.systemSize]", nil), ("record.creationDate", nil), ("ride.systemUptime", nil),
    ] as [(String, String?)])
  func requiredReasons(expression: String, name: String?) throws {
    let example = RuleExample.packaging(
      application: "A = B;", extension: "A = B;", sources: ["Store.swift"])
    let files = ["Store.swift": "import AppIntents\nlet value = \(expression)\n"]
    let found = try findings(example, files)
    #expect(found.count == (name == nil ? 0 : 1))
    if let name { #expect(found.first?.contains("uses '\(name)'") == true) }
  }

  @Test("each category that the manifests lack is reported once, and those that it has are not")
  func missingCategories() throws {
    let source = """
      import AppIntents
      let store = UserDefaults(suiteName: "group.a")
      let start = ProcessInfo.processInfo.systemUptime
      let end = ProcessInfo.processInfo.systemUptime
      let room = try url.resourceValues(forKeys: [.volumeTotalCapacityKey])

      """
    let example = RuleExample.packaging(
      application: "A = B;", extension: "A = B;", sources: ["Store.swift"],
      resources: ["PrivacyInfo.xcprivacy"])
    func found(_ manifest: String?) throws -> [String] {
      try findings(
        example,
        ["Store.swift": source].merging(
          manifest.map { ["PrivacyInfo.xcprivacy": $0] } ?? [:], uniquingKeysWith: { $1 }))
    }
    let sentences = [("systemUptime", "SystemBootTime"), ("volumeTotalCapacityKey", "DiskSpace")]
      .map { name, category in
        "'Widget' uses '\(name)' and its privacy manifest gives no reason for 'NSPrivacyAccessedAPICategory\(category)'; add the category"
      }
    #expect(try found(Self.manifest(["UserDefaults"])) == sentences)
    #expect(try found(Self.manifest(["UserDefaults", "SystemBootTime"])) == [sentences[1]])
    #expect(try found(Self.manifest(["UserDefaults", "SystemBootTime", "DiskSpace"])).isEmpty)
    #expect(try found("<plist version=\"1.0\"><dict></dict></plist>").count == 3)
    // What cannot be read, or a build makes, may have them all.
    #expect(try found("<plist").isEmpty)
    #expect(try found(nil).isEmpty)
  }

  /// A privacy manifest with categories.
  private static func manifest(_ categories: [String]) -> String {
    let types = categories.map {
      "<dict><key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory\($0)</string></dict>"
    }
    return
      "<plist version=\"1.0\"><dict><key>NSPrivacyAccessedAPITypes</key><array>\(types.joined())</array></dict></plist>"
  }

  @Test(
    "the program of an extension that was built is compared with the manifests in the extension",
    arguments: [
      (
        [:],
        [
          "'Widget.appex' uses 'UserDefaults' and has no privacy manifest; add 'PrivacyInfo.xcprivacy' to its resources"
        ]
      ),
      (
        ["PrivacyInfo.xcprivacy": ["UserDefaults"]],
        [
          "'Widget.appex' uses 'stat' and its privacy manifest gives no reason for 'NSPrivacyAccessedAPICategoryFileTimestamp'; add the category"
        ]
      ),
      (
        [
          "PrivacyInfo.xcprivacy": ["UserDefaults"],
          "Files_Files.bundle/PrivacyInfo.xcprivacy": ["FileTimestamp"],
        ], []
      ),
    ] as [([String: [String]], [String])])
  func program(manifests: [String: [String]], sentences: [String]) throws {
    func found(_ program: [UInt8]) throws -> [String] {
      let folder = "Ride.app/PlugIns/Widget.appex"
      let files = Self.product + [.init("\(folder)/Widget", bytes: program)]
      return try findings(
        RuleExample(files: files),
        Dictionary(
          uniqueKeysWithValues: manifests.map { path, categories in
            ("\(folder)/\(path)", Self.manifest(categories))
          }))
    }
    let names = ["_OBJC_CLASS_$_NSUserDefaults", "_puts", "_stat"]
    #expect(try found(ProgramWriter.program(taking: names)) == sentences)
    #expect(try found(ProgramWriter.program(defining: names, taking: ["_puts"])).isEmpty)
    #expect(try found(Array("#!/bin/sh\n".utf8)).isEmpty)
  }

  /// An app as a build leaves it, whose widget extension has the program `Widget`.
  private static let product: [RuleExample.File] = [
    .init(
      "Ride.app/Info.plist",
      "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"
    ),
    .init(
      "Ride.app/PlugIns/Widget.appex/Info.plist",
      """
      <plist version="1.0"><dict>
      <key>CFBundleExecutable</key><string>Widget</string>
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
      </dict></dict></plist>

      """),
  ]
}
