// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// The problems of a contact sheet's widgets: those that all share once, and the rest by kind.
struct SheetProblems {
  /// A problem of every picture, or of every picture in some languages, appearances and rendering
  /// modes.
  struct Shared {
    /// The problem that the pictures share.
    let problem: ContactSheet.Problem
    /// The languages, appearances and ways of coloring; empty for all.
    let slices: [Slice]
  }

  /// A language, an appearance and a way of coloring.
  struct Slice: Hashable {
    let locale: Int
    let appearance: Int
    let style: Int
  }

  /// Problems of one kind.
  struct Group {
    /// Its kind.
    let id: String
    /// The title of the problem.
    let title: String
    /// How much it matters.
    let severity: Severity
    /// Whether it is a limit of this engine.
    let isLimit: Bool
    /// The widgets that have it, as positions of entries.
    var widgets: [Int] = []
  }

  /// The problems that pictures share.
  private(set) var shared: [Shared] = []

  /// The rest by kind: what is grave first, then what many widgets have.
  private(set) var groups: [Group] = []

  /// The other problems of each widget, and the positions of their kinds.
  private(set) var own: [[(group: Int, problem: ContactSheet.Problem)]]

  init(_ entries: [ContactSheet.Entry], _ index: SheetIndex) {
    own = []
    let shared = Self.shared(entries, index)
    self.shared = shared.all
    var positions: [String: Int] = [:]
    var met: [Group] = []
    for (number, entry) in entries.enumerated() {
      let slice = Slice(index.places[number])
      for problem in entry.problems where shared.slices[problem]?.contains(slice) != true {
        let position = positions[problem.id] ?? met.count
        if position == met.count {
          positions[problem.id] = position
          met.append(
            Group(
              id: problem.id, title: problem.title, severity: problem.severity,
              isLimit: problem.isLimit))
        }
        if met[position].widgets.last != number { met[position].widgets.append(number) }
      }
    }
    groups = met.enumerated()
      .sorted { Self.rank($0.element, $0.offset) < Self.rank($1.element, $1.offset) }
      .map(\.element)
    let places = Dictionary(uniqueKeysWithValues: zip(groups.map(\.id), 0...))
    own = entries.enumerated().map { number, entry in
      let slice = Slice(index.places[number])
      return entry.problems.compactMap { problem in
        guard shared.slices[problem]?.contains(slice) != true, let place = places[problem.id] else {
          return nil
        }
        return (place, problem)
      }
    }
  }

  /// The rank of a group: grave ones first, then those of many widgets, else by their first
  /// occurrence.
  private static func rank(_ group: Group, _ offset: Int) -> (Int, Int, Int) {
    (group.severity == .warning ? 0 : 1, 0 - group.widgets.count, offset)
  }

  /// Whether anything is a limit of this engine.
  var hasLimits: Bool {
    groups.contains(where: \.isLimit) || shared.contains { $0.problem.isLimit }
  }

  /// The number of problems of a widget that are more than notes.
  func warnings(of entry: Int) -> Int {
    own[entry].count { $0.problem.severity == .warning }
  }

  /// The problems of all widgets in some languages and appearances, however large the screen and
  /// the type.
  private static func shared(
    _ entries: [ContactSheet.Entry], _ index: SheetIndex
  ) -> (all: [Shared], slices: [ContactSheet.Problem: Set<Slice>]) {
    guard index.sections.count > 1 || index.typeSizes.count > 1 else { return ([], [:]) }
    var sizes: [Slice: Int] = [:]
    var counts: [ContactSheet.Problem: [Slice: Int]] = [:]
    var order: [ContactSheet.Problem] = []
    for (number, entry) in entries.enumerated() {
      let slice = Slice(index.places[number])
      sizes[slice, default: 0] += 1
      for problem in Set(entry.problems) { counts[problem, default: [:]][slice, default: 0] += 1 }
      for problem in entry.problems where counts[problem]?.count == 1 {
        if counts[problem]?[slice] == 1, !order.contains(problem) { order.append(problem) }
      }
    }
    var all: [Shared] = []
    var slices: [ContactSheet.Problem: Set<Slice>] = [:]
    for problem in order {
      guard let found = counts[problem], found.allSatisfy({ sizes[$0.key] == $0.value }) else {
        continue
      }
      slices[problem] = Set(found.keys)
      let isEverywhere = found.count == sizes.count
      let list = found.keys.sorted {
        ($0.locale, $0.appearance, $0.style) < ($1.locale, $1.appearance, $1.style)
      }
      all.append(Shared(problem: problem, slices: isEverywhere ? [] : list))
    }
    return (all, slices)
  }
}

extension SheetProblems.Slice {
  init(_ place: SheetIndex.Place) {
    self.init(locale: place.locale, appearance: place.appearance, style: place.style)
  }
}
