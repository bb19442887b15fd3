// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The files of a target by what becomes of them.
struct SortedFiles {
  var sources: [FilePath] = []
  var resources: [FilePath] = []
  var definitions: [FilePath] = []
  var passedOver: [FilePath] = []

  /// The extensions of files that are compiled on Apple's systems only.
  private static let foreign: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "cxx", "metal", "xcdatamodeld", "xcdatamodel", "mlmodel",
    "mlpackage", "storyboard", "xib", "intentsdefinition",
  ]

  /// The extensions of files in a target's folder that are not built.
  private static let ignored: Set<String> = [
    "h", "hpp", "pch", "entitlements", "xcconfig", "md", "docc", "modulemap", "xcprivacy",
    "playground", "storekit", "xctestplan", "swiftlint", "gitkeep",
  ]

  /// Takes a file.
  ///
  /// - Parameters:
  ///   - path: The file, or a folder that counts as one.
  ///   - isCompiled: Whether the step of the build that has it compiles files.
  ///   - generates: Whether classes are generated from it if it is a definition.
  mutating func add(_ path: FilePath, isCompiled: Bool, generates: Bool = true) {
    let name = path.pathExtension
    if name == "swift" {
      if isCompiled { sources.append(path) }
    } else if name == "intentdefinition" {
      if isCompiled, generates { definitions.append(path) } else { resources.append(path) }
    } else if Self.foreign.contains(name) {
      passedOver.append(path)
    } else if !Self.ignored.contains(name), path.name != "Info.plist",
      !path.name.hasSuffix("-Info.plist")
    {
      resources.append(path)
    }
  }

  /// Fills a module with the files, each once.
  func fill(_ module: inout ProgramModule) {
    module.sources = Self.sorted(sources)
    module.resources = Self.sorted(resources)
    module.definitions = Self.sorted(definitions)
    module.passedOver = Self.sorted(passedOver)
  }

  private static func sorted(_ paths: [FilePath]) -> [FilePath] {
    Set(paths).sorted { $0.text < $1.text }
  }
}
