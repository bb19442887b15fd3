// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import SourceText
package import WidgetValues

extension WidgetFamily {
  /// The family in which a widget is shown.
  ///
  /// - Parameters:
  ///   - name: The name of the family that is asked for; nil for the widget's first.
  ///   - kind: The kind of the widget.
  ///   - families: The families that it supports.
  /// - Throws: `CommandFailure` if there is no such family, or the widget does not support it.
  package init(
    named name: String?, ofWidget kind: String, supporting families: [WidgetFamily]
  ) throws {
    self = try name.map { try WidgetFamily(named: $0) } ?? families.first ?? .systemMedium
    guard families.contains(self) else {
      let offered = families.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(
        "the widget '\(VisibleText.of(kind))' does not support \(rawValue); "
          + (offered.isEmpty ? "it supports no family" : "it supports \(offered)"), exitCode: 2)
    }
  }
}
