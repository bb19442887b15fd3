// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite("What real projects do")
struct RealProjectTests {
  @Test("each is reported as it should be, and repaired without harm", arguments: RealProject.all)
  func report(_ project: RealProject) throws {
    #expect(try project.report.mismatch(with: project.transcript()) == nil)
  }

  @Test("there are projects")
  func projects() {
    #expect(RealProject.all.count >= 11)
  }
}
