// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The selection of the rules that are applied.
package struct RuleSelection: Hashable, Sendable {
  /// The identifiers of the only rules that are applied; nil means all.
  package var selected: Set<String>?

  /// The identifiers of rules that are not applied even so.
  package var ignored: Set<String>

  /// Creates a selection; without arguments, of all rules.
  package init(selected: Set<String>? = nil, ignored: Set<String> = []) {
    self.selected = selected
    self.ignored = ignored
  }

  /// Creates a selection of rules and families by name.
  ///
  /// - Parameters:
  ///   - selected: The only rules that are applied; none means all.
  ///   - ignored: The rules that are not applied even so.
  ///   - rules: The rules that can be named.
  /// - Throws: ``UnknownRuleName`` for the first name that is unknown.
  package init(
    selecting selected: [String], ignoring ignored: [String], of rules: RuleSet
  ) throws(UnknownRuleName) {
    func ids(_ names: [String]) throws(UnknownRuleName) -> Set<String> {
      var ids: Set<String> = []
      for name in names { ids.formUnion(try rules.ids(meantBy: name)) }
      return ids
    }
    self.init(selected: selected.isEmpty ? nil : try ids(selected), ignored: try ids(ignored))
  }

  /// Whether a rule is applied.
  package func contains(_ id: String) -> Bool {
    (selected?.contains(id) ?? true) && !ignored.contains(id)
  }

  /// The selection that another one makes of this: its selection replaces this one, and what it ignores is added.
  package func overridden(by other: RuleSelection) -> RuleSelection {
    guard other.selected == nil else { return other }
    return RuleSelection(selected: selected, ignored: ignored.union(other.ignored))
  }
}
