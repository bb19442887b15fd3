// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText
import TestSupport
import Testing
import WidgetProject

@Suite("Reading Info.plist files")
struct InfoPlistTests {
  private func document(_ body: String) -> SourceFile {
    SourceFile(name: "Info.plist", text: "<plist version=\"1.0\">\(body)</plist>")
  }

  private func plist(_ entries: String) throws -> InfoPlist {
    try InfoPlist(document("<dict>\(entries)</dict>"))
  }

  @Test("an application's schemes, languages and identifier are read, variables as they are")
  func application() throws {
    let plist = try plist(
      """
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
      <key>CFBundleLocalizations</key><array><string>en</string><string>ja</string></array>
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLName</key><string>com.example</string>
          <key>CFBundleURLSchemes</key><array><string>hoge</string><string>$(SCHEME)</string></array>
        </dict>
        <dict/>
      </array>
      """)
    #expect(plist.isApplication)
    #expect(plist.bundleIdentifier?.value == "$(PRODUCT_BUNDLE_IDENTIFIER)")
    #expect(plist.developmentRegion?.value == "$(DEVELOPMENT_LANGUAGE)")
    #expect(plist.localizations.map(\.value) == ["en", "ja"])
    #expect(plist.urlSchemes.map(\.value) == ["hoge", "$(SCHEME)"])
    #expect(plist.urlTypes.map { $0.name?.value } == ["com.example", nil])
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("an extension has its point, its class and its intents where they stand")
  func intentsExtension() throws {
    let marked = MarkedText(
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsRestrictedWhileLocked</key><array/>
          <key>IntentsSupported</key><array><string>↓ShowIntent</string></array>
        </dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
      </dict>
      """)
    let plist = try plist(marked.text)
    let found = try #require(plist.appExtension)
    #expect(found.handlesIntents)
    #expect(found.principalClass?.value == "$(PRODUCT_MODULE_NAME).IntentHandler")
    #expect(found.intentsRestrictedWhileLocked?.names.isEmpty == true)
    #expect(found.intentsRestrictedWhileProtectedDataUnavailable == nil)
    let name = try #require(found.intentsSupported?.names.first)
    #expect(name.value == "ShowIntent")
    #expect(plist.source.text(in: name.range) == "ShowIntent")
    #expect(!plist.isApplication)
  }

  @Test(
    "without a kind of its own, a bundle is an application by what only those have",
    arguments: [
      ("<key>UILaunchScreen</key><dict/>", true),
      ("<key>LSRequiresIPhoneOS</key><true/>", true),
      ("<key>CFBundleName</key><string>Tests</string>", false),
      ("<key>CFBundlePackageType</key><string>FMWK</string><key>UIAppFonts</key><array/>", false),
      (
        "<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>"
          + "<key>UIAppFonts</key><array/>", true
      ),
    ])
  func isApplication(entries: String, expected: Bool) throws {
    #expect(try plist(entries).isApplication == expected)
  }

  @Test("an array where a dictionary belongs is one finding that says so")
  func array() throws {
    let error = #expect(throws: InfoPlistError.self) {
      try InfoPlist(document("<array><string>CFBundleIdentifier</string></array>"))
    }
    let finding = try #require(error?.diagnostic)
    #expect(
      finding.message
        == "an Info.plist must be a dictionary; this file holds an array, and nothing of it is read"
    )
    #expect(finding.severity == .error)
    #expect(finding.id == "malformed-info-plist")
  }

  @Test("a value of another type is reported where it stands, and the rest is read")
  func wrongTypes() throws {
    let marked = MarkedText(
      """
      <plist version="1.0"><dict>
      <key>CFBundleURLTypes</key>↓<dict/>
      <key>CFBundleLocalizations</key><array>↓<true/><string>ja</string></array>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict><key>IntentsSupported</key><string>↓ShowIntent</string></dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      </dict>
      </dict></plist>
      """)
    let plist = try InfoPlist(SourceFile(name: "Info.plist", text: marked.text))
    #expect(plist.diagnostics.map { $0.place.range?.start } == marked.offsets)
    #expect(
      plist.diagnostics.map(\.message) == [
        "the value of 'CFBundleURLTypes' must be an array; it is a dictionary, and is not read",
        "every element of 'CFBundleLocalizations' must be a string; this one is a Boolean",
        "the value of 'IntentsSupported' must be an array; it is a string, and is not read",
      ])
    #expect(plist.localizations.map(\.value) == ["ja"])
    #expect(plist.appExtension?.handlesIntents == true)
  }

  @Test("half a file is an error, wherever it is cut")
  func everyCut() throws {
    let text = "<plist><dict><key>NSExtension</key><dict><key>a</key><array/></dict></dict></plist>"
    let bytes = Array(text.utf8)
    // Behind the root dictionary Apple's readers, and ours, miss nothing.
    let needed = text.utf8.count - "</plist>".utf8.count
    for end in 0..<needed {
      let source = try SourceFile(name: "Info.plist", content: Array(bytes[..<end]))
      #expect(throws: InfoPlistError.self, "the first \(end) bytes are read") {
        try InfoPlist(source)
      }
    }
  }
}
