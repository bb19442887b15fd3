// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import WidgetKit
import WidgetSnapshots

@Suite("Resources of golden pictures")
struct ResourcesTests {
  @Test("colors and strings of a folder are found by views")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "resources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let components = #""components":{"red":"1","green":"0","blue":"0","alpha":"1"}"#
    try write(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb",\#(components)}}]}"#,
      to: "Assets.xcassets/Brand.colorset/Contents.json")
    try write("\"Bread\" = \"Brot\";\n", to: "Texts/de.lproj/Localizable.strings")
    let resources = SnapshotResources(in: folder.path)
    #expect(resources.problems == [])
    var environment = EnvironmentValues()
    #expect(environment.colors["Brand"] == nil)
    resources.add(to: &environment)
    #expect(environment.colors["Brand"] != nil)
    #expect(environment.strings != nil)
  }

  @Test("a folder that is not there is a problem")
  func missing() {
    #expect(SnapshotResources(in: "Nothing").problems.count == 1)
  }
}
