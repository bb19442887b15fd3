// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import RuleTestSupport
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

@Suite("Repairing files beside a baseline")
struct FixLoopTests {
  private static let file = "W.intentdefinition"

  private let folder: ScratchFolder
  private let linter = Linter(rules: .only(SpacedCombinationKey.self))

  /// A definition with two keys in one line, each with a space that has a fix.
  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      <key>INIntentParameterCombinations</key><dict>
      <key>a, b</key><dict/><key>b, a</key><dict/>
      </dict>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>a</string></dict>
      <dict><key>INIntentParameterName</key><string>b</string></dict>
      </array>
      </dict></array></dict></plist>

      """, to: Self.file)
  }

  private func spacedKeys(in project: WidgetProject) -> [Diagnostic] {
    linter.findings(in: project).filter { $0.id == "spaced-combination-key" }
  }

  /// What the loop makes of the file, leaving alone the first findings.
  private func fix(leaving count: Int) -> (result: FixLoop.Result, text: String) {
    let project = ProjectLoader.load([folder.path])
    let findings = spacedKeys(in: project)
    let base = PathBase(FilePath(folder.path))
    let baseline = Baseline(
      of: Array(findings.prefix(count)), in: project.sources, naming: { base.path(of: $0) })
    let result = FixLoop(linter: linter, applier: FixApplier(appliesUnsafeFixes: false))
      .run([folder.path], leaving: KnownFindings(baseline, in: FilePath(folder.path)))
    let text = result.texts.values.first.map { String(decoding: $0, as: UTF8.self) }
    return (result, text ?? "")
  }

  @Test("what is known is left alone, also once its line has changed")
  func sameLine() {
    let (result, text) = fix(leaving: 1)
    #expect(result.appliedCount == 1)
    #expect(text.contains("<key>a, b</key><dict/><key>b,a</key><dict/>"))
    var known = result.known
    let left = spacedKeys(in: result.project)
    #expect(left.count == 1)
    #expect(known?.new(among: left, in: result.project.sources).isEmpty == true)
  }

  @Test("without a baseline everything is repaired, with a full one nothing")
  func allOrNothing() {
    #expect(fix(leaving: 0).result.appliedCount == 2)
    #expect(fix(leaving: 2).result.texts.isEmpty)
  }
}
