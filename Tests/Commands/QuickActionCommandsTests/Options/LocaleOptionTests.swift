// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite struct LocaleOptionTests {
  @Test(
    "what names no language is refused",
    arguments: ["", "é", "<b>", "a b", "x", "ja-", "ja--JP", "toolonglanguage", "\u{1}", "12"])
  func refused(name: String) throws {
    let folder = try SampleFolder.copy()
    for command in ["preview", "export", "timeline"] {
      let run = CommandRun([command, "@\(SampleFolder.catalog)", "--locale", name], in: folder)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("--locale"))
    }
  }

  @Test("an export and a drawing are in the language that they say, whatever is asked for")
  func commands() throws {
    let folder = try SampleFolder.copy()
    let french = CommandRun(["export", "@", "--locale", "zz"], in: folder)
    #expect(french.output.contains("\"locale\": \"ja\""))
    #expect(french.errors.contains("note: no texts in 'zz'; shown in 'ja'; "))
    let english = CommandRun(["export", "@"], in: folder, environment: ["LANG": "en_US.UTF-8"])
    #expect(english.output.contains("\"locale\": \"en\""))
    #expect(english.output == CommandRun(["export", "@", "--locale", "en"], in: folder).output)
    let svg = CommandRun(["preview", "@", "--format", "svg", "--locale", "zz"], in: folder)
    #expect(svg.output.contains("xml:lang=\"ja\""))
  }
}
