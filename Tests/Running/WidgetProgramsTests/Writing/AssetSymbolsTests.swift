// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct AssetSymbolsTests {
  @Test(
    arguments: [
      ("Brand", true, "brand"), ("brandColor", true, "brand"), ("app-logo", false, "appLogo"),
      ("URLIcon", false, "urlIcon"), ("heroImage", false, "hero"), ("2x", false, "_2x"),
      ("Image", false, "image"), ("ic_add_24", false, "icAdd24"), ("RSS", false, "rss"),
    ])
  func `An asset's symbol is its name as a word of Swift`(
    name: String, isColor: Bool, symbol: String
  ) {
    let asset = AssetSymbols.Asset(isColor: isColor, namespace: [], name: name)
    #expect(AssetSymbols.symbol(of: asset) == symbol)
  }

  @Test func `Symbols of namespaces are nested, and colors that SwiftUI has get no extension`() {
    let symbols = AssetSymbols([
      .init(isColor: true, namespace: [], name: "Brand"),
      .init(isColor: true, namespace: [], name: "red"),
      .init(isColor: false, namespace: ["Icons"], name: "default"),
    ])
    #expect(
      symbols.text == """
        // Generated of the asset catalogs, as Xcode does.
        import Foundation
        import SwiftUI

        extension ColorResource {
          static let brand = ColorResource(name: "Brand")
          static let red = ColorResource(name: "red")
        }

        extension Color {
          static var brand: Color { Color(.brand) }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(.brand) }
        }

        extension ImageResource {
          enum Icons {
            static let `default` = ImageResource(name: "Icons/default")
          }
        }

        """)
  }

  @Test func `The color of the template for accents has an extension`() throws {
    let symbols = AssetSymbols([.init(isColor: true, namespace: [], name: "AccentColor")])
    #expect(try #require(symbols.text).contains("static var accent: Color { Color(.accent) }"))
  }

  @Test func `The assets of a catalog are found`() throws {
    let symbols = AssetSymbols(of: try ShopProject.plan().widget, in: .disk)
    #expect(symbols.assets.map(\.path) == ["Brand", "Logo"])
  }

  @Test func `A color that the target declares itself has no extension`() throws {
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    let plan = try ShopProject.plan().widget
    module.resources = plan.resources
    let scratch = try ScratchFolder()
    try scratch.write("extension Color { static let brand = Color(\"Brand\") }\n", to: "A.swift")
    module.sources = [FilePath(scratch.path("A.swift"))]
    let text = try #require(AssetSymbols(of: module, in: .disk).text)
    #expect(text.contains("static let brand = ColorResource(name: \"Brand\")"))
    #expect(!text.contains("static var brand"))
  }
}
