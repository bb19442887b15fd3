// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import Foundation
import FoundationCombine
import Testing

private struct Broken: Error, Equatable {}

extension Publishers {
  /// A type of a program's own in the namespace.
  fileprivate struct MissingOutput: Error {}
}

extension Publisher {
  /// As public packages name what `flatMap` returns.
  fileprivate func doubled() -> Publishers.FlatMap<Future<Int, Never>, Self>
  where Output == Int, Failure == Never {
    flatMap { value in Future { $0(.success(value * 2)) } }
  }

  fileprivate func failing()
    -> Publishers.FlatMap<
      Future<Int, any Error>, Publishers.SetFailureType<Self, any Error>
    > where Output == Int, Failure == Never
  {
    flatMap { _ in Future { $0(.failure(Publishers.MissingOutput())) } }
  }
}

@Suite("Publishers that programs name")
struct PublisherTypeTests {
  private func received<Source: Publisher>(
    _ publisher: Source
  ) -> (values: [Source.Output], failed: Bool) {
    var values: [Source.Output] = []
    var failed = false
    let sink = publisher.sink { end in
      if case .failure = end { failed = true }
    } receiveValue: {
      values.append($0)
    }
    withExtendedLifetime(sink) {}
    return (values, failed)
  }

  @Test("the type of a flat map is that of its parts, whichever of them fails")
  func flatMaps() {
    #expect(received([1, 2].publisher.doubled()).values == [2, 4])
    #expect(received(Just(1).failing()).failed)
    let both = Fail<Int, Broken>(error: Broken()).flatMap { Just($0) }
    #expect(received(both).failed)
  }

  @Test("the latest values of up to four publishers come together")
  func latest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var seen: [String] = []
    let two = Publishers.CombineLatest(a, b).sink { seen.append("\($0)\($1)") }
    let four = Publishers.CombineLatest4(a, b, Just("x"), Just("y"))
      .sink { seen.append("\($0)\($1)\($2)\($3)") }
    let three = a.combineLatest(b, Just("z")) { "\($0)\($1)\($2)" }.sink { seen.append($0) }
    b.send("b")
    a.send(2)
    #expect(seen.sorted() == ["1b", "1bxy", "1bz", "2b", "2bxy", "2bz"])
    withExtendedLifetime((two, three, four)) {}
  }

  @Test("values of zipped publishers come in their order, as long as all have one")
  func zips() {
    let zipped = Publishers.Zip3(
      [1, 2, 3].publisher, ["a", "b"].publisher, [true, false].publisher)
    let found = received(zipped).values.map { "\($0.0)\($0.1)\($0.2)" }
    #expect(found == ["1atrue", "2bfalse"])
    let sums = [1].publisher.zip([2].publisher) { (a: Int, b: Int) in a + b }
    #expect(received(sums).values == [3])
  }

  @Test("merged publishers send all, and end when all have ended")
  func merges() {
    let three = Publishers.Merge3([1].publisher, [2].publisher, [3].publisher)
    #expect(received(three).values.sorted() == [1, 2, 3])
    #expect(received(Publishers.MergeMany([Just(1), Just(2)])).values.sorted() == [1, 2])
    #expect(received(Just(1).merge(with: Just(2), Just(3), Just(4))).values.count == 4)
    #expect(received(Just(1).append(Just(2)).prepend(Just(0))).values == [0, 1, 2])
    let failing = Fail<Int, Broken>(error: Broken()).append(
      Just(1).setFailureType(to: Broken.self))
    #expect(received(failing).values == [] && received(failing).failed)
  }

  @Test("a timer that connects itself can be kept as a property")
  func autoconnects() {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
      Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    timer.sink { _ in }.cancel()
    #expect(timer.upstream.interval == 60)
  }

  @Test("a property is published with its value at the beginning")
  func property() {
    final class Counter: NSObject { var count = 5 }
    let counter = Counter()
    var values: [Int] = []
    let kept = counter.publisher(for: \.count).sink { values.append($0) }
    let silent = counter.publisher(for: \.count, options: .new).sink { values.append($0) }
    withExtendedLifetime((kept, silent)) { #expect(values == [5]) }
  }

  @Test("notifications have a publisher with a name")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("PublisherTypeTests")
    let publisher: NotificationCenter.Publisher = center.publisher(for: name)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name))
    var count = 0
    let kept = publisher.sink { _ in count += 1 }
    center.post(name: name, object: nil)
    kept.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
