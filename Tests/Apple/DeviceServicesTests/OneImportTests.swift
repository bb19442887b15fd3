// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// The files of the folder 'OneImport' import a module each, and use a name of every module that it exports.
///
/// That they compile is what they test.
@Suite("Modules export what Apple's do")
struct OneImportTests {
  struct Table: Decodable {
    struct Row: Decodable {
      /// What iOS's module exports.
      let ios: [String]
      /// What ours exports, modules and declarations of modules.
      let ours: [String]
      /// What iOS's exports and ours does not.
      let without: [String]?
      /// The reason for a difference.
      let why: String?
    }

    let modules: [String: Row]
    let services: [String: Row]
  }

  private func table() throws -> Table {
    try JSONDecoder().decode(
      Table.self,
      from: Data(contentsOf: Repository.root.appending(path: "Scripts/apple-modules.json")))
  }

  @Test("a file for each module imports it alone")
  func files() throws {
    let folder = Repository.root.appending(path: "Tests/Apple/DeviceServicesTests/OneImport")
    let modules = try table().modules.keys.sorted()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == modules.map { "\($0).swift" })
    for module in modules {
      let text = try String(
        contentsOf: folder.appending(path: "\(module).swift"), encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      #expect(imports == ["import \(module)"])
    }
  }

  @Test("what iOS exports and ours does not has a reason")
  func reasons() throws {
    let table = try table()
    for (module, row) in table.modules.merging(table.services, uniquingKeysWith: { $1 }) {
      #expect(!row.ours.isEmpty, "\(module)")
      #expect(Set(row.without ?? []).isSubset(of: row.ios), "\(module)")
      #expect(row.without == nil || row.why != nil, "\(module)")
    }
  }

  @Test("a name that comes with another module is that module's")
  func names() {
    let names = namesWithSwiftUI().map { String(reflecting: $0) }
    #expect(names.contains("UIKit.UIImage"))
    #expect(names.contains("CoreGraphics.CGImage"))
    #expect(names.contains("Combine.Published<Swift.Int>"))
    #expect(names.contains("Observation.ObservationRegistrar"))
  }
}
