// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@testable import QuickActionCommands

@Suite struct TimelinePageTests {
  @Test("a page in Japanese has no English sentence, and the same page in English is another")
  func page() async {
    let japanese = await CommandRun.timeline(
      "coupons", "--locale", "ja", "--format", "html", "--language", "ja")
    #expect(japanese.output.contains(#"<html lang="ja">"#))
    for words in ["reload,", "asked ", "called ", "shows ", "warned", "Looked", "maintenance"] {
      #expect(!japanese.output.contains(">\(words)"), "\(words)")
    }
    #expect(japanese.output.contains("リロード"))
    let english = await CommandRun.timeline(
      "coupons", "--locale", "ja", "--format", "html", "--language", "en")
    #expect(english.output.contains("reload (the widget was placed"))
  }

  @Test("the language of a page is refused where there is no page")
  func refused() {
    let run = CommandRun(["timeline", "coupons", "--language", "ja"])
    #expect(run.exitCode == 2 && run.errors.contains("requires '--format html'"))
    let unknown = CommandRun(["timeline", "coupons", "--format", "html", "--language", "xx"])
    #expect(
      unknown.exitCode == 2 && unknown.errors.contains("unknown language of the page 'xx'"))
  }
}
