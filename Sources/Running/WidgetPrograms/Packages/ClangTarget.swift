// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// A target of a package in C or C++, or one that names a library of the system.
package struct ClangTarget: Sendable {
  /// The folder of the target.
  package var folder: FilePath

  /// All files of the target, sorted.
  package var files: [FilePath]

  /// The files and folders that are compiled, relative to the folder, if not all are.
  package var compiled: [String]?

  /// The folder with the headers that others include, relative to the folder.
  package var publicHeaders: String?

  /// The settings by which it is compiled.
  package var settings: ClangSettings

  /// Whether it names a library of the system, and has nothing to compile.
  package var isSystemLibrary: Bool

  /// The name by which `pkg-config` tells where a library of the system has its headers; nil if it is not said.
  package var pkgConfig: String?

  /// The target in a manifest, without its name and what it needs.
  var manifestLines: [String] {
    guard !isSystemLibrary else { return [] }
    let compiled = compiled.map { $0.map { SwiftLiteral.string($0) }.joined(separator: ", ") }
    return (compiled.map { ["sources: [\($0)]"] } ?? [])
      + (publicHeaders.map { ["publicHeadersPath: \(SwiftLiteral.string($0))"] } ?? [])
      + settings.manifestLines
  }
}

/// The settings by which C and C++ are compiled and linked.
package struct ClangSettings: Hashable, Sendable {
  /// A tool of a setting.
  enum Language: String, Hashable, Sendable {
    case c
    case cxx
    case linker
  }

  private var settings: [Language: [String]] = [:]

  /// Adds a setting; one that a manifest cannot spell is left out.
  mutating func add(_ kind: String, _ values: [String], of language: Language) {
    guard let value = values.first else { return }
    let spelled: String? =
      switch kind {
      case "headerSearchPath": ".headerSearchPath(\(SwiftLiteral.string(value)))"
      case "linkedLibrary": ".linkedLibrary(\(SwiftLiteral.string(value)))"
      case "unsafeFlags":
        ".unsafeFlags([\(values.map { SwiftLiteral.string($0) }.joined(separator: ", "))])"
      case "define": Self.define(value)
      default: nil
      }
    if let spelled { settings[language, default: []].append(spelled) }
  }

  /// As in `NAME` and `NAME=1`.
  private static func define(_ text: String) -> String {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? ", to: \(SwiftLiteral.string(String(parts[1])))" : ""
    return ".define(\(SwiftLiteral.string(String(parts[0])))\(value))"
  }

  /// The settings in a manifest.
  var manifestLines: [String] {
    [(Language.c, "cSettings"), (.cxx, "cxxSettings"), (.linker, "linkerSettings")].compactMap {
      language, name in
      settings[language].map { "\(name): [\($0.joined(separator: ", "))]" }
    }
  }
}

extension PackageTargets {
  /// The target if it is one in C or C++, or one that names a library of the system; nil if it has files in another language.
  func clangTarget(of target: PackageDescription.Target) -> ClangTarget? {
    let folder = folder(of: target)
    let files = allFiles(of: target)
    let isSystemLibrary = target.kind == "system"
    let compiled = ["c", "cc", "cpp", "cxx", "S", "s"]
    let hasHeaders = files.contains { $0.hasExtension("h") || $0.hasExtension("modulemap") }
    guard !files.contains(where: { $0.hasExtension("m") || $0.hasExtension("mm") }),
      hasHeaders,
      isSystemLibrary || files.contains(where: { compiled.contains($0.pathExtension) })
    else { return nil }
    return ClangTarget(
      folder: folder, files: files, compiled: target.sources,
      publicHeaders: target.publicHeaders, settings: target.clangSettings,
      isSystemLibrary: isSystemLibrary, pkgConfig: target.pkgConfig)
  }

  /// All files of a target, in whatever language, sorted.
  func allFiles(of target: PackageDescription.Target) -> [FilePath] {
    let folder = folder(of: target)
    let excluded = target.excluded.map { folder.appending($0).simplified }
    var files: [FilePath] = []
    var pending = [folder]
    while let current = pending.popLast() {
      for path in fileSystem.contents(of: current) ?? []
      where !path.name.hasPrefix(".") && !excluded.contains(path) {
        if fileSystem.status(of: path) == .folder {
          pending.append(path)
        } else {
          files.append(path)
        }
      }
    }
    return files.sorted { $0.text < $1.text }
  }
}
