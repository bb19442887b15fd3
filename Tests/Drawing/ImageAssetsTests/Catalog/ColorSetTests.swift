// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ImageAssets
import SourceText
import Testing
import WidgetValues

@Suite struct ColorSetTests {
  private func set(_ colors: String) throws -> ColorSet {
    try ColorSet(
      SourceFile(
        name: "Contents.json",
        text: #"{"info":{"author":"xcode","version":1},"colors":[\#(colors)]}"#))
  }

  private func hex(
    _ set: ColorSet, _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard
  ) -> String? {
    set.color?.resolved(in: ColorAppearance(colorScheme: scheme, contrast: contrast)).hexadecimal
  }

  private func entry(_ components: String, space: String = "srgb", _ rest: String = "") -> String {
    #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}\#(rest)}"#
  }

  @Test("parts are numbers from 0 to 1, or from 0 to 255, also in hexadecimal")
  func components() throws {
    let mixed = try set(entry(#""red":"1.000","green":"128","blue":"0x40","alpha":"0.500""#))
    #expect(hex(mixed) == "#FF8040")
    #expect(mixed.color?.resolved(in: ColorAppearance()).opacity == 0.5)
    #expect(
      hex(try set(entry(#""white":"0.500","alpha":"1""#, space: "gray-gamma-22"))) == "#808080")
    let wide = entry(#""red":"0.500","green":"0.200","blue":"0.200""#, space: "display-p3")
    #expect(hex(try set(wide)) == "#8A2C30")
  }

  @Test("appearances choose, and what has no variant for one takes the nearest")
  func appearances() throws {
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let contrast =
      #","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]"#
    let set = try set(
      [
        entry(#""red":"0xFF","green":"0","blue":"0""#),
        entry(#""red":"0","green":"0xFF","blue":"0""#, dark),
        entry(#""red":"0","green":"0","blue":"0xFF""#, contrast),
      ].joined(separator: ","))
    #expect(hex(set) == "#FF0000")
    #expect(hex(set, .dark) == "#00FF00")
    #expect(hex(set, .dark, .increased) == "#0000FF")
    #expect(hex(set, .light, .increased) == "#FF0000")
    #expect(set.diagnostics.isEmpty)
  }

  @Test("a reference names a color of the system")
  func references() throws {
    let set = try set(
      #"{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}}"#)
    #expect(set.color == Color(system: .systemBlue))
    let unknown = try self.set(
      #"{"idiom":"universal","color":{"platform":"ios","reference":"mauveColor"}}"#)
    #expect(unknown.color == nil)
    #expect(unknown.diagnostics.count == 1)
  }

  @Test("a variant for an iPhone and for a wide gamut comes first")
  func ranks() throws {
    let wide = entry(#""red":"0","green":"255","blue":"0""#, #","display-gamut":"display-P3""#)
    let narrow = entry(#""red":"255","green":"0","blue":"0""#, #","display-gamut":"sRGB""#)
    #expect(hex(try set(narrow + "," + wide)) == "#00FF00")
    let mac = #"{"idiom":"mac","color":{"components":{}}}"#
    #expect(hex(try set(mac + "," + narrow)) == "#FF0000")
    #expect(try set(mac).color == nil)
  }

  @Test(
    "what is malformed is reported",
    arguments: [
      #"{"color":7}"#, #"7"#, #"{"color":{"components":{"red":"x","green":"0","blue":"0"}}}"#,
      #"{"color":{"components":{"red":"0","green":"0"}}}"#, #"{"color":{}}"#,
      #"{"color":{"color-space":"cmyk","components":{}}}"#,
      #"{"color":{"components":{"red":"1e999.","green":"0","blue":"0"}}}"#,
    ])
  func malformed(colors: String) throws {
    let set = try set(colors)
    #expect(set.color == nil)
    #expect(!set.diagnostics.isEmpty)
  }
}
