// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import WidgetViews

extension CommandFailure {
  /// A name that means nothing: asks for the near one, else lists all that there are.
  ///
  /// - Parameters:
  ///   - noun: What the name is of, such as `type size`.
  ///   - name: The name.
  ///   - known: The names that mean something.
  init(unknown noun: String, _ name: String, among known: [String]) {
    let near = NearName.question(name, among: known)
    let advice = near.isEmpty ? "; there are \(known.joined(separator: ", "))" : near
    self.init("there is no \(noun) '\(VisibleText.of(name))'\(advice)", exitCode: 2)
  }
}

extension ColorScheme {
  /// The appearance of a name.
  ///
  /// - Throws: `CommandFailure` where there is none.
  init(named name: String) throws {
    guard let scheme = ColorScheme(rawValue: name) else {
      throw CommandFailure(
        unknown: "appearance", name, among: ColorScheme.allCases.map(\.rawValue))
    }
    self = scheme
  }
}

extension SizeClass {
  /// The size class of the widget family of a name.
  ///
  /// - Throws: `CommandFailure` where there is none.
  init(named name: String) throws {
    guard let sizeClass = SizeClass(widgetFamily: name) else {
      throw CommandFailure(
        unknown: "widget family", name, among: SizeClass.allCases.map(\.widgetFamily))
    }
    self = sizeClass
  }
}
