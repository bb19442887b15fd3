// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import PropertyListSyntax
package import SourceText

/// The manifest of a package, as `swift package dump-package` prints it.
package struct PackageDescription: Sendable {
  /// A target of the package.
  package struct Target: Sendable {
    /// The name, which is that of the module.
    package var name: String

    /// The kind: `regular`, `executable`, `test`, `macro`, `plugin`, `binary`, `system`.
    package var kind: String

    /// The folder, if it is not the usual one.
    package var path: String?

    /// The files and folders that are compiled, if not all are.
    package var sources: [String]?

    /// The files and folders that are left out.
    package var excluded: [String] = []

    /// The resources, as paths in the target's folder.
    package var resources: [String] = []

    /// The names of targets or products that it needs, with the package where one is named.
    package var dependencies: [(name: String, package: String?)] = []

    /// The settings by which it is compiled.
    package var settings = ModuleSettings()

    /// The folder with the headers that other targets include, if it is not the usual one.
    package var publicHeaders: String?

    /// The settings of C and C++, as a manifest spells them.
    package var clangSettings = ClangSettings()

    /// The name by which `pkg-config` knows a library of the system; nil if it is not said.
    package var pkgConfig: String?

    /// Whether a setting is one that only a root package may have.
    package var hasUnsafeFlags = false
  }

  /// The name of the package.
  package var name: String

  /// The folder of the package.
  package var folder: FilePath

  /// The language of the development.
  package var defaultLocalization: String?

  /// The names of the targets of each product, by its name.
  package var products: [(name: String, targets: [String])] = []

  /// The targets of the package.
  package var targets: [Target] = []

  /// The packages on this disk that it needs.
  package var localDependencies: [FilePath] = []

  /// The packages that it downloads; no products are named yet.
  package var downloads: [DownloadedPackage] = []

  /// The target of a name.
  package func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The product that has a module: one of its own name first.
  package func product(having module: String) -> String? {
    let having = products.filter { product in
      product.targets.contains(module) || reaches(module, from: product.targets)
    }
    return having.first { $0.name == module }?.name
      ?? having.first { $0.targets.contains(module) }?.name ?? having.first?.name
  }

  /// Whether a module is among what targets need.
  private func reaches(_ module: String, from start: [String]) -> Bool {
    var seen: Set<String> = []
    var pending = start
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let target = target(name) else { continue }
      if name == module { return true }
      pending += target.dependencies.map(\.name)
    }
    return false
  }
}

extension PackageDescription {
  /// Reads what `swift package dump-package` printed; nil if it is something else.
  package init?(_ source: SourceFile, folder: FilePath) {
    guard let root = try? PropertyListDocument(source, as: .json).root,
      let name = root["name"]?.string
    else { return nil }
    self.name = name
    self.folder = folder
    defaultLocalization = root["defaultLocalization"]?.string
    products = Self.elements(root["products"]).compactMap { product in
      guard let name = product["name"]?.string, product["type"]?["library"] != nil else {
        return nil
      }
      return (name, Self.strings(product["targets"]))
    }
    let decoder = PackageTargetDecoder(root)
    targets = Self.elements(root["targets"]).compactMap(decoder.target)
    for dependency in Self.elements(root["dependencies"]) {
      for local in Self.elements(dependency["fileSystem"]) {
        if let path = local["path"]?.string { localDependencies.append(FilePath(path)) }
      }
      for remote in Self.elements(dependency["sourceControl"]) {
        if let package = Self.download(remote) { downloads.append(package) }
      }
    }
  }

  static func elements(_ value: PropertyListValue?) -> [PropertyListValue] {
    value.map { Array($0.elements) } ?? []
  }

  static func strings(_ value: PropertyListValue?) -> [String] {
    elements(value).compactMap(\.string)
  }

  private static func download(_ value: PropertyListValue) -> DownloadedPackage? {
    let remote = elements(value["location"]?["remote"]).first
    // A repository on this disk is named by its folder.
    let local = elements(value["location"]?["local"]).first?.string
    guard let identity = value["identity"]?.string,
      let url = remote?["urlString"]?.string ?? remote?.string
        ?? local.map({ $0.hasPrefix("/") ? "file://" + $0 : $0 }),
      let requirement = value["requirement"]
    else { return nil }
    func first(_ key: String) -> String? { elements(requirement[key]).first?.string }
    let spelled: String
    if let range = elements(requirement["range"]).first {
      let bounds = ["lowerBound", "upperBound"].compactMap { range[$0]?.string }
      guard bounds.count == 2 else { return nil }
      spelled = "\(SwiftLiteral.string(bounds[0]))..<\(SwiftLiteral.string(bounds[1]))"
    } else if let word = ["exact", "branch", "revision"].first(where: { first($0) != nil }) {
      spelled = "\(word): \(SwiftLiteral.string(first(word) ?? ""))"
    } else {
      return nil
    }
    return DownloadedPackage(url: url, identity: identity, requirement: spelled, products: [])
  }
}
