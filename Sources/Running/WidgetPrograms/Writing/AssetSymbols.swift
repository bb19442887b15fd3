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

    /// The name by which it is found at run time.
    var path: String { (namespace + [name]).joined(separator: "/") }
  }

  /// The assets, sorted by their names.
  private(set) var assets: [Asset] = []

  private let settings: ModuleSettings

  /// The static names that the module declares itself, which get no extension.
  private var declared: Set<String> = []

  /// Finds the assets of a module; none if its settings want no symbols.
  init(of module: ProgramModule, in fileSystem: FileSystem) {
    settings = module.settings
    guard settings.generatesAssetSymbols else { return }
    for catalog in module.resources where catalog.hasExtension("xcassets") {
      find(in: catalog, namespace: [], depth: 0, fileSystem)
    }
    assets = Set(assets).sorted { ($0.path, $0.isColor ? 1 : 0) < ($1.path, $1.isColor ? 1 : 0) }
    guard assets.contains(where: \.isColor), settings.generatesAssetSymbolExtensions else { return }
    for path in module.sources {
      let text = (try? fileSystem.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      if text.contains("static ") { declared.formUnion(Self.staticNames(in: text)) }
    }
  }

  /// The names after `static let` and `static var`.
  private static func staticNames(in text: String) -> [String] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.indices.dropFirst(2).compactMap { index in
      ["let", "var"].contains(words[index - 1]) && words[index - 2] == "static"
        ? String(words[index]) : nil
    }
  }

  /// Creates symbols of given assets.
  init(_ assets: [Asset], settings: ModuleSettings = ModuleSettings()) {
    self.assets = assets
    self.settings = settings
  }

  private mutating func find(
    in folder: FilePath, namespace: [String], depth: Int, _ fileSystem: FileSystem
  ) {
    // A link may lead back to a folder that contains it.
    guard depth < 32 else { return }
    for path in fileSystem.contents(of: folder) ?? [] where fileSystem.status(of: path) == .folder {
      switch path.pathExtension {
      case "colorset":
        assets.append(Asset(isColor: true, namespace: namespace, name: path.stem))
      case "imageset", "symbolset":
        assets.append(Asset(isColor: false, namespace: namespace, name: path.stem))
      case "":
        let contents = try? fileSystem.source(at: path.appending("Contents.json"))
        let isNamespace =
          contents.flatMap { try? AssetFolder.providesNamespace($0) } ?? false
        find(
          in: path, namespace: isNamespace ? namespace + [path.name] : namespace,
          depth: depth + 1, fileSystem)
      default: break
      }
    }
  }

  /// The Swift file; nil if there are no assets.
  var text: String? {
    guard !assets.isEmpty else { return nil }
    var lines = [
      "// Generated of the asset catalogs, as Xcode does.", "import Foundation", "import SwiftUI",
    ]
    for isColor in [true, false] {
      let group = assets.filter { $0.isColor == isColor }
      guard !group.isEmpty else { continue }
      let type = isColor ? "ColorResource" : "ImageResource"
      lines += ["", "extension \(type) {"]
      lines += declarations(of: group, type: type, namespace: [])
      lines.append("}")
      guard settings.generatesAssetSymbolExtensions else { continue }
      lines += extensions(of: group, isColor: isColor)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func declarations(
    of group: [Asset], type: String, namespace: [String]
  ) -> [String] {
    let indent = String(repeating: "  ", count: namespace.count + 1)
    var lines: [String] = []
    for (symbol, asset) in Self.named(group.filter { $0.namespace == namespace }) {
      lines.append(
        "\(indent)static let \(symbol.swiftName) = \(type)(name: \(SwiftLiteral.string(asset.path)))"
      )
    }
    let inner = group.filter {
      $0.namespace.count > namespace.count && $0.namespace.starts(with: namespace)
    }
    for name in Set(inner.map { $0.namespace[namespace.count] }).sorted() {
      lines.append("\(indent)enum \(Self.typeName(name).swiftName) {")
      lines += declarations(of: inner, type: type, namespace: namespace + [name])
      lines.append("\(indent)}")
    }
    return lines
  }

  /// `Color.brand` for what is in no namespace, as far as SwiftUI and the module itself have not taken the name.
  private func extensions(of group: [Asset], isColor: Bool) -> [String] {
    let named = Self.named(group.filter(\.namespace.isEmpty)).filter {
      !isColor || !Self.taken.contains($0.symbol) && !declared.contains($0.symbol)
    }
    guard !named.isEmpty else { return [] }
    func lines(_ head: String, _ value: (String) -> String) -> [String] {
      ["", "\(head) {"]
        + named.map { "  static var \($0.symbol.swiftName): \(value($0.symbol))" }
        + ["}"]
    }
    guard isColor else { return [] }
    return lines("extension Color") { "Color { Color(.\($0)) }" }
      + lines("extension ShapeStyle where Self == Color") { "Color { Color(.\($0)) }" }
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
