// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import IntentValidation
import WidgetProject

/// What `quickaction check` finds beside what files have.
struct ExtensionCheck: FurtherCheck {
  /// The extensions to build, draw and run.
  let extensions: CheckedExtensions

  /// Whether nothing is built, so that the rules about built extensions find nothing.
  let isFast: Bool

  /// The revision whose findings are not reported again; nil for none.
  let earlier: EarlierFindings?

  func findings(
    beside project: WidgetProject, _ configuration: LintConfiguration
  ) throws -> FurtherFindings {
    try isFast
      ? extensions.leavingOut(configuration) : extensions.findings(beside: project, configuration)
  }

  func known(
    _ configuration: LintConfiguration, beside further: FurtherFindings
  ) throws -> KnownFindings? {
    try earlier?.known(configuration, beside: further)
  }
}
