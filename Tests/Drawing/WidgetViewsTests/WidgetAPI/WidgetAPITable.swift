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

  /// The names of groups of modules that the modules' sources do not declare, by group.
  func undeclaredNames() throws -> [String: [String]] {
    var modules: [String: DeclaredNames] = [:]
    var missing: [String: [String]] = [:]
    for group in groups {
      guard let module = group.module, !["Combine", "Charts"].contains(group.api) else { continue }
      let declared = try modules[module] ?? DeclaredNames(module: module)
      modules[module] = declared
      let names = DeclaredNames.names(in: group.api).filter { !declared.contains($0) }
      if !names.isEmpty { missing[group.api] = names }
    }
    return missing
  }

  func page() throws -> String {
    let rows = groups.map { group in
      "| \(group.api) | \(group.repositories) | \(group.uses.map(String.init) ?? "–") | \(group.offer.words) | \(group.note) |"
    }
    let usual = 100 - Int((Double(countedUses) * 100 / Double(Self.useCount)).rounded())
    let engine = part { $0.offer.isEngine }
    let moduleGroups = groups.filter { $0.module != nil }
    let missing = try undeclaredNames()
    let declaredCount = moduleGroups.count { missing[$0.api] == nil }
    let nameCount = moduleGroups.reduce(0) { $0 + DeclaredNames.names(in: $1.api).count }
    let modules = part { $0.offer.isModule && missing[$0.api] == nil }
    let missingUses = groups.reduce(0) { sum, group in
      group.offer.isNothing || missing[group.api] != nil ? sum + (group.uses ?? 0) : sum
    }
    let nothing = Int((Double(missingUses) * 1000 / Double(Self.useCount)).rounded(.up))
    let offered = 1000 - nothing
    return """
      # What widgets are written with

      The API that the widget folders of 29 public repositories use, 42,000 lines of Swift, and what offers it here. The numbers were counted by regular expressions, so give or take a few. The test `WidgetAPITests` writes this page: for each group of the engine it has a view that uses it.

      By uses, \(offered / 10).\(offered % 10) % are offered. The engine offers \(usual + engine) % under the same names and types: \(usual) % that were not counted apart, and \(engine) %. Modules with Apple's names, which exist on Linux for the sources of apps, offer \(modules) %. Nothing offers \(nothing / 10).\(nothing % 10) %.

      `now` says what offers a group: `WidgetViews` is the engine; `SwiftUI`, `WidgetKit` and the others are the modules for Linux. The test reads the sources of a module and counts a group as offered if each name of it is declared there: that is so for \(declaredCount) of \(moduleGroups.count) groups and their \(nameCount) names. That all of a group behaves as on a device is not said: [how many files compile unchanged](Development/WidgetSources.md) was measured with 19 extensions.

      | API | repositories | uses | now | note |
      |---|---:|---:|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}

extension WidgetAPIGroup {
  /// The module with Apple's name that offers the group; nil if it is something else.
  var module: String? {
    if case .module(let name) = offer { name } else { nil }
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
