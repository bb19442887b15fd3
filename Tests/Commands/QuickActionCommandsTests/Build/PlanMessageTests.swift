// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import Synchronization
import Testing

@testable import QuickActionCommands
@testable import WidgetPrograms

@Suite struct PlanMessageTests {
  @Test("what a project's own names would do to a terminal is shown and not done")
  func hostile() {
    let errors = Mutex("")
    let console = Console(
      writeOutput: { _ in }, writeError: { text in errors.withLock { $0 += text } },
      readLine: { nil }, isInputTerminal: false, isOutputTerminal: false, isErrorTerminal: true,
      width: 80, environment: [:], arguments: [])
    var plan = ProgramPlan(
      name: "Widget", folder: FilePath("/a"), origin: FilePath("/a/project.pbxproj"),
      widget: ProgramModule(name: "Widget", target: "Widget", role: .widget))
    plan.notes = ["the target 'A\u{1B}[31m' has files"]
    plan.warnings = ["the bridging header 'B\u{1B}]0;title\u{07}\u{202E}'"]
    Messages(console: console).say(plan)
    #expect(
      errors.withLock(\.self) == """
        note: the target 'A␛[31m' has files
        warning: the bridging header 'B␛]0;title␇\\u{202E}'

        """)
  }
}
