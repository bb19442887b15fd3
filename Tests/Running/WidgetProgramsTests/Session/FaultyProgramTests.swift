// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing
import WidgetPrograms
import WidgetProtocol
import WidgetViews

@Suite(
  "Programs that misbehave",
  .enabled(if: SampleProgram.isBuilt, "the sample program is built on Linux only"))
struct FaultyProgramTests {
  private func failure(_ kind: String, answer limit: Duration = .seconds(60)) throws -> String {
    let session = try SampleProgram.session(answer: limit)
    do throws(ProgramFailure) {
      let run = try SampleProgram.run(kind, in: session)
      _ = try SampleProgram.drawing(of: run)
      return "nothing"
    } catch {
      return error.description
    }
  }

  @Test func areWaitedForNoLongerThanTheyMayTake() throws {
    let failure = try failure("silent", answer: .seconds(8))
    #expect(
      failure.hasPrefix("the program did not answer the timeline of 'silent' within 8 s; "))
    // It waits in the host, which is a part of this program, and not in code of the app.
    #expect(!failure.contains("SampleProgram"), "\(failure)")
  }

  @Test func sayWhereTheyLoop() throws {
    var failure = ""
    // On a busy machine, a few seconds are over before the code loops.
    for seconds in [12, 24, 48] where !failure.contains("it was at") {
      failure = try self.failure("loop", answer: .seconds(seconds))
    }
    #expect(
      failure.contains(
        #/^the program did not answer the timeline of 'loop' within \d+ s; it was at /#))
    #expect(failure.contains(#/SampleProgram/Misbehaving\.swift:\d+ then, in code that loops/#))
  }

  @Test func areAskedNothingMoreOnceTheirTimeIsOver() throws {
    let session = try SampleProgram.session(limits: .init(until: .now + .seconds(3)))
    #expect(throws: ProgramFailure.self) { try SampleProgram.run("silent", in: session) }
    #expect(throws: ProgramFailure.self) { try session.restart() }
  }

  @Test func sayWhichAppGroupsTheyUse() throws {
    let session = try SampleProgram.session()
    #expect(session.takeSuites() == [])
    _ = try SampleProgram.run("World", family: .systemLarge, in: session)
    #expect(session.takeSuites() == ["group.com.example.sample"])
    // Each is used for the first time once.
    _ = try SampleProgram.run("World", family: .systemLarge, in: session)
    #expect(session.takeSuites() == [])
  }

  @Test func sayWhereTheyReadTheClockWhileTheyDraw() throws {
    let session = try SampleProgram.session()
    let run = try SampleProgram.run("unordered", in: session)
    // The provider may read it.
    #expect(session.takeClockReads() == [])
    _ = try SampleProgram.drawing(of: run)
    let reads = session.takeClockReads()
    #expect(reads.count == 1)
    // The host is a part of this program, too.
    let own = try #require(reads.first?.first { !$0.hasPrefix("Sources/") })
    #expect(own.contains(#/SampleProgram/Misbehaving\.swift:\d+$/#))
    #expect(session.takeClockReads() == [])
  }

  @Test("are waited for less at a question that they did not answer, and at no other")
  func timeOutAgain() throws {
    let session = try SampleProgram.session(answer: .seconds(3))
    let limits = try ["silent", "loop", "silent"].map { kind in
      let failure = #expect(throws: ProgramFailure.self) {
        try SampleProgram.run(kind, in: session)
      }
      try session.restart()
      return failure?.description.firstMatch(of: /within (\d) s/)?.output.1
    }
    #expect(limits == ["3", "3", "2"])
  }

  @Test func sayWhereTheyTrap() throws {
    let sentence = try failure("trap")
    #expect(sentence.hasPrefix("the program ended at the timeline of 'trap': "))
    #expect(sentence.contains("Misbehaving.swift:"))
    #expect(sentence.hasSuffix("Fatal error: no family of this kind"))
    #expect(
      try failure("trappingView").hasPrefix("the program ended at the drawing of an entry: "))
    // The line is that of the app's own view, not of Swift's array.
    #expect(
      try failure("trappingView").contains(
        #/SampleProgram/Misbehaving\.swift:\d+: Fatal error: Index out of range$/#))
  }

  @Test func sayThatTheStackIsFull() throws {
    #expect(
      try failure("endlessFunction")
        == "the program ended at the drawing of an entry: Fatal error: the stack is full; "
        + "a function or a view contains itself without end")
  }

  @Test func sayThatTheyLeft() throws {
    #expect(
      try failure("leaving")
        == "the program ended at the timeline of 'leaving': it ended by itself with the exit code 3"
    )
  }

  @Test func sayThatThereIsNothingToShow() throws {
    #expect(
      try failure("empty")
        == "the timeline of 'empty' has no entries, so that the widget shows nothing new")
  }

  @Test func areAskedNothingMoreOnceTheyEnded() throws {
    let session = try SampleProgram.session()
    #expect(throws: ProgramFailure.self) { try SampleProgram.run("trap", in: session) }
    #expect(session.failure != nil)
    #expect(throws: ProgramFailure.self) { try SampleProgram.run("Clock", in: session) }
  }

  @Test("leave no folder, however they end", arguments: ["trap", "loop"])
  func home(_ kind: String) throws {
    let folder = try ScratchFolder()
    func homes() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    let session = try SampleProgram.session(
      answer: .seconds(8), temporaryFolder: folder.path)
    #expect(try homes().count == 1)
    #expect(throws: ProgramFailure.self) { try SampleProgram.run(kind, in: session) }
    #expect(try homes() == [])
    try session.restart()
    #expect(try homes().count == 1)
  }

  @Test func countTheFirstOfTwoAnswers() throws {
    let session = try SampleProgram.session()
    let run = try SampleProgram.run("twice", in: session)
    #expect(run.timeline.entries.map(\.date) == [SampleProgram.now])
    _ = try session.description()
    #expect(
      session.takeRemarks().notes == [
        "the provider called the completion handler of its timeline more than once; "
          + "the first answer counts"
      ])
  }

  @Test func answerFromOtherThreads() throws {
    let session = try SampleProgram.session()
    #expect(try SampleProgram.run("otherThread", in: session).timeline.entries.count == 1)
  }

  @Test(
    "wait for answers as long as they ask for, whatever the clock on the wall shows",
    arguments: [1_577_664_000, 2_466_547_200] as [Int64])
  func waits(_ seconds: Int64) throws {
    let now = Instant(secondsSince1970: seconds)
    let session = try SampleProgram.session(answer: .seconds(60), ProgramWorld(now: now))
    let dates = try SampleProgram.run("waiting", at: now, in: session).timeline.entries.map(\.date)
    #expect(dates == Array(repeating: now, count: 4) + [now.advanced(by: .seconds(60))])
  }

  @Test func showTheEntryOfTheMomentWhateverTheOrder() throws {
    let session = try SampleProgram.session()
    let run = try SampleProgram.run("unordered", in: session)
    #expect(run.entry(at: SampleProgram.now) == 2)
    #expect(run.entry(at: SampleProgram.now.advanced(by: .seconds(-30))) == 3)
    #expect(run.entry(at: SampleProgram.now.advanced(by: .seconds(90))) == 0)
    #expect(run.entry(at: .distantPast) == 1)
  }

  @Test func reportViewsThatAreTooDeep() throws {
    let session = try SampleProgram.session(answer: .seconds(60))
    let deep = try SampleProgram.drawing(of: SampleProgram.run("deepView", in: session))
    #expect(deep.problems.contains { if case .nestedTooDeep = $0 { true } else { false } })
  }

  @Test func drawTwentyThousandViews() throws {
    let session = try SampleProgram.session(
      answer: .seconds(60), variables: ["SAMPLE_VIEWS": "20000"])
    let list = try SampleProgram.drawing(of: SampleProgram.run("manyViews", in: session))
    #expect(SampleProgram.texts(list).count == 20_000)
  }

  @Test("are none if they are something else", arguments: ["/bin/echo", "/bin/true"])
  func areNoPrograms(_ path: String) {
    #expect(throws: ProgramFailure.notAProgram(path: path)) {
      _ = try ProgramSession(path: path, environment: [:])
    }
  }

  @Test func areMissing() {
    do throws(ProgramFailure) {
      _ = try ProgramSession(path: "/no/program", environment: [:])
      Issue.record("a session without a program")
    } catch {
      #expect(error.description == "cannot run '/no/program': No such file or directory")
    }
  }
}
