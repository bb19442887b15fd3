// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// One of a few values, chosen by its name.
package protocol NamedChoice: CaseIterable {
  /// The noun for the names, such as `widget family`.
  static var noun: String { get }

  /// The name by which the choice is given.
  var choiceName: String { get }
}

extension NamedChoice {
  /// The value of a name.
  ///
  /// - Throws: `CommandFailure` if there is none.
  package init(named name: String) throws {
    guard let value = Self.allCases.first(where: { $0.choiceName == name }) else {
      throw CommandFailure(unknown: Self.noun, name, among: Self.allCases.map(\.choiceName))
    }
    self = value
  }
}

extension NamedChoice where Self: RawRepresentable, RawValue == String {
  package var choiceName: String { rawValue }
}
