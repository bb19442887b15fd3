// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import Foundation
import IntentLint
import RuleTestSupport
import TestSupport
import Testing

/// A rule whose page has everything that a page can have.
private struct SampleRule: ProjectRule {
  static let metadata = RuleMetadata(
    id: "sample-rule", family: .numbers, severity: .warning, since: "1.2",
    summary: "A value is <odd>, *or* even | both.",
    why:
      "A person with `a_b` & more sees nothing at all of what the widget would have shown otherwise.",
    remedy: "Write [another].", fixSafety: .unsafe)

  static let examples = [
    RuleExample(
      files: [
        .init("W.strings", "入力 ↓\"a\" = ↓1;\n\n\t↓b;\n"), .init("en.lproj/.keep", ""),
        .init("W.actions.json", "{ \"```\": 1 }\n"),
      ], fixed: "入力 \"a\" = 2;\n\n\tb;\n"),
    RuleExample(files: [.init("W.strings", "\"a\" = 2;\n")]),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {}
}

@Suite struct RulePageTests {
  private static let folder = "Documentation/Rules"

  @Test("a page in Markdown shows all parts of a rule, and its words are only words")
  func markdown() {
    #expect(
      RulePage(of: SampleRule.self).markdown == #"""
        # sample-rule

        A value is \<odd>, \*or\* even \| both.

        | family | severity | fix | since |
        |---|---|---|---|
        | [Tags, indexes and order](README.md#tags-indexes-and-order) | warning | unsafe | 1.2 |

        ## Why it matters

        A person with `a_b` &amp; more sees nothing at all of what the widget would have shown otherwise.

        ## What to do

        Write \[another\].

        ## Reported

        W.strings:

        ```text
        入力 "a" = 1;
             ^     ^

        \#tb;
        \#t^
        ```

        en.lproj/.keep (empty):

        W.actions.json:

        ````json
        { "```": 1 }
        ````

        The fix:

        ```diff
        @@ -1,3 +1,3 @@
        -入力 "a" = 1;
        +入力 "a" = 2;
        \#u{20}
         \#tb;
        ```

        ## Not reported

        ```text
        "a" = 2;
        ```

        """#)
  }

  @Test("a page of text shows the same, in lines that are not too long")
  func text() {
    let text = RulePage(of: SampleRule.self).text(width: 40)
    #expect(
      text == #"""
        sample-rule

        A value is <odd>, *or* even | both.

          family    Tags, indexes and order
          severity  warning
          fix       unsafe
          since     1.2

        Why it matters
          A person with `a_b` & more sees
          nothing at all of what the widget
          would have shown otherwise.

        What to do
          Write [another].

        Reported
          W.strings:
            入力 "a" = 1;
                 ^     ^

            \#tb;
            \#t^

          en.lproj/.keep (empty):
          W.actions.json:
            { "```": 1 }

          The fix:
            @@ -1,3 +1,3 @@
            -入力 "a" = 1;
            +入力 "a" = 2;
            \#u{20}
             \#tb;

        Not reported
            "a" = 2;

        """#)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("the pages in the documentation are those of the rules that there are")
  func fresh() throws {
    var pages = RuleSet.documented.rules.map { rule in
      (name: "\(rule.metadata.id).md", text: RulePage(of: rule).markdown)
    }
    pages.append((name: "README.md", text: RuleIndex(RuleSet.documented.families).markdown))
    for page in pages {
      let snapshot = Snapshot("\(Self.folder)/\(page.name)")
      try #expect(snapshot.mismatch(with: page.text) == nil)
    }
    let folder = Repository.root.appending(path: Self.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let stale = Set(files).subtracting(pages.map(\.name)).sorted()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      for name in stale { try FileManager.default.removeItem(at: folder.appending(path: name)) }
    }
    #expect(stale.isEmpty, "pages of rules that are gone; RECORD_SNAPSHOTS=1 removes them")
  }

  @Test("each rule stands in one family of the index, by identifier")
  func families() {
    let ids = RuleSet.documented.families.flatMap { $0.rules.map(\.id) }
    #expect(ids.sorted() == RuleSet.documented.rules.map { $0.metadata.id }.sorted())
    for family in RuleSet.documented.families {
      #expect(family.rules.map(\.id) == family.rules.map(\.id).sorted())
      #expect(family.rules.allSatisfy { $0.family == family.family })
    }
  }
}
