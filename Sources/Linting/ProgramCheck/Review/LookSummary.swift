// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// The looks of an issue in a few words: those that tell where to look.
struct LookSummary {
  /// The words, such as `systemSmall, accented, on 320x568`; empty for none.
  let words: String

  /// The same for programs.
  let data: [Diagnostic.Datum]

  /// Sums up looks.
  ///
  /// - Parameters:
  ///   - looks: The looks in which an issue was seen.
  ///   - seen: All that was seen, which says what the looks are some of.
  ///   - isSameOnEveryDevice: Whether screens say nothing.
  init(_ looks: [ObservedLook], of seen: ProgramObservations, isSameOnEveryDevice: Bool) {
    func values(_ value: (ObservedLook) -> String?) -> [String] {
      var found: Set<String> = []
      return looks.compactMap(value).filter { found.insert($0).inserted }
    }
    let shapes = values(\.shape)
    var parts: [(name: String, words: String, values: [String])] = []
    if !shapes.isEmpty { parts.append(("shapes", shapes.listed(), shapes)) }
    // Where an issue is in the usual mode, too, its mode is not what makes it.
    let modes = values(\.mode)
    if !modes.isEmpty, looks.allSatisfy({ $0.mode != nil }) {
      parts.append(("modes", modes.listed(), modes))
    }
    if !looks.isEmpty, looks.allSatisfy(\.isDark) {
      parts.append(("appearance", "dark", ["dark"]))
    }
    let stages = values(\.part.rawValue)
    if stages.count == 1, stages != ["entry"] {
      parts.append(("part", "in the \(stages[0])", stages))
    }
    // Other modes and dark colors are drawn on one screen and in one language alone.
    let isInUsualLook = looks.contains { $0.mode == nil && !$0.isDark }
    let devices = values(\.device)
    let drawn = shapes.reduce(into: Set<String>()) { $0.formUnion(seen.devices[$1] ?? []) }
    if isInUsualLook, !isSameOnEveryDevice, !devices.isEmpty, devices.count < drawn.count {
      parts.append(("devices", "on \(devices.listed())", devices))
    }
    let locales = values(\.locale)
    if isInUsualLook, !locales.isEmpty, locales.count < seen.locales.count {
      parts.append(("locales", "in \(locales.listed())", locales))
    }
    let sizes = values(\.typeSize)
    if !sizes.isEmpty, looks.allSatisfy({ $0.typeSize != nil }) {
      parts.append(("typeSizes", "at \(sizes.listed())", sizes))
    }
    words = parts.map(\.words).joined(separator: ", ")
    data = parts.map { .init($0.name, $0.values.joined(separator: ",")) }
  }
}
