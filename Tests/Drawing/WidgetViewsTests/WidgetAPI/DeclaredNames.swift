// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport

/// The names that sources of modules declare, read from the sources themselves.
struct DeclaredNames {
  private var names: Set<String> = []

  /// Reads the sources of the modules with Apple's names, or of one of them.
  ///
  /// What is public, and what protocols and enumerations that are public require and have, counts as declared; so do labels.
  init(module: String) throws {
    var modules = [module]
    var next = 0
    // A module has what it exports of others, too.
    while next < modules.count {
      for source in try Self.sources(of: modules[next]) {
        add(declarationsOf: source)
        for exported in Self.exports(of: source) where !modules.contains(exported) {
          modules.append(exported)
        }
      }
      next += 1
    }
  }

  private static func sources(of module: String) throws -> [String] {
    // The macros of SwiftUI are a program of their own; what is exported of Foundation is none of ours.
    let names = [module] + (module == "SwiftUI" ? ["PreviewMacros"] : [])
    var sources: [String] = []
    for folder in names.compactMap({ try? Repository.folder(of: $0) }) {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        sources.append(try String(contentsOf: file, encoding: .utf8))
      }
    }
    return sources
  }

  private static func exports(of source: String) -> [String] {
    source.split(separator: "\n").filter { $0.hasPrefix("@_exported public import ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  private mutating func add(declarationsOf source: String) {
    let hasPublicTypes = source.contains("public protocol ") || source.contains("public enum ")
    for line in source.split(separator: "\n") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.map(
        String.init)
      guard let first = words.first, !line.drop(while: { $0 == " " }).hasPrefix("//") else {
        continue
      }
      let isRequired = hasPublicTypes && ["case", "func", "static", "var"].contains(first)
      // Labels of an initializer may be on the lines after it.
      let isLabel = line.contains(": ") && !line.contains("let ") && !line.contains("return ")
      guard words.contains("public") || isRequired || isLabel else { continue }
      names.formUnion(words)
    }
  }

  /// The names in what the table writes of a group, such as `Timeline`, `entries` and `policy` in `Timeline(entries:policy:)`.
  static func names(in api: String) -> [String] {
    let code = api.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    // A group without code is the name of a module.
    return (code.isEmpty ? [api[...]] : code).flatMap { part in
      part.split { !($0.isLetter || $0.isNumber || $0 == "…") }.map(String.init)
    }.filter { !["URL"].contains($0) }
  }

  /// Whether a name is declared; one that ends in `…` is the begin of names.
  func contains(_ name: String) -> Bool {
    guard name.hasSuffix("…") else { return names.contains(name) }
    return names.contains { $0.hasPrefix(name.dropLast()) }
  }
}
