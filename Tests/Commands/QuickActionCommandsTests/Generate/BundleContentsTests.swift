// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import TestSupport
import Testing

@testable import QuickActionCommands

@Suite struct BundleContentsTests {
  private let folder: ScratchFolder
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>INIntentDefinitionSystemVersion</key>
    \t<string>20G165</string>
    \t<key>INIntentDefinitionToolsBuildVersion</key>
    \t<string>13A233</string>
    \t<key>INIntentDefinitionToolsVersion</key>
    \t<string>13.0</string>
    \t<key>INIntents</key>
    \t<array/>
    </dict>
    </plist>

    """

  init() throws {
    folder = try ScratchFolder()
  }

  private func bundle(
    _ name: String, in output: String, environment: [String: String] = [:]
  ) throws {
    let source = try FileSystem.disk.source(at: FilePath(folder.path(name)))
    try BundleContents(
      of: try IntentDefinition(source), in: FilePath(folder.path(output)),
      tools: .init(environment: environment)
    ).write()
  }

  @Test("a definition is copied byte for byte where nothing says the versions of the tools")
  func copied() throws {
    try folder.write(text, to: "W.intentdefinition")
    try bundle("W.intentdefinition", in: "App.app/")
    #expect(folder.text(of: "App.app/W.intentdefinition") == text)
    #expect(try folder.names(in: "App.app") == ["W.intentdefinition"])
  }

  @Test(
    "the versions of the tools are those of Xcode's build, in Xcode's spelling",
    arguments: [("1540", "15.4"), ("2611", "26.1.1"), ("0941", "9.4.1"), ("x", "13.0")])
  func versions(number: String, version: String) throws {
    try folder.write(text, to: "W.intentdefinition")
    try bundle(
      "W.intentdefinition", in: "out",
      environment: [
        "XCODE_VERSION_ACTUAL": number, "XCODE_PRODUCT_BUILD_VERSION": "15F31d",
        "MAC_OS_X_PRODUCT_BUILD_VERSION": "",
      ])
    #expect(
      folder.text(of: "out/W.intentdefinition")
        == text.replacing("13A233", with: "15F31d").replacing("13.0<", with: version + "<"))
  }

  @Test("Xcode names the language's folder, and is given the definition alone")
  func languageFolder() throws {
    try localized()
    try bundle("I/Base.lproj/W.intentdefinition", in: "App.app/Base.lproj")
    #expect(try folder.names(in: "App.app") == ["Base.lproj"])
    #expect(try folder.names(in: "App.app/Base.lproj") == ["W.intentdefinition"])
  }

  @Test("the folder around the languages gets the definition and its tables, each in its language")
  func languages() throws {
    try localized()
    try bundle("I/Base.lproj/W.intentdefinition", in: "App.app")
    #expect(try folder.names(in: "App.app") == ["Base.lproj", "de.lproj", "ja.lproj"])
    #expect(folder.text(of: "App.app/ja.lproj/W.strings") == "\"a\" = \"ja\";")
    #expect(try folder.names(in: "App.app/de.lproj") == ["W.strings", "W.stringsdict"])
  }

  private func localized() throws {
    try folder.write(text, to: "I/Base.lproj/W.intentdefinition")
    try folder.write("\"a\" = \"ja\";", to: "I/ja.lproj/W.strings")
    try folder.write("\"a\" = \"de\";", to: "I/de.lproj/W.strings")
    try folder.write("<plist><dict/></plist>", to: "I/de.lproj/W.stringsdict")
    try folder.write("\"a\" = \"fr\";", to: "I/fr.lproj/Other.strings")
  }
}
