// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A group of API that widget extensions use, and what offers it.
struct WidgetAPIGroup {
  /// What offers the group.
  enum Offer {
    /// The engine, under the name that the group has; the view uses it.
    case engine(AnyView)
    /// A module of the given name, for the sources of apps on Linux.
    case module(String)
    /// Foundation, as it is on Linux.
    case foundation
    /// Nothing, for a reason.
    case nothing
  }

  /// The names, as they are written in a program.
  let api: String

  /// How many of 29 repositories use it.
  let repositories: Int

  /// How often they do; nil where that was not counted apart.
  let uses: Int?

  /// What offers it.
  let offer: Offer

  /// What there is to know; empty for nothing.
  let note: String
}

/// All groups, in the order of their frequency.
struct WidgetAPITable {
  private(set) var groups: [WidgetAPIGroup] = []

  init() {
    addCommon()
    addTexts()
    addStyles()
    addLayout()
    addModules()
    groups.sort {
      ($0.repositories, $0.uses ?? 0, $1.api) > ($1.repositories, $1.uses ?? 0, $0.api)
    }
  }

  /// Adds a group that the engine offers, with a view that uses it.
  mutating func engine(
    _ api: String, _ repositories: Int, _ uses: Int? = nil, note: String = "",
    @ViewBuilder view: () -> some View
  ) {
    groups.append(
      WidgetAPIGroup(
        api: api, repositories: repositories, uses: uses, offer: .engine(AnyView(view())),
        note: note))
  }

  /// Adds a group that something else offers, or nothing.
  mutating func other(
    _ api: String, _ repositories: Int, _ uses: Int? = nil, by offer: WidgetAPIGroup.Offer,
    _ note: String = ""
  ) {
    groups.append(
      WidgetAPIGroup(
        api: api, repositories: repositories, uses: uses, offer: offer, note: note))
  }

  // MARK: The page

  /// How many uses there are: those that were counted apart are 44 %.
  static let useCount = 7_150

  /// The uses of the groups that the engine had under other names or types, partly or not at all.
  var countedUses: Int { groups.reduce(0) { $0 + ($1.uses ?? 0) } }

  /// The part of all uses of the groups for which something holds, of those that were counted apart, in whole hundredths.
  func part(where condition: (WidgetAPIGroup) -> Bool) -> Int {
    let uses = groups.reduce(0) { $0 + (condition($1) ? $1.uses ?? 0 : 0) }
    return Int((Double(uses) * 100 / Double(Self.useCount)).rounded())
  }

  var page: String {
    let rows = groups.map { group in
      "| \(group.api) | \(group.repositories) | \(group.uses.map(String.init) ?? "–") | \(group.offer.words) | \(group.note) |"
    }
    let usual = 100 - Int((Double(countedUses) * 100 / Double(Self.useCount)).rounded())
    let engine = part { $0.offer.isEngine }
    let modules = part { $0.offer.isModule }
    let nothing = part { $0.offer.isNothing }
    return """
      # What widgets are written with

      The API that the widget folders of 29 public repositories use, 42,000 lines of Swift, and what offers it here. The numbers were counted by regular expressions, so give or take a few. The test `WidgetAPITests` writes this page: for each group of the engine it has a view that uses it.

      By uses, the engine offers \(usual + engine) % under the same names and types: \(usual) % that were not counted apart, and \(engine) %. Modules with Apple's names, which exist on Linux for the sources of apps, are for \(modules) %. Nothing is for \(nothing) %.

      `now` says what offers a group: `WidgetViews` and `WidgetTimeline` are the engine; `SwiftUI`, `WidgetKit` and the others are the modules for Linux. Of a module it says where the group belongs, and not that all of it is there: [how many files compile unchanged](WidgetSources.md) was measured with 19 extensions.

      | API | repositories | uses | now | note |
      |---|---:|---:|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}

extension WidgetAPIGroup.Offer {
  /// What the page says of it.
  var words: String {
    switch self {
    case .engine: "WidgetViews"
    case .module(let name): "module \(name)"
    case .foundation: "Foundation"
    case .nothing: "no"
    }
  }

  var isEngine: Bool { if case .engine = self { true } else { false } }

  var isNothing: Bool { if case .nothing = self { true } else { false } }

  var isModule: Bool {
    switch self {
    case .module, .foundation: true
    case .engine, .nothing: false
    }
  }
}
