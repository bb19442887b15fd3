// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The issues of several drawings of a widget, so that those of all drawings are listed once.
package struct SharedIssues: Hashable, Sendable {
  /// The issues of every drawing, in the order of the first one.
  package let common: [WidgetIssue]

  /// The other issues of each drawing.
  package let own: [[WidgetIssue]]

  /// Parts the findings of some drawings; those of a single drawing are its own.
  package init(_ drawings: [[WidgetIssue]]) {
    guard drawings.count > 1, let first = drawings.first else {
      (common, own) = ([], drawings)
      return
    }
    var shared = Set(first)
    for issues in drawings.dropFirst() { shared.formIntersection(issues) }
    common = first.filter { shared.contains($0) }
    own = drawings.map { issues in issues.filter { !shared.contains($0) } }
  }
}
