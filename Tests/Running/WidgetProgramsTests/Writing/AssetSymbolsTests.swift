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
      .init(isColor: true, namespace: [], name: "Brand", hasExtension: true),
      .init(isColor: true, namespace: [], name: "red", hasExtension: true),
      .init(isColor: true, namespace: ["Domain"], name: "red", hasExtension: true),
      .init(isColor: false, namespace: [], name: "Logo", hasExtension: true),
      .init(isColor: false, namespace: [], name: "Plain"),
      .init(isColor: false, namespace: ["Icons"], name: "default", hasExtension: true),
    ])
    #expect(
      symbols.text == """
        // Generated of the asset catalogs, as Xcode does.
        import Foundation
        import SwiftUI
        import UIKit

        extension ColorResource {
          static let brand = ColorResource(name: "Brand")
          static let red = ColorResource(name: "red")
          enum Domain {
            static let red = ColorResource(name: "Domain/red")
          }
        }

        extension Color {
          static var brand: Color { Color(.brand) }
          enum Domain {
            static var red: Color { Color(.Domain.red) }
          }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(.brand) }
        }

        extension UIColor {
          static var brand: UIColor { UIColor(resource: .brand) }
          enum Domain {
            static var red: UIColor { UIColor(resource: .Domain.red) }
          }
        }

        extension ImageResource {
          static let logo = ImageResource(name: "Logo")
          static let plain = ImageResource(name: "Plain")
          enum Icons {
            static let `default` = ImageResource(name: "Icons/default")
          }
        }

        extension UIImage {
          static var logo: UIImage { UIImage(resource: .logo) }
          enum Icons {
            static var `default`: UIImage { UIImage(resource: .Icons.default) }
          }
        }

        """)
  }

  @Test func `The color of the template for accents has an extension`() throws {
    let symbols = AssetSymbols([
      .init(isColor: true, namespace: [], name: "AccentColor", hasExtension: true)
    ])
    #expect(try #require(symbols.text).contains("static var accent: Color { Color(.accent) }"))
  }

  @Test func `The assets of a catalog are found`() throws {
    let symbols = AssetSymbols(of: try ShopProject.plan().widget, in: .disk)
    #expect(symbols.assets.map(\.path) == ["Brand", "Logo"])
  }

  @Test func `Extensions are declared as the settings say, unless the catalog says otherwise`()
    throws
  {
    var tree = MemoryTree()
    for (catalog, choice) in [("A", nil), ("B", "enabled"), ("C", "disabled")] {
      let properties = choice.map {
        #", "properties": { "generate-swift-asset-symbol-extensions": "\#($0)" }"#
      }
      let contents = #"{ "info": { "version": 1 }\#(properties ?? "") }"#
      tree.write(Array(contents.utf8), to: FilePath("\(catalog).xcassets/Contents.json"))
      tree.makeFolder(FilePath("\(catalog).xcassets/\(catalog).colorset"))
    }
    var module = ProgramModule(name: "M", target: "M", role: .widget)
    module.resources = ["A", "B", "C"].map { FilePath("\($0).xcassets") }
    func extended() -> [String] {
      AssetSymbols(of: module, in: .memory(tree)).assets.filter(\.hasExtension).map(\.name)
    }
    #expect(extended() == ["B"])
    module.settings.generatesAssetSymbolExtensions = true
    #expect(extended() == ["A", "B"])
  }
}
