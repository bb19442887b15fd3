// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// One of a few values, chosen on the command line by its name.
protocol NamedChoice: CaseIterable {
  /// What the names are of, such as `widget family`.
  static var noun: String { get }

  /// The name.
  var choiceName: String { get }
}

extension NamedChoice {
  /// The value of a name.
  ///
  /// - Throws: `CommandFailure` where there is none.
  init(named name: String) throws {
    guard let value = Self.allCases.first(where: { $0.choiceName == name }) else {
      throw CommandFailure(unknown: Self.noun, name, among: Self.allCases.map(\.choiceName))
    }
    self = value
  }
}

extension NamedChoice where Self: RawRepresentable, RawValue == String {
  var choiceName: String { rawValue }
}

extension ColorScheme: NamedChoice {
  static let noun = "appearance"
}

extension WidgetRenderingMode: NamedChoice {
  static let noun = "rendering mode"
}

extension WidgetFamily: NamedChoice {
  static let noun = "widget family"
}
