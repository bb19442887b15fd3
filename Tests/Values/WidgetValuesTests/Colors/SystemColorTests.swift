// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing
import WidgetValues

@Suite struct SystemColorTests {
  /// The file that the table is generated from.
  private struct Colors: Decodable {
    var semantic: [String: [String: String]]
    var tints: [String: [String: [String: String]]]
    var grays: [String: [String: String]]
  }

  private let colors: Colors

  init() throws {
    let content = try Repository.content(
      of: "Tests/Drawing/WidgetViewsTests/Fixtures/system_colors.json")
    colors = try JSONDecoder().decode(Colors.self, from: Data(content))
  }

  private static let appearances: [String: ColorAppearance] = [
    "light": ColorAppearance(),
    "dark": ColorAppearance(colorScheme: .dark),
    "lightHC": ColorAppearance(contrast: .increased),
    "darkHC": ColorAppearance(colorScheme: .dark, contrast: .increased),
    "lightElevated": ColorAppearance(isElevated: true),
    "darkElevated": ColorAppearance(colorScheme: .dark, isElevated: true),
    "lightHCElevated": ColorAppearance(contrast: .increased, isElevated: true),
    "darkHCElevated": ColorAppearance(
      colorScheme: .dark, contrast: .increased, isElevated: true),
  ]

  private func check(
    _ rows: [String: [String: String]], in palettes: [ColorPalette]
  ) throws {
    for (name, row) in rows {
      let color = try #require(SystemColor(rawValue: name))
      for (variant, value) in row {
        for palette in palettes {
          var appearance = try #require(Self.appearances[variant])
          appearance.palette = palette
          let resolved = Color(system: color).resolved(in: appearance)
          let opacity = try #require(UInt8(value.suffix(2), radix: 16))
          #expect(resolved.hexadecimal == value.prefix(7), "\(name) \(variant)")
          #expect(resolved.opacity == Double(opacity) / 255, "\(name) \(variant)")
        }
      }
    }
  }

  @Test("every color has the values of the file, in every appearance")
  func table() throws {
    try check(colors.semantic, in: ColorPalette.allCases)
    try check(colors.grays, in: ColorPalette.allCases)
    try check(#require(colors.tints["ios13_18"]), in: [.ios18])
    try check(#require(colors.tints["ios26"]), in: [.ios26])
    let names = Set(colors.semantic.keys).union(colors.grays.keys)
      .union(try #require(colors.tints["ios26"]).keys)
    #expect(Set(SystemColor.allCases.map(\.rawValue)) == names)
  }

  @Test("the tints that iOS 15 added are those of its guidelines")
  func laterTints() {
    func values(_ color: Color) -> [String] {
      ColorSchemeContrast.allCases.flatMap { contrast in
        ColorScheme.allCases.map { scheme in
          let appearance = ColorAppearance(
            colorScheme: scheme, contrast: contrast, palette: .ios18)
          return color.resolved(in: appearance).hexadecimal
        }
      }
    }
    // Light and dark, then both with more contrast.
    #expect(values(.mint) == ["#00C7BE", "#63E6E2", "#0C817B", "#66D4CF"])
    #expect(values(.cyan) == ["#32ADE6", "#64D2FF", "#0071A4", "#70D7FF"])
    #expect(values(.brown) == ["#A2845E", "#AC8E68", "#7F6545", "#B59469"])
  }

  @Test("a tint on an elevated ground is the same")
  func elevatedTints() {
    let ground = ColorAppearance(colorScheme: .dark)
    let elevated = ColorAppearance(colorScheme: .dark, isElevated: true)
    #expect(Color.orange.resolved(in: elevated) == Color.orange.resolved(in: ground))
  }
}
