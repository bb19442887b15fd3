// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import SourceText

/// The pairs of parameters of two revisions.
package struct AttributePairing: Sendable {
  /// An attribute that both have.
  package struct Pair: Sendable {
    /// The attribute of the earlier revision.
    package let old: Attribute

    /// The attribute of the later revision.
    package let new: Attribute

    /// Whether the attribute has the same name in code in both revisions.
    package var keepsName: Bool { old.propertyName == new.propertyName }

    /// Whether both attributes have the same tag.
    package var keepsTag: Bool { old.tag == new.tag }
  }

  /// The parameters in both revisions, in the order of the old one, with any name and tag.
  package private(set) var pairs: [Pair] = []

  /// The attributes that only the earlier revision has.
  package private(set) var removed: [Attribute] = []

  /// The attributes that only the later revision has.
  package private(set) var added: [Attribute] = []

  /// The removed parameters, each with the new one that has its tag.
  package private(set) var reused: [Pair] = []

  /// Pairs attributes: by name, then by what a rename leaves: the tag, the key of a text, or a near name.
  init(from old: [Attribute], to new: [Attribute]) {
    let old = old.lastOfEachTag
    let new = new.lastOfEachTag
    if zip(old, new).allSatisfy({ $0.propertyName == $1.propertyName }), old.count == new.count {
      pairs = zip(old, new).map { Pair(old: $0, new: $1) }
      return
    }
    var matches: [Int: Int] = [:]
    var taken: Set<Int> = []
    func match(_ isMatch: (Attribute, Attribute) -> Bool) {
      for (index, attribute) in old.enumerated() where matches[index] == nil {
        guard
          let found = new.indices.first(where: {
            !taken.contains($0) && isMatch(attribute, new[$0])
          })
        else { continue }
        matches[index] = found
        taken.insert(found)
      }
    }
    match { $0.propertyName == $1.propertyName && $0.tag == $1.tag }
    match { $0.propertyName == $1.propertyName }
    match { $0.tag == $1.tag && $0.isLikeliest($1) }
    match { $0.sharesTextKey(with: $1) && $0.hasShape(of: $1) }
    match { $0.hasShape(of: $1) && NearName.of($0.propertyName, among: [$1.propertyName]) != nil }
    for (index, attribute) in old.enumerated() {
      if let found = matches[index] {
        pairs.append(Pair(old: attribute, new: new[found]))
      } else {
        removed.append(attribute)
      }
    }
    added = new.indices.filter { !taken.contains($0) }.map { new[$0] }
    reused = removed.compactMap { old in
      added.first { $0.tag == old.tag && old.declaredTag != nil }.map { Pair(old: old, new: $0) }
    }
  }
}

extension Attribute {
  /// Whether the values are alike: of one kind, and single or lists both.
  func hasShape(of other: Attribute) -> Bool { kind == other.kind && isArray == other.isArray }

  /// Whether both are translated under one key.
  func sharesTextKey(with other: Attribute) -> Bool {
    displayName.id != nil && displayName.id?.value == other.displayName.id?.value
  }

  /// Whether an attribute with this one's tag is this one under another name, and not another one that took the tag.
  fileprivate func isLikeliest(_ other: Attribute) -> Bool {
    if sharesTextKey(with: other) { return true }
    let words = displayName.text?.value.lowercased()
    if words != nil, words == other.displayName.text?.value.lowercased() { return true }
    guard hasShape(of: other) else { return false }
    // What has one shape and one tag was renamed, unless its words are another's as well.
    let isNear = NearName.of(propertyName, among: [other.propertyName]) != nil
    let contains =
      propertyName.lowercased().contains(other.propertyName.lowercased())
      || other.propertyName.lowercased().contains(propertyName.lowercased())
    return isNear || contains || displayName.isAbsent || other.displayName.isAbsent
  }
}
