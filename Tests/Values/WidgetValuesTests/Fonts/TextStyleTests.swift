// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing
import WidgetValues

@Suite struct TextStyleTests {
  /// The file that the table is generated from.
  private struct Sizes: Decodable {
    struct Row: Decodable {
      var size: Double
      var leading: Double
      var weight: String
      var emphasizedWeight: String
    }

    var ios: [String: [String: Row]]
    var names: [String: String]

    enum CodingKeys: String, CodingKey {
      case ios
      case names = "swiftui_to_hig"
    }
  }

  private let sizes: Sizes

  init() throws {
    let content = try Repository.content(
      of: "Tests/Drawing/WidgetViewsTests/Fixtures/dynamic_type.json")
    sizes = try JSONDecoder().decode(Sizes.self, from: Data(content))
  }

  @Test("every style has the size, leading and weights of the file at every type size")
  func table() throws {
    #expect(sizes.ios.count == DynamicTypeSize.allCases.count)
    #expect(sizes.names.count == Font.TextStyle.allCases.count)
    for typeSize in DynamicTypeSize.allCases {
      for style in Font.TextStyle.allCases {
        let name = try #require(sizes.names["\(style)"])
        let row = try #require(sizes.ios[typeSize.shortName]?[name])
        #expect(style.size(at: typeSize) == row.size)
        #expect(style.leading(at: typeSize) == row.leading)
        #expect("\(style.weight)" == row.weight)
        #expect("\(style.emphasizedWeight)" == row.emphasizedWeight)
      }
    }
  }

  @Test("a length grows with the leading of its style, rounded to a pixel")
  func scaledMetric() {
    func scaled(_ typeSize: DynamicTypeSize) -> Double {
      typeSize.scaled(32, relativeTo: .footnote, displayScale: 3)
    }
    #expect(scaled(.large) == 32)
    #expect(scaled(.xSmall) == 85.0 / 3)
    #expect(scaled(.accessibility5) == 277.0 / 3)
    #expect(DynamicTypeSize.xxxLarge.scaled(20, relativeTo: .subheadline, displayScale: 3) == 26)
  }

  @Test("a type size is found by its name, its short name, and in any case of letters")
  func names() {
    for typeSize in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize.named(typeSize.rawValue) == typeSize)
      #expect(DynamicTypeSize.named(typeSize.shortName.lowercased()) == typeSize)
    }
    #expect(DynamicTypeSize.named("AX3") == .accessibility3)
    #expect(DynamicTypeSize.named("huge") == nil)
    #expect(DynamicTypeSize.names.count == 17)
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
  }
}
