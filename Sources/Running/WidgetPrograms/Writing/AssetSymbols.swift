// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import ImageAssets
import IntentGeneration
import SourceText
import WidgetProject

/// The declarations that Xcode generates for the colors and images of asset catalogs, so that `Image(.logo)` compiles.
///
/// https://developer.apple.com/documentation/xcode-release-notes/xcode-15-release-notes
struct AssetSymbols: Sendable {
  /// A color or an image.
  struct Asset: Hashable, Sendable {
    /// Whether it is a color.
    var isColor: Bool

    /// The folders with a namespace that it is in.
    var namespace: [String]

    /// The name.
    var name: String

    /// Whether `Color.brand` or `UIImage.brand` is declared too.
    var hasExtension = false

    /// The name by which it is found at run time.
    var path: String { (namespace + [name]).joined(separator: "/") }
  }

  /// The assets, sorted by their names.
  private(set) var assets: [Asset] = []

  /// Finds the assets of a module; none if its settings want no symbols.
  init(of module: ProgramModule, in fileSystem: FileSystem) {
    guard module.settings.generatesAssetSymbols else { return }
    for catalog in module.resources where catalog.hasExtension("xcassets") {
      let contents = try? fileSystem.source(at: catalog.appending("Contents.json"))
      let own = contents.flatMap { try? AssetFolder.generatesSymbolExtensions($0) } ?? nil
      find(
        in: catalog, namespace: [], depth: 0,
        hasExtensions: own ?? module.settings.generatesAssetSymbolExtensions, fileSystem)
    }
    assets = Set(assets).sorted { ($0.path, $0.isColor ? 1 : 0) < ($1.path, $1.isColor ? 1 : 0) }
  }

  /// Creates symbols of given assets.
  init(_ assets: [Asset]) { self.assets = assets }

  private mutating func find(
    in folder: FilePath, namespace: [String], depth: Int, hasExtensions: Bool,
    _ fileSystem: FileSystem
  ) {
    // A link may lead back to a folder that contains it.
    guard depth < 32 else { return }
    for path in fileSystem.contents(of: folder) ?? [] where fileSystem.status(of: path) == .folder {
      switch path.pathExtension {
      case "colorset":
        assets.append(
          Asset(
            isColor: true, namespace: namespace, name: path.stem, hasExtension: hasExtensions))
      case "imageset", "symbolset":
        assets.append(
          Asset(
            isColor: false, namespace: namespace, name: path.stem, hasExtension: hasExtensions))
      case "":
        let contents = try? fileSystem.source(at: path.appending("Contents.json"))
        let isNamespace =
          contents.flatMap { try? AssetFolder.providesNamespace($0) } ?? false
        find(
          in: path, namespace: isNamespace ? namespace + [path.name] : namespace,
          depth: depth + 1, hasExtensions: hasExtensions, fileSystem)
      default: break
      }
    }
  }

