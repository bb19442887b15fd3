// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import MessageStream

@Suite struct WaitingWorkTests {
  private func work(_ number: Int) -> MessageWorker.Work {
    MessageWorker.Work(call: MessageCall(.number("\(number)")) { _ in }) { _ in }
  }

  private func id(_ number: Int) -> MessageID { .number("\(number)") }

  @Test("requests come in their order, without those that were taken back")
  func order() {
    var waiting = WaitingWork()
    for number in 1...5 { waiting.append(work(number)) }
    #expect(waiting.remove(id(2))?.call.id == id(2))
    #expect(waiting.remove(id(2)) == nil)
    #expect(!waiting.contains(id(2)) && waiting.contains(id(3)))
    var order: [MessageID] = []
    while let next = waiting.popFirst() { order.append(next.call.id) }
    #expect(order == [id(1), id(3), id(4), id(5)])
    #expect(waiting.isEmpty)
    #expect(waiting.remove(id(5)) == nil)
  }

  @Test("what does not wait any more is let go, also if something waits all the time")
  func memory() {
    var waiting = WaitingWork()
    for number in 0..<100 { waiting.append(work(number)) }
    for number in 100..<20_000 {
      waiting.append(work(number))
      #expect(waiting.popFirst()?.call.id == id(number - 100))
      #expect(waiting.placeCount <= 2_200)
    }
    // What waits is found by its name where it is now.
    #expect(waiting.remove(id(19_950))?.call.id == id(19_950))
    var rest: [MessageID] = []
    while let next = waiting.popFirst() { rest.append(next.call.id) }
    #expect(rest == (19_900..<20_000).filter { $0 != 19_950 }.map(id))
    #expect(waiting.placeCount == 0)
  }
}
