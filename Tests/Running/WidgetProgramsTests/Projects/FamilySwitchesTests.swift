// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct FamilySwitchesTests {
  private static let home =
    "case .systemSmall: 1\ncase .systemMedium, .systemLarge, .systemExtraLarge: 2"

  @Test func `A switch over the families of iOS has the corner of a watch face, too`() {
    let text = """
      let size = switch family {
      \(Self.home)
      case .accessoryCircular: { 3 }()
      case .accessoryRectangular, WidgetFamily.accessoryInline:
        if case .accessoryInline = family { 4 } else { 5 }
      @unknown default: 6
      }
      """
    let compiled = FamilySwitches.compiled(text)
    #expect(
      compiled
        == text.replacing(
          "case .accessoryRectangular,", with: "case .accessoryCorner, .accessoryRectangular,"))
    #expect(FamilySwitches.isMeant(in: text))
    #expect(AppleSystemSources.compiled(text) == compiled)
  }

  @Test func `The corner that is compiled on a watch alone is not there`() {
    let text = """
      switch family {
      \(Self.home)
      #if os(watchOS)
      case .accessoryCorner: 3
      #endif
      case .accessoryCircular, .accessoryRectangular, .accessoryInline: 4
      }
      """
    #expect(
      FamilySwitches.compiled(text)
        == text.replacing(
          "case .accessoryCircular,", with: "case .accessoryCorner, .accessoryCircular,"))
  }

  @Test(arguments: [
    "case .accessoryCircular, .accessoryRectangular: 3\ndefault: 4 // .accessoryInline",
    "case .accessoryCircular, .accessoryRectangular, .accessoryInline: 3\ndefault: 4",
    "case .accessoryCircular, .accessoryRectangular, .accessoryInline where isNew: 3",
    "case .accessoryCircular, .accessoryRectangular, .accessoryCorner, .accessoryInline: 3",
    "case (.accessoryCircular, true), (.accessoryRectangular, true), (.accessoryInline, true): 3",
    "case .accessoryRectangular, .accessoryInline: 3",
  ])
  func `Any other switch stays as it is`(_ rest: String) {
    let text = "switch family {\n\(Self.home)\n\(rest)\n}"
    #expect(FamilySwitches.compiled(text) == text)
  }

  @Test(arguments: ["switch ", "switch f {", "switch f { case .accessoryInline", "switch f { case"])
  func `What is cut off stays as it is`(_ text: String) {
    #expect(FamilySwitches.compiled(text) == text)
  }
}
