// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetViews

/// Where a problem is met: at which type sizes on which devices, those with the same type sizes together.
struct SheetExtent {
  /// Sections in which it is met at the same type sizes.
  struct Part {
    /// The type sizes, as positions, the smallest first.
    let typeSizes: [Int]
    /// The sections, each with the widget at which it begins.
    var sections: [(section: Int, first: Int)]
  }

  /// Where it is met, where it begins earliest first.
  let parts: [Part]
  /// The languages in which it is met.
  let locales: [Int]
  /// The appearances in which it is met.
  let appearances: [Int]
  /// The ways of coloring in which it is met.
  let styles: [Int]

  init(of widgets: [Int], in index: SheetIndex) {
    var sizes = [Set<Int>](repeating: [], count: index.sections.count)
    var firsts = [Int?](repeating: nil, count: index.sections.count)
    for widget in widgets {
      let place = index.places[widget]
      sizes[place.section].insert(place.typeSize)
      let first = firsts[place.section]
      if first.map({ place.typeSize < index.places[$0].typeSize }) ?? true {
        firsts[place.section] = widget
      }
    }
    var parts: [Part] = []
    for (section, first) in firsts.enumerated() {
      guard let first else { continue }
      let typeSizes = sizes[section].sorted()
      if let known = parts.firstIndex(where: { $0.typeSizes == typeSizes }) {
        parts[known].sections.append((section, first))
      } else {
        parts.append(Part(typeSizes: typeSizes, sections: [(section, first)]))
      }
    }
    self.parts = parts.enumerated()
      .sorted { ($0.element.typeSizes[0], $0.offset) < ($1.element.typeSizes[0], $1.offset) }
      .map(\.element)
    locales = Set(widgets.map { index.places[$0].locale }).sorted()
    appearances = Set(widgets.map { index.places[$0].appearance }).sorted()
    styles = Set(widgets.map { index.places[$0].style }).sorted()
  }

  /// Type sizes in words: `from AX2`, `every type size`, or where they end before the largest, `large to AX1`.
  static func words(_ sizes: [Int], of index: SheetIndex, _ texts: PageTexts) -> String {
    let all = index.typeSizes
    guard sizes.count < all.count || all.count == 1 else { return texts(.everySize) }
    var runs: [ClosedRange<Int>] = []
    for size in sizes {
      if let last = runs.last, last.upperBound == size - 1 {
        runs[runs.count - 1] = last.lowerBound...size
      } else {
        runs.append(size...size)
      }
    }
    return texts.list(
      runs.map { run in
        let (first, last) = (all[run.lowerBound].shortName, all[run.upperBound].shortName)
        if run.upperBound == all.count - 1, run.count > 1 { return texts(.fromSize, first) }
        return run.count == 1 ? first : texts(.sizeRange, first, last)
      })
  }
}
