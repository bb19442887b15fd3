// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import Dispatch
import Foundation
import Testing

private enum Broken: Error, Equatable {
  case once
}

/// A decoder of texts, which has the number of their letters for each.
private struct LetterCounter: TopLevelDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from text: String) throws -> Item {
    try JSONDecoder().decode(type, from: Data("\(text.count)".utf8))
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

@Suite("Publishers")
struct PublisherTests {
  /// What a publisher sends at once, and how it ends.
  private func received<Value, Failure: Error>(
    _ publisher: some Publisher<Value, Failure>
  ) -> (values: [Value], error: Failure?, isFinished: Bool) {
    var values: [Value] = []
    var error: Failure?
    var isFinished = false
    let sink = publisher.sink {
      switch $0 {
      case .finished: isFinished = true
      case .failure(let failure): error = failure
      }
    } receiveValue: {
      values.append($0)
    }
    sink.cancel()
    return (values, error, isFinished)
  }

  @Test("values are changed, chosen and joined")
  func values() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(received(numbers.map { $0 * 2 }.filter { $0 > 2 }).values == [4, 4, 6, 8])
    #expect(received(numbers.removeDuplicates().dropFirst().prefix(2)).values == [2, 3])
    #expect(received(numbers.collect()).values == [[1, 2, 2, 3, 4]])
    #expect(received(numbers.scan(0, +)).values == [1, 3, 5, 8, 12])
    #expect(received(numbers.flatMap { Just($0 + 1) }).values == [2, 3, 3, 4, 5])
    #expect(
      received(numbers.zip(["a", "b"].publisher).map { "\($0)\($1)" }).values == ["1a", "2b"])
    #expect(received(Just(1).merge(with: Just(2))).values == [1, 2])
    #expect(received(numbers.compactMap { $0 == 3 ? "three" : nil }).isFinished)
  }

  @Test("documents are encoded and decoded, also by coders of a program's own")
  func documents() {
    let documents = [["a"], ["b", "c"]].publisher.encode(encoder: JSONEncoder())
    #expect(
      received(documents.decode(type: [String].self, decoder: JSONDecoder())).values
        == [["a"], ["b", "c"]])
    #expect(received(Just("two").decode(type: Int.self, decoder: LetterCounter())).values == [3])
    let broken = Just(Data("{".utf8)).decode(type: Int.self, decoder: JSONDecoder())
    #expect(received(broken).error is DecodingError)
  }

  @Test("an error ends a publisher, unless another one goes on")
  func errors() {
    let broken = [1, 2, 3].publisher.tryMap {
      if $0 == 2 { throw Broken.once }
      return $0
    }
    let plain = received(broken)
    #expect(plain.values == [1])
    #expect(plain.error as? Broken == .once)
    #expect(!plain.isFinished)
    #expect(received(broken.replaceError(with: 9)).values == [1, 9])
    #expect(received(broken.catch { _ in [7, 8].publisher }).values == [1, 7, 8])
    #expect(received(Fail<Int, Broken>(error: .once).retry(2)).error == .once)
  }

  @Test("a subject sends to whoever listens, until it ends")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    var first: [Int] = []
    var second: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { first.append($0) }.store(in: &kept)
    subject.send(1)
    let other = subject.sink { second.append($0) }
    subject.send(2)
    other.cancel()
    subject.send(3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(first == [1, 2, 3])
    #expect(second == [2])
    let current = CurrentValueSubject<Int, Never>(5)
    current.value = 6
    #expect(received(current.prefix(1)).values == [6])
  }

  @Test("a future gives its value to those who come later")
  func future() async {
    let future = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(3)) }
    }
    #expect(await future.value == 3)
    #expect(received(future).values == [3])
  }

  @Test("an object says that a property is about to change")
  func objects() {
    let model = Model()
    var before: [Int] = []
    var values: [Int] = []
    let sink = model.objectWillChange.sink { before.append(model.count) }
    let other = model.$count.sink { values.append($0) }
    model.count = 1
    model.count = 2
    sink.cancel()
    other.cancel()
    #expect(before == [0, 1])
    #expect(values == [0, 1, 2])
  }

  @Test("values wait for a scheduler, and only the newest is sent after a pause")
  func scheduling() async {
    let queue = DispatchQueue(label: "PublisherTests")
    let subject = PassthroughSubject<Int, Never>()
    let values = subject.debounce(for: .milliseconds(20), scheduler: queue).values
    Task {
      subject.send(1)
      subject.send(2)
    }
    for await value in values {
      #expect(value == 2)
      break
    }
  }
}
