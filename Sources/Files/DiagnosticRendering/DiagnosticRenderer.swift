// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics

/// A form in which findings are shown.
///
/// Same findings, same text: a renderer sorts them itself, and knows no clock, locale or terminal.
package protocol DiagnosticRenderer: Sendable {
  /// The rendered findings, by file, place and identifier or, in reports for users, by cause; it
  /// ends with a line break unless it is empty.
  func render(_ diagnostics: [Diagnostic]) -> String
}
