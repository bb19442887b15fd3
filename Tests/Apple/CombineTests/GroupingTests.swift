// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import Foundation
import Testing

@Suite("Values in groups and in time")
struct GroupingTests {
  private enum Broken: Error {
    case once
  }

  /// What a publisher sends, and how it ends.
  private final class Received<Value, Failure: Error> {
    private(set) var values: [Value] = []
    private(set) var end: Subscribers.Completion<Failure>?
    private var sink: AnyCancellable?

    init(_ publisher: some Publisher<Value, Failure>) {
      sink = publisher.sink { [unowned self] in
        end = $0
      } receiveValue: { [unowned self] in
        values.append($0)
      }
    }
  }

  /// A clock that goes on when it is told to.
  private final class Clock: Scheduler {
    private var time = SchedulerInterval.seconds(0)
    private var waiting: [(time: SchedulerInterval, action: () -> Void)] = []

    func schedule(_ action: @escaping () -> Void) { action() }

    func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
      waiting.append((time + interval, action))
    }

    func advance(by interval: SchedulerInterval) {
      time += interval
      let due = waiting.filter { $0.time <= time }
      waiting.removeAll { $0.time <= time }
      for one in due { one.action() }
    }
  }

  @Test("a number of values is an array, and the rest is one at the end")
  func counts() {
    #expect(Received([1, 2, 3, 4, 5].publisher.collect(2)).values == [[1, 2], [3, 4], [5]])
    let failing = [1, 2, 3].publisher.tryMap { value in
      if value == 3 { throw Broken.once }
      return value
    }
    #expect(Received(failing.collect(5)).values == [])
  }

  @Test("the values of an interval are an array, and an interval without any sends nothing")
  func time() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), Clock())
    let received = Received(subject.collect(.byTime(clock, .seconds(10))))
    subject.send(1)
    clock.advance(by: 9)
    subject.send(2)
    #expect(received.values == [])
    clock.advance(by: 1)
    #expect(received.values == [[1, 2]])
    clock.advance(by: 10)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(received.values == [[1, 2], [3]] && received.end == .finished)
  }

  @Test("an interval ends early when there are enough values, and another one begins")
  func timeOrCount() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), Clock())
    let received = Received(subject.collect(.byTimeOrCount(clock, .seconds(10), 2)))
    subject.send(1)
    clock.advance(by: 6)
    subject.send(2)
    subject.send(3)
    #expect(received.values == [[1, 2]])
    clock.advance(by: 6)
    #expect(received.values == [[1, 2]])
    clock.advance(by: 4)
    #expect(received.values == [[1, 2], [3]])
  }

  @Test("a publisher that is silent for an interval ends, with an error if one is given")
  func timeout() {
    let (subject, clock) = (PassthroughSubject<Int, Broken>(), Clock())
    let failing = Received(subject.timeout(.seconds(5), scheduler: clock) { .once })
    let ending = Received(subject.timeout(.seconds(6), scheduler: clock))
    clock.advance(by: 4)
    subject.send(1)
    clock.advance(by: 4)
    #expect(failing.end == nil)
    clock.advance(by: 1)
    #expect(failing.end == .failure(.once) && ending.end == nil)
    subject.send(2)
    clock.advance(by: 6)
    #expect(failing.values == [1] && ending.values == [1, 2] && ending.end == .finished)
  }

  @Test("moments and intervals of schedulers are reckoned with")
  func instants() {
    let now = DispatchQueue.main.now
    let later = now.advanced(by: .seconds(2))
    #expect(now.distance(to: later) == .seconds(2))
    #expect(DispatchQueue.SchedulerTimeType.Stride.milliseconds(1500) + 1 == .seconds(2.5))
    #expect(SchedulerInterval(.milliseconds(20)).timeInterval == 0.02)
    #expect(
      RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 4)).date.timeIntervalSince1970 == 4)
  }

  @Test("a scheduler repeats until it is told to stop")
  func repetition() async {
    let queue = DispatchQueue(label: "again")
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let repetition = queue.schedule(after: queue.now, interval: .milliseconds(5)) {
      continuation.yield(1)
    }
    var count = 0
    for await one in stream {
      count += one
      if count == 3 { break }
    }
    repetition.cancel()
    #expect(count == 3)
  }
}
