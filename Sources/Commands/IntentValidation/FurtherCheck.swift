// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentLint
package import WidgetProject

/// A check of more than what is in files, such as of a built extension.
package protocol FurtherCheck {
  /// Makes the findings beside those in files, which are read by then.
  ///
  /// - Throws: What ends the command.
  func findings(
    beside project: WidgetProject, _ configuration: LintConfiguration
  ) throws -> FurtherFindings

  /// Finds what an earlier revision has, of which nothing is reported again.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the check, not that of the revision.
  ///   - further: The findings that were made now.
  /// - Returns: Its findings; nil if no revision is compared with.
  /// - Throws: What ends the command.
  func known(
    _ configuration: LintConfiguration, beside further: FurtherFindings
  ) throws -> KnownFindings?
}
