// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import os

@Suite("Marks of times")
struct SignpostTests {
  private let signposter = OSSignposter(subsystem: "tests", category: "times")

  @Test("identifiers are counted, and not drawn")
  func counted() {
    let first = OSSignpostID(log: .default)
    let second = signposter.makeSignpostID()
    #expect(first < second)
    // Others may count in between, and none of them draws from 64 bits.
    #expect(first.rawValue > 0 && second.rawValue < 1000)
  }

  @Test("an object has one identifier, by whatever it is asked for")
  func objects() {
    final class Download {}
    let (one, other) = (Download(), Download())
    let identifier = OSSignpostID(log: .default, object: one)
    #expect(signposter.makeSignpostID(from: one) == identifier && identifier.rawValue < 1000)
    #expect(signposter.makeSignpostID(from: other) != identifier)
    withExtendedLifetime((one, other)) {}
  }

  @Test("the state of a time is a type of the module, which code keeps")
  func states() {
    let identifier = OSSignpostID(7)
    let state: OSSignpostIntervalState = signposter.beginInterval("load", id: identifier)
    #expect(state.signpostID == identifier)
    signposter.endInterval("load", state)
    #expect(OSSignpostIntervalState.beginState(id: identifier).signpostID == identifier)
  }
}