  /// The Swift file; nil if there are no assets.
  var text: String? {
    guard !assets.isEmpty else { return nil }
    var lines = [
      "// Generated of the asset catalogs, as Xcode does.", "import Foundation", "import SwiftUI",
      "import UIKit",
    ]
    for isColor in [true, false] {
      let group = assets.filter { $0.isColor == isColor }
      guard !group.isEmpty else { continue }
      let type = isColor ? "ColorResource" : "ImageResource"
      lines += ["", "extension \(type) {"]
      lines += declarations(of: group, namespace: []) { symbol, asset in
        "static let \(symbol.swiftName) = \(type)(name: \(SwiftLiteral.string(asset.path)))"
      }
      lines.append("}")
      lines += extensions(of: group, isColor: isColor)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The declarations of assets, each namespace as a type.
  private func declarations(
    of group: [Asset], namespace: [String], _ declaration: (String, Asset) -> String
  ) -> [String] {
    let indent = String(repeating: "  ", count: namespace.count + 1)
    var lines = Self.named(group.filter { $0.namespace == namespace }).map {
      indent + declaration($0.symbol, $0.asset)
    }
    let inner = group.filter {
      $0.namespace.count > namespace.count && $0.namespace.starts(with: namespace)
    }
    for name in Set(inner.map { $0.namespace[namespace.count] }).sorted() {
      lines.append("\(indent)enum \(Self.typeName(name).swiftName) {")
      lines += declarations(of: inner, namespace: namespace + [name], declaration)
      lines.append("\(indent)}")
    }
    return lines
  }

  /// `Color.brand`, `UIColor.brand` or `UIImage.brand`, as far as the type has not taken the name, and `Color.Shop.brand` for
  /// what is in a namespace, which an extension of a protocol cannot declare.
  private func extensions(of group: [Asset], isColor: Bool) -> [String] {
    let extended = group.filter(\.hasExtension)
    func lines(
      _ head: String, without taken: Set<String>, inNamespaces: Bool = true,
      _ value: @escaping (String) -> String
    ) -> [String] {
      let chosen = extended.filter { asset in
        asset.namespace.isEmpty ? !taken.contains(Self.symbol(of: asset)) : inNamespaces
      }
      guard !chosen.isEmpty else { return [] }
      return ["", "\(head) {"]
        + declarations(of: chosen, namespace: []) { symbol, asset in
          let path = asset.namespace.map { Self.typeName($0) } + [symbol]
          return "static var \(symbol.swiftName): \(value(path.joined(separator: ".")))"
        } + ["}"]
    }
    guard isColor else {
      return lines("extension UIImage", without: Self.takenImages) {
        "UIImage { UIImage(resource: .\($0)) }"
      }
    }
    return lines("extension Color", without: Self.taken) { "Color { Color(.\($0)) }" }
      + lines(
        "extension ShapeStyle where Self == Color", without: Self.taken, inNamespaces: false
      ) { "Color { Color(.\($0)) }" }
      + lines("extension UIColor", without: Self.takenColors) {
        "UIColor { UIColor(resource: .\($0)) }"
      }
  }

  /// The assets with their symbols; of two with the same symbol, the first.
  private static func named(_ assets: [Asset]) -> [(symbol: String, asset: Asset)] {
    var seen: Set<String> = []
    return assets.compactMap { asset in
      let symbol = symbol(of: asset)
      return !symbol.isEmpty && seen.insert(symbol).inserted ? (symbol, asset) : nil
    }
  }

  /// The colors that SwiftUI itself declares, of which Xcode generates no extension.
  static let taken: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo",
    "mint", "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    "background", "foreground", "selection", "separator", "tint", "placeholder", "link", "fill",
    "windowBackground",
  ]

  /// The colors that UIKit itself declares.
  static let takenColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
    "tintColor", "white", "yellow",
  ]

  /// The images that UIKit itself declares.
  static let takenImages: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]

  /// The name of an asset's symbol: `brandColor` without its kind at the end, `app-logo` as one word.
  static func symbol(of asset: Asset) -> String {
    let words = words(of: asset.name)
    var name = camelCase(words)
    let kind = asset.isColor ? "Color" : "Image"
    if name.hasSuffix(kind), name.count > kind.count { name = String(name.dropLast(kind.count)) }
    return name.first?.isNumber == true ? "_" + name : name
  }

  private static func typeName(_ name: String) -> String {
    let joined = camelCase(words(of: name))
    let result = joined.prefix(1).uppercased() + joined.dropFirst()
    return result.first?.isNumber == true ? "_" + result : result
  }

  private static func words(of name: String) -> [Substring] {
    name.split { !($0.isLetter || $0.isNumber) }
  }

  private static func camelCase(_ words: [Substring]) -> String {
    guard let first = words.first else { return "" }
    return lowercasedStart(first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `URLIcon` becomes `urlIcon`, and `Brand` becomes `brand`.
  private static func lowercasedStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word[capitals.endIndex]
    let kept = next.isLowercase ? 1 : 0
    let lowered = capitals.count - kept
    return word.prefix(lowered).lowercased() + word.dropFirst(lowered)
  }
}
