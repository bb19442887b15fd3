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

  /// What a publisher sends until it ends.
  private func sent<Value: Sendable, Failure: Error>(
    _ publisher: some Publisher<Value, Failure>
  ) async -> [Value] {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let sink = publisher.sink { _ in
      continuation.finish()
    } receiveValue: {
      continuation.yield($0)
    }
    var values: [Value] = []
    for await value in stream { values.append(value) }
    sink.cancel()
    return values
  }

  @Test("a number of values is an array, and the rest is one at the end")
  func counts() async {
    #expect(await sent([1, 2, 3, 4, 5].publisher.collect(2)) == [[1, 2], [3, 4], [5]])
    let failing = [1, 2, 3].publisher.tryMap { value in
      if value == 3 { throw Broken.once }
      return value
    }
    #expect(await sent(failing.collect(5)) == [])
  }

  @Test("the values of an interval are an array")
  func time() async {
    let subject = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "groups")
    async let arrays = sent(
      subject.prefix(4).collect(.byTime(queue, .milliseconds(40))))
    try? await Task.sleep(for: .milliseconds(20))
    subject.send(1)
    subject.send(2)
    try? await Task.sleep(for: .milliseconds(200))
    subject.send(3)
    subject.send(4)
    #expect(await arrays == [[1, 2], [3, 4]])
  }

  @Test("an interval ends early when there are enough values")
  func timeOrCount() async {
    let queue = DispatchQueue(label: "groups")
    let arrays = await sent(
      [1, 2, 3, 4, 5].publisher.collect(.byTimeOrCount(queue, .seconds(60), 2)))
    #expect(arrays == [[1, 2], [3, 4], [5]])
  }

  @Test("a publisher that is silent for an interval ends")
  func timeout() async {
    let subject = PassthroughSubject<Int, Broken>()
    let queue = DispatchQueue(label: "timeout")
    let values = await sent(
      subject.timeout(.milliseconds(30), scheduler: queue) { .once })
    #expect(values == [])
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

  @Test("publishers of others have Apple's names")
  func names() async {
    let (numbers, letters) = ([1, 2].publisher, ["a", "b"].publisher)
    let pairs = await sent(Publishers.Zip(numbers, letters).map { "\($0)\($1)" })
    #expect(pairs == ["1a", "2b"])
    let latest = await sent(
      Publishers.CombineLatest3(numbers, letters, Just(true)).map { "\($0)\($1)\($2)" })
    #expect(latest.last == "2btrue")
    #expect(await sent(Publishers.Merge(numbers, Just(3))) == [1, 2, 3])
    #expect(await sent(Publishers.MergeMany([Just(1), Just(2)])) == [1, 2])
    #expect(await sent(Publishers.MergeMany(Just(1), Just(2))) == [1, 2])
  }
}
