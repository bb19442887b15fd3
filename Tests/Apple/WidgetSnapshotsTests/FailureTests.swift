// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing
import WidgetKit
import WidgetSnapshots

/// Expectations that fail, inside of tests that do not.
struct FailureTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private var goldens: FilePath { FilePath(scratch.path("goldens")) }

  private func failures(
    of view: some View, test: String = "steps()", recording: Bool = false,
    named name: String? = nil,
    families: [WidgetFamily] = [.systemSmall], in run: SnapshotRun = SnapshotRun()
  ) -> [String] {
    var check = SnapshotCheck(
      TestPlace(
        fileID: #fileID, filePath: #filePath, testName: test, line: #line, column: #column,
        folder: goldens),
      named: name,
      settings: SnapshotSettings(isRecording: recording, pages: FilePath(scratch.path("pages"))),
      run: run)
    for family in families { check.add(view, in: SnapshotLooks(family: family)) }
    return check.sentences()
  }

  @Test func aMissingPictureIsRecordedAndFails() {
    let first = failures(of: StepsView(steps: 8432))
    #expect(
      first == [
        "'steps.systemSmall.svg' was missing and is recorded now; look at it, then run the test again"
      ])
    #expect(failures(of: StepsView(steps: 8432)).isEmpty)
  }

  @Test func aPaddingOfOnePointMoreFailsWithItsPage() throws {
    _ = failures(of: StepsView(steps: 8432))
    let sentence = try #require(failures(of: StepsView(steps: 8432, padding: 5)).first)
    let page = scratch.path("pages/FailureTests-steps.html")
    #expect(
      sentence.hasPrefix(
        """
        'steps.systemSmall.svg' differs from the picture of now:
          text 'Steps' moved 1 pt right
          text '8432' moved 1 pt right
          shape at 20, 103 (60 × 8) moved 1 pt right
        """), "\(sentence)")
    #expect(sentence.contains(page))
    #expect(
      try #require(scratch.text(of: "pages/FailureTests-steps.html")).contains("<b>Difference</b>"))
  }

  @Test func theFailureReachesTheTestThatRuns() {
    _ = failures(of: StepsView(steps: 1))
    let place = TestPlace(
      fileID: #fileID, filePath: #filePath, testName: "steps()", line: #line, column: #column,
      folder: goldens)
    withKnownIssue {
      var check = SnapshotCheck(
        place, named: nil,
        settings: SnapshotSettings(isRecording: false, pages: FilePath(scratch.path("pages"))),
        run: SnapshotRun())
      check.add(StepsView(steps: 2), in: SnapshotLooks(family: .systemSmall))
      check.finish()
    } matching: { issue in
      issue.comments.first?.rawValue.contains("text '1' is now '2'") == true
    }
  }

  @Test func recordingFailsEachTestThatRecords() throws {
    _ = failures(of: StepsView(steps: 1))
    let recorded = failures(of: StepsView(steps: 2), recording: true)
    #expect(
      recorded == [
        "recorded 'steps.systemSmall.svg'; look at it, then run the test without RECORD_SNAPSHOTS"
      ])
    #expect(failures(of: StepsView(steps: 2)).isEmpty)
  }

  @Test func twoPicturesOfOneNameAreToldApart() {
    let run = SnapshotRun()
    _ = failures(of: StepsView(steps: 1), in: run)
    #expect(
      failures(of: StepsView(steps: 2), in: run) == [
        "two pictures of 'steps()' have the name 'steps.systemSmall'; tell them apart with 'named:'"
      ])
    // The same picture twice, as a repeated test has it, is no clash.
    #expect(failures(of: StepsView(steps: 1), in: run).isEmpty)
  }

  @Test func aFamilyThatTheDeviceDoesNotHaveIsSaid() {
    #expect(
      failures(of: StepsView(steps: 1), families: [.systemExtraLarge]) == [
        "the size of systemExtraLarge on 390x844 is not known; choose another device"
      ])
  }

  @Test func filesThatNothingComparesAreSaid() throws {
    let run = SnapshotRun()
    _ = failures(of: StepsView(steps: 1), named: "one")
    _ = failures(of: StepsView(steps: 1), test: "noTestOfThis" + "Name()")
    #expect(failures(of: StepsView(steps: 1), named: "two", in: run).count == 1)
    let orphans = run.orphans()
    #expect(orphans.count == 2)
    #expect(
      orphans.first?.contains("noTestOfThis" + "Name.systemSmall.svg' belongs to no test") == true)
    #expect(
      orphans.last?.contains("steps.one.systemSmall.svg' is not compared by the test") == true)
  }
}
