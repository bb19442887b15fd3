// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// How much of some modules is compiled, by the bytes of their sources.
///
/// The steps that `swift build` counts say less: their number grows by half while it goes on, and most take no time.
struct CompiledShare {
  /// The bytes of the sources of each module.
  private let sizes: [String: Int]

  /// The modules that the compiler has begun.
  private var begun: Set<String> = []

  /// Creates the share of modules of which nothing is compiled.
  ///
  /// - Parameter folders: The folders of their sources, named as they are.
  init(of folders: [FilePath]) {
    sizes = Dictionary(uniqueKeysWithValues: folders.map { ($0.name, Self.size(of: $0)) })
  }

  /// Takes a line of `swift build`, such as `[3/14] Compiling SwiftUI Text.swift`.
  ///
  /// - Parameter line: The line.
  /// - Returns: The step that it tells of, with the percentage of what was begun before; nil if it tells of none.
  mutating func step(ofBuildLine line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard words.count >= 3, words[0].hasPrefix("["), words[1] == "Compiling" else { return nil }
    let module = String(words[2])
    guard sizes[module] != nil else { return nil }
    let done = begun.subtracting([module]).reduce(0) { $0 + sizes[$1, default: 0] }
    begun.insert(module)
    let all = sizes.values.reduce(0, +)
    return "\(all == 0 ? 0 : done * 100 / all) %: compiling \(module)"
  }

  private static func size(of folder: FilePath) -> Int {
    var size = 0
    var pending = [folder]
    while let current = pending.popLast() {
      for path in FileSystem.disk.contents(of: current) ?? [] {
        if FileSystem.disk.status(of: path) == .folder {
          pending.append(path)
        } else if path.hasExtension("swift") {
          size += (try? FileSystem.disk.bytes(of: path).count) ?? 0
        }
      }
    }
    return size
  }
}
