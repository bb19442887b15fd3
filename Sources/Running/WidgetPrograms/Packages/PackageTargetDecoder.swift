// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// Reads the targets of a package.
struct PackageTargetDecoder {
  /// The language mode of targets that name none.
  private let languageMode: Int

  /// The standards of C and C++, as the compiler spells them.
  private var standards: [ClangSettings.Language: String] = [:]

  init(_ root: PropertyListValue) {
    let modes = PackageDescription.strings(root["swiftLanguageVersions"]).compactMap(Self.major)
    let tools = root["toolsVersion"]?["_version"]?.string.flatMap(Self.major) ?? 5
    languageMode = modes.max() ?? min(max(tools, 4), 6)
    standards[.c] = root["cLanguageStandard"]?.string
    standards[.cxx] = root["cxxLanguageStandard"]?.string?.replacing("xx", with: "++")
  }

  private static func major(_ version: String) -> Int? {
    Int(version.prefix { $0.isNumber })
  }

  func target(_ value: PropertyListValue) -> PackageDescription.Target? {
    guard let name = value["name"]?.string else { return nil }
    var target = PackageDescription.Target(name: name, kind: value["type"]?.string ?? "regular")
    target.path = value["path"]?.string
    target.sources = value["sources"].map { PackageDescription.strings($0) }
    target.excluded = PackageDescription.strings(value["exclude"])
    target.resources = PackageDescription.elements(value["resources"]).compactMap {
      $0["path"]?.string
    }
    target.dependencies = PackageDescription.elements(value["dependencies"]).compactMap(dependency)
    target.settings.languageMode = languageMode
    // SwiftPM makes no symbols of assets.
    target.settings.generatesAssetSymbols = false
    target.settings.generatesAssetSymbolExtensions = false
    target.publicHeaders = value["publicHeadersPath"]?.string
    target.pkgConfig = value["pkgConfig"]?.string
    for (language, standard) in standards {
      target.clangSettings.add("unsafeFlags", ["-std=\(standard)"], of: language)
    }
    for setting in PackageDescription.elements(value["settings"]) {
      guard let kind = setting["kind"], Self.isFor(["ios"], setting["condition"]) else { continue }
      for entry in kind.entries {
        let value = entry.value["_0"]
        switch setting["tool"]?.string {
        case "swift": apply(entry.key, value, to: &target)
        case let tool?:
          guard let language = ClangSettings.Language(rawValue: tool) else { continue }
          let values = value?.string.map { [$0] } ?? PackageDescription.strings(value)
          target.clangSettings.add(entry.key, values, of: language)
        case nil: continue
        }
      }
    }
    return target
  }

  private func apply(
    _ kind: String, _ value: PropertyListValue?, to target: inout PackageDescription.Target
  ) {
    let text = value?.string ?? ""
    switch kind {
    case "define": target.settings.conditions.append(text)
    case "swiftLanguageMode", "swiftLanguageVersion":
      target.settings.languageMode = Self.major(text) ?? languageMode
    case "enableUpcomingFeature": target.settings.upcomingFeatures.append(text)
    case "enableExperimentalFeature": target.settings.experimentalFeatures.append(text)
    case "defaultIsolation": target.settings.isMainActorByDefault = text == "MainActor"
    case "unsafeFlags": target.hasUnsafeFlags = true
    default: break
    }
  }

  private func dependency(_ value: PropertyListValue) -> (name: String, package: String?)? {
    for kind in ["byName", "target", "product"] {
      let parts = PackageDescription.elements(value[kind])
      guard let name = parts.first?.string else { continue }
      // Both `os(iOS)` and `os(Linux)` hold in sources here, so that a file may import what is for Linux alone.
      let condition = parts.last { $0.kind == .dictionary }
      guard Self.isFor(["ios", "linux"], condition) else { return nil }
      return (name, kind == "product" ? parts.dropFirst().first?.string : nil)
    }
    return nil
  }

  /// Whether something with a condition is part of a build for one of some systems.
  private static func isFor(_ systems: Set<String>, _ condition: PropertyListValue?) -> Bool {
    let platforms = PackageDescription.strings(condition?["platformNames"])
    let configuration = condition?["config"]?.string ?? "debug"
    return (platforms.isEmpty || !systems.isDisjoint(with: platforms)) && configuration == "debug"
  }
}
