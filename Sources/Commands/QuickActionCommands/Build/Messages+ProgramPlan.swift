// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import SourceText
import WidgetPrograms

extension Messages {
  /// Says what was noticed while a program was planned: the names of targets and files, and the settings in it, are a project's.
  func say(_ plan: ProgramPlan) {
    for note in plan.notes { self.note(VisibleText.of(note)) }
    for warning in plan.warnings { warn(VisibleText.of(warning)) }
  }
}
