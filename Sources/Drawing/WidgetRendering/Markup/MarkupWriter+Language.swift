// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension MarkupWriter {
  /// Writes the language of what an element holds, if the name is one.
  ///
  /// A name that is not a language tag makes some renderers of SVG draw nothing at all, and it may come from a folder of a project.
  package mutating func language(_ name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
    let isLanguage = parts.first.map { $0.count > 1 && $0.allSatisfy { $0 > 0x40 } } ?? false
    if isTag, isLanguage { attribute("xml:lang", name) }
  }
}
