// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import DiskTestSupport
import SourceText
import TestSupport
import Testing
import WidgetProject

@Suite("Info.plists for the preprocessor")
struct PreprocessedInfoPlistTests {
  @Test("what stands between the directives is read, each value where it stands")
  func read() throws {
    let marked = MarkedText(
      """
      <plist version="1.0">
      <dict>
      #ifndef RELEASE
        <key>CFBundleIdentifier</key><string>a</string>
      # else
        <key>CFBundleIdentifier</key><string>b</string>
      #endif
        <key>CFBundleDevelopmentRegion</key>
        <string>↓ja</string>
      </dict>
      </plist>
      """)
    let plist = try InfoPlist(SourceFile(name: "Info.plist", text: marked.text))
    #expect(plist.developmentRegion?.value == "ja")
    #expect(plist.developmentRegion?.range.start == marked.offsets.first)
    // That a key is there twice is what a condition is for.
    #expect(plist.diagnostics.isEmpty)
  }

  @Test("a file that is a property list as it is, is read as it is")
  func untouched() throws {
    let text = """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>
      #if
      </string></dict></plist>
      """
    let plist = try InfoPlist(SourceFile(name: "Info.plist", text: text))
    #expect(plist.developmentRegion?.value == "\n#if\n")
  }

  @Test("one that is none without its directives either is left aside with a note")
  func leftAside() throws {
    let folder = MemoryFolder(files: [
      "Info.plist": "<plist version=\"1.0\">\n#define A\nA\n</plist>\n",
      "W.intentdefinition": "<plist version=\"1.0\"><dict/></plist>",
    ])
    let found = folder.load()
    #expect(found.failures.isEmpty)
    #expect(
      found.findings.filter { folder.name($0.place.file) == "Info.plist" }.map(\.severity) == [
        .note
      ])
  }

  @Test("one that is broken is a finding where it was come upon, and a failure where it was named")
  func broken() throws {
    let folder = MemoryFolder(files: ["Info.plist": "<plist version=\"1.0\">\n<<<<<<< A\n"])
    #expect(folder.load().failures.isEmpty)
    #expect(folder.load().findings.map(\.id) == ["invalid-property-list"])
    #expect(folder.load("Info.plist").failures.map(\.id) == ["invalid-property-list"])
  }
}
