// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The members of an object, each of which is read once; those that are not read are unknown.
package struct ObjectMembers {
  /// The owner of the members, as messages name it.
  let owner: String

  /// The members that were not read.
  private(set) var rest: [PropertyListValue.Entry]

  /// The names that were asked for.
  private(set) var known: [String] = []

  init(_ object: PropertyListValue, of owner: String) {
    self.owner = owner
    rest = Array(object.entries)
  }

  /// Takes the value of a member; of one that is repeated, the last.
  package mutating func take(_ name: String) -> PropertyListValue? {
    known.append(name)
    let value = rest.last { $0.key == name }?.value
    rest.removeAll { $0.key == name }
    return value
  }

  /// Takes a member that means nothing here.
  package mutating func ignore(_ name: String) {
    _ = take(name)
  }
}
