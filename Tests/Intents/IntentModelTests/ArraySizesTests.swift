// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing
import WidgetValues

@Suite("Sizes of fixed-size lists")
struct ArraySizesTests {
  private func parameter(
    _ sizes: KeyValuePairs<String, Int>, isFixed: PropertyListLiteral = 1
  ) throws -> Attribute {
    try Fixture.attribute([
      "…FixedSizeArray": isFixed,
      "…ArraySizes": .array(
        sizes.map { sizeClass, size in
          ["…ArraySizeSizeClass": .string(sizeClass), "…ArraySizeSize": .integer(size)]
        }),
    ])
  }

  /// The sizes for small, medium, large and extra-large, then inline, corner, circular and rectangular.
  private func sizes(_ parameter: Attribute) -> [Int?] {
    [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryInline, .accessoryCorner, .accessoryCircular, .accessoryRectangular,
    ].map { parameter.arraySize(for: $0) }
  }

  @Test("each of the eight classes has the size listed for it")
  func listed() throws {
    let parameter = try parameter([
      "Small": 2, "Medium": 3, "Large": 4, "ExtraLarge": 5,
      "AccessoryInline": 6, "AccessoryCorner": 7, "AccessoryCircular": 8, "AccessoryRectangular": 9,
    ])
    #expect(sizes(parameter) == [2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test("sizes need not grow, and what is not listed has the size of its fallback")
  func partial() throws {
    let parameter = try parameter(["Small": 4, "Medium": 2, "Large": 16])
    #expect(sizes(parameter) == [4, 2, 16, 16, 4, 4, 4, 4])
  }

  @Test("the chain of fallbacks ends in one")
  func nothingListed() throws {
    #expect(sizes(try parameter([:])) == Array(repeating: 1, count: 8))
    #expect(sizes(try Fixture.attribute(["…FixedSizeArray": 1])) == Array(repeating: 1, count: 8))
  }

  @Test("large falls back to medium, and medium to small, but small to nothing else")
  func systemFallbacks() throws {
    #expect(sizes(try parameter(["Medium": 3])) == [1, 3, 3, 3, 1, 1, 1, 1])
    #expect(sizes(try parameter(["Large": 3])) == [1, 1, 3, 3, 1, 1, 1, 1])
    #expect(sizes(try parameter(["ExtraLarge": 3])) == [1, 1, 1, 3, 1, 1, 1, 1])
  }

  @Test("rectangular and inline fall back to circular, circular to corner, and corner to small")
  func accessoryFallbacks() throws {
    #expect(sizes(try parameter(["AccessoryCircular": 3])) == [1, 1, 1, 1, 3, 1, 3, 3])
    #expect(sizes(try parameter(["AccessoryCorner": 3])) == [1, 1, 1, 1, 3, 3, 3, 3])
    #expect(sizes(try parameter(["AccessoryInline": 3])) == [1, 1, 1, 1, 3, 1, 1, 1])
    #expect(sizes(try parameter(["AccessoryRectangular": 3])) == [1, 1, 1, 1, 1, 1, 1, 3])
  }

  @Test("a size below one is one, and does not fall back", arguments: [0, -1, Int.min])
  func floor(size: Int) throws {
    #expect(sizes(try parameter(["Small": 5, "Medium": size])) == [5, 1, 1, 1, 5, 5, 5, 5])
  }

  @Test("a class without a size has one value")
  func sizeMissing() throws {
    let parameter = try Fixture.attribute([
      "…FixedSizeArray": 1, "…ArraySizes": [["…ArraySizeSizeClass": "Small"]],
    ])
    #expect(parameter.arraySize(for: .systemSmall) == 1)
  }

  @Test("the size of a class that does not exist is kept and counts for nothing")
  func unknownClass() throws {
    let parameter = try parameter(["Huge": 9, "small": 9, "": 9, "systemSmall": 9])
    #expect(sizes(parameter) == Array(repeating: 1, count: 8))
    #expect(
      parameter.arraySizes?.entries.map(\.sizeClassName?.value)
        == ["Huge", "small", "", "systemSmall"])
  }

  @Test("a list that is not fixed has no limit, whatever sizes are listed")
  func notFixed() throws {
    let unlimited = [Int?](repeating: nil, count: 8)
    #expect(sizes(try parameter(["Small": 4], isFixed: false)) == unlimited)
    #expect(sizes(try parameter(["Small": 4], isFixed: 0)) == unlimited)
    #expect(sizes(try parameter(["Small": 4], isFixed: .null)) == unlimited)
    #expect(sizes(try parameter(["Small": 4], isFixed: true))[0] == 4)
  }
}
