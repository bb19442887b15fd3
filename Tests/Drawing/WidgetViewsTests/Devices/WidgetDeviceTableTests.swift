// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@testable import WidgetViews

@Suite struct WidgetDeviceTableTests {
  /// The file that the table is generated from.
  private struct Sizes: Decodable {
    struct Phone: Decodable {
      var devices: [String]
      var scale: Int
      var confidence: String
      var sizes: [String: [Double]?]
    }

    struct Pad: Decodable {
      var canvas: [String: [Double]]
    }

    var ios: [String: Phone]
    var ipados: [String: Pad]
    var watchos: [String: Phone]
  }

  private let sizes: Sizes

  init() throws {
    let content = try Repository.content(
      of: "Tests/Drawing/WidgetViewsTests/Fixtures/widget_sizes.json")
    sizes = try JSONDecoder().decode(Sizes.self, from: Data(content))
  }

  @Test("every screen of the file is in the table, and no other")
  func screens() {
    let identifiers = sizes.ios.keys + sizes.ipados.keys.map { $0.filter { $0 != "*" } }
    #expect(WidgetDevice.all.map(\.identifier).sorted() == identifiers.sorted())
    #expect(WidgetDevice.all.count == 23)
  }

  @Test("an iPhone has the names, scale, confidence and sizes of the file")
  func phones() throws {
    for (identifier, row) in sizes.ios {
      let device = try #require(WidgetDevice.named(identifier))
      #expect(device.names == row.devices)
      #expect(device.scale == row.scale)
      #expect(device.confidence.rawValue == row.confidence)
      #expect(!device.isMoreSpace)
      #expect(known(device) == row.sizes.compactMapValues { $0 }, "\(identifier)")
    }
  }

  @Test("an iPad has the canvases of the file")
  func pads() throws {
    for (identifier, row) in sizes.ipados {
      let device = try #require(WidgetDevice.named(identifier.filter { $0 != "*" }))
      #expect(device.isMoreSpace == identifier.hasSuffix("*"))
      #expect(device.confidence == .hig)
      #expect(device.scale == 2)
      #expect(known(device) == row.canvas, "\(identifier)")
    }
  }

  @Test("a watch has the names and sizes of the file, and shows accessories in full color")
  func watches() throws {
    #expect(WidgetDevice.watches.map(\.identifier).sorted() == sizes.watchos.keys.sorted())
    for (identifier, row) in sizes.watchos {
      let device = try #require(WidgetDevice.named(identifier))
      #expect(device.names == row.devices)
      #expect(known(device) == row.sizes.compactMapValues { $0 }, "\(identifier)")
      #expect(WidgetLook(device: device, family: .accessoryCorner).renderingMode == .fullColor)
      #expect(device.extent(of: .activityLockScreen) == nil)
    }
    #expect(WidgetDevice.named("apple watch 45mm")?.identifier == "198x242")
    #expect(WidgetDevice.matches("Apple Watch").map(\.device) == WidgetDevice.watches)
    #expect(WidgetDevice.all.allSatisfy { !$0.isWatch })
  }

  /// The sizes of a device in the form of the file.
  private func known(_ device: WidgetDevice) -> [String: [Double]] {
    var result: [String: [Double]] = [:]
    for family in WidgetFamily.allCases {
      result[family.rawValue] = device.size(of: family).map { [$0.width, $0.height] }
    }
    #expect(device.families.map(\.rawValue).sorted() == result.keys.sorted())
    return result
  }
}
