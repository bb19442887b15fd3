// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

/// `diff` of widgets that share their kind, as those of an app's variants do.
@Suite struct EqualKindTests {
  @Test("widgets of one kind in two files that do not change are not gone")
  func unchanged() throws {
    let folder = try ScratchFolder()
    let widget = """
      struct Panel: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "Panel", provider: P()) { _ in } }
      }
      """
    for revision in ["old", "new"] {
      for app in ["Free", "Paid"] { try folder.write(widget, to: "\(revision)/\(app).swift") }
    }
    let run = CommandRun(["diff", "@old", "@new"], in: folder)
    #expect(run.output.contains("Nothing changes for users who have the widget."), "\(run.errors)")
    #expect(run.exitCode == 0)
  }
}
