// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

@Suite(
  "The memory of programs",
  .enabled(if: SampleProgram.isBuilt, "the sample program is built on Linux only"))
struct MemoryPeakTests {
  private func growth(of kind: String, in session: ProgramSession) throws -> Int {
    let (result, growth) = session.measuringMemory { () throws(ProgramFailure) in
      try SampleProgram.run(kind, in: session)
    }
    _ = try result.get()
    return try #require(growth)
  }

  @Test("is what an answer took at its peak, though it is released, and each time anew")
  func peak() throws {
    let session = try SampleProgram.session()
    #expect(try growth(of: "unordered", in: session) < 30 << 20)
    #expect(try growth(of: "greedy", in: session) >= 60 << 20)
    #expect(try growth(of: "unordered", in: session) < 30 << 20)
    #expect(try growth(of: "greedy", in: session) >= 60 << 20)
  }

  @Test("is not known of a program that has ended")
  func ended() throws {
    let session = try SampleProgram.session()
    for _ in 0..<2 {
      let (result, growth) = session.measuringMemory { () throws(ProgramFailure) in
        try SampleProgram.run("leaving", in: session)
      }
      #expect(throws: ProgramFailure.self) { try result.get() }
      #expect(growth == nil)
    }
  }
}
