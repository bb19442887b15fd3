// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import Foundation
import Testing

@Suite("Operators that look at values and pass some of them on")
struct OperatorTests {
  private enum Broken: Error, Equatable {
    case once
  }

  /// What a publisher sends at once, and how it ends.
  private func received<Value, Failure: Error>(
    _ publisher: some Publisher<Value, Failure>
  ) -> (values: [Value], end: Subscribers.Completion<Failure>?) {
    var values: [Value] = []
    var end: Subscribers.Completion<Failure>?
    let sink = publisher.sink {
      end = $0
    } receiveValue: {
      values.append($0)
    }
    withExtendedLifetime(sink) {}
    return (values, end)
  }

  private let numbers = [3, 1, 2].publisher

  @Test("questions about all values are answered once")
  func answers() {
    #expect(received(numbers.count()).values == [3])
    #expect(received(numbers.contains(1)).values == [true])
    #expect(received(numbers.contains { $0 > 3 }).values == [false])
    #expect(received(numbers.allSatisfy { $0 > 1 }).values == [false])
    #expect(received(numbers.min()).values == [1])
    #expect(received(numbers.max()).values == [3])
    #expect(received([Int]().publisher.max()).values == [])
    #expect(received(["ab", "c"].publisher.min { $0.count < $1.count }).values == ["c"])
  }

  @Test("values are chosen by their places")
  func places() {
    #expect(received(numbers.last()).values == [2])
    #expect(received(numbers.last { $0 > 2 }).values == [3])
    #expect(received(numbers.output(at: 1)).values == [1])
    #expect(received(numbers.output(in: 1...)).values == [1, 2])
    #expect(received(numbers.output(in: ..<2)).values == [3, 1])
    #expect(received(numbers.drop { $0 > 2 }).values == [1, 2])
    #expect(received(numbers.prefix { $0 > 2 }).values == [3])
    #expect(received(numbers.append(4, 5).prepend([0])).values == [0, 3, 1, 2, 4, 5])
    #expect(received(numbers.ignoreOutput()).values.isEmpty)
    #expect(received([Int]().publisher.replaceEmpty(with: 7)).values == [7])
    #expect(received(numbers.replaceEmpty(with: 7)).values == [3, 1, 2])
    #expect(received((1...9).publisher.first { $0 > 4 }).values == [5])
  }

  @Test("an error of a function ends the publisher")
  func errors() {
    func fails(_ publisher: some Publisher<some Any, any Error>) -> Bool {
      if case .failure(let error) = received(publisher).end {
        error as? Broken == .once
      } else {
        false
      }
    }
    func broken<Value>(_ value: Value) throws -> Bool { throw Broken.once }
    #expect(fails(numbers.tryFilter(broken)))
    #expect(fails(numbers.tryFirst(where: broken)))
    #expect(fails(numbers.tryLast(where: broken)))
    #expect(fails(numbers.tryContains(where: broken)))
    #expect(fails(numbers.tryAllSatisfy(broken)))
    #expect(fails(numbers.tryDrop(while: broken)))
    #expect(fails(numbers.tryPrefix(while: broken)))
    #expect(fails(numbers.tryMax { _, _ in throw Broken.once }))
    #expect(fails(numbers.tryRemoveDuplicates { _, _ in throw Broken.once }))
    #expect(fails(Fail<Int, Broken>(error: .once).tryCatch { error -> Just<Int> in throw error }))
    let sums = numbers.tryScan(0) { sum, value throws in
      if value == 2 { throw Broken.once }
      return sum + value
    }
    #expect(received(sums).values == [3, 4] && fails(sums))
    #expect(received(numbers.tryReduce(0) { $0 + $1 }).values == [6])
    #expect(received(["1", "x"].publisher.tryCompactMap { Int($0) }).values == [1])
    let caught = Fail<Int, Broken>(error: .once).tryCatch { _ in Just(9) }
    #expect(received(caught).values == [9])
  }

  @Test("only the newest publisher is heard, and all ends with the last")
  func newest() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var values: [Int] = []
    var isOver = false
    let sink = outer.switchToLatest().sink { _ in
      isOver = true
    } receiveValue: {
      values.append($0)
    }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(!isOver)
    second.send(completion: .finished)
    #expect(values == [1, 3] && isOver)
    withExtendedLifetime(sink) {}
  }

  @Test("another publisher opens or ends one")
  func until() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var (before, after): ([Int], [Int]) = ([], [])
    let sinks = [
      values.prefix(untilOutputFrom: signal).sink { before.append($0) },
      values.drop(untilOutputFrom: signal).sink { after.append($0) },
    ]
    values.send(1)
    signal.send()
    values.send(2)
    #expect(before == [1] && after == [2])
    withExtendedLifetime(sinks) {}
  }

  @Test("a publisher is shared once it is connected, and canceled when enough came")
  func sharing() {
    var subscriptions = 0
    var cancellations = 0
    let source = PassthroughSubject<Int, Never>()
    let shared =
      source
      .handleEvents(
        receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
      )
      .multicast { PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    let sinks = [shared.sink { values.append($0) }, shared.sink { values.append($0) }]
    source.send(0)
    let connection = shared.connect()
    source.send(1)
    #expect(values == [1, 1] && subscriptions == 1)
    connection.cancel()
    #expect(cancellations == 1)
    let one = source.handleEvents(receiveCancel: { cancellations += 1 }).first().sink { _ in }
    source.send(2)
    #expect(cancellations == 2)
    withExtendedLifetime((sinks, one)) {}
  }

  @Test("a subscription that ends by itself is not canceled")
  func ends() {
    var cancellations = 0
    let sink = Just(1).handleEvents(receiveCancel: { cancellations += 1 }).sink { _ in }
    sink.cancel()
    #expect(cancellations == 0)
  }

  @Test("records, options and results are sent, and subscribers take what comes")
  func sources() {
    let record = Record<Int, Broken> {
      $0.receive(1)
      $0.receive(completion: .failure(.once))
      $0.receive(2)
    }
    #expect(received(record).values == [1])
    #expect(received(record).end == .failure(.once))
    #expect(received(Int?.none.publisher).values == [])
    #expect(received(Result<Int, Broken>.failure(.once).publisher).end == .failure(.once))
    let subject = CurrentValueSubject<Int, Never>(0)
    numbers.subscribe(AnySubscriber(subject))
    #expect(subject.value == 2)
    final class Holder { var number = 0 }
    let holder = Holder()
    numbers.subscribe(Subscribers.Assign(object: holder, keyPath: \.number))
    #expect(holder.number == 2)
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(received(numbers.print().breakpointOnError().assertNoFailure()).values == [3, 1, 2])
  }

  @Test("values are awaited, and the error of a failure is thrown")
  func awaits() async throws {
    var values: [Int] = []
    for await value in numbers.values { values.append(value) }
    #expect(values == [3, 1, 2])
    await #expect(throws: Broken.once) {
      for try await _ in Fail<Int, Broken>(error: .once).values {}
    }
    let future = Future<Int, Broken> { $0(.failure(.once)) }
    await #expect(throws: Broken.once) { try await future.value }
  }
}
