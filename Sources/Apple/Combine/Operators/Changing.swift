// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// Transforms each value with a function.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> { Publishers.Map(upstream: self, transform: transform) }

  /// Sends the value of each element's property.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> some Publisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends the values of two properties of each element.
  public func map<First, Second>(
    _ keyPath0: KeyPath<Output, First>, _ keyPath1: KeyPath<Output, Second>
  ) -> some Publisher<(First, Second), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Sends the values of three properties of each element.
  public func map<First, Second, Third>(
    _ keyPath0: KeyPath<Output, First>, _ keyPath1: KeyPath<Output, Second>,
    _ keyPath2: KeyPath<Output, Third>
  ) -> some Publisher<(First, Second, Third), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Transforms each value with a function, whose error ends the publisher.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> some Publisher<Result, any Error> {
    Made<Result, any Error> { outlet in
      observe {
        do {
          outlet.send(try transform($0))
        } catch {
          outlet.finish(.failure(error))
        }
      } completion: {
        outlet.finish($0.mapped { $0 })
      }
    }
  }

  /// Transforms each value with a function, and drops those that become nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends only the values for which a function returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the result of combining each value with the previous result.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> some Publisher<Result, Failure> {
    Made<Result, Failure> { outlet in
      var result = initial
      return observe {
        result = next(result, $0)
        outlet.send(result)
      } completion: {
        outlet.finish($0)
      }
    }
  }

  /// Sends all values as one array at the end; nothing after a failure.
  public func collect() -> some Publisher<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }

  /// Sends the result of combining all values at the end; nothing after a failure.
  public func reduce<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> some Publisher<Result, Failure> {
    Made<Result, Failure> { outlet in
      var result = initial
      return observe {
        result = next(result, $0)
      } completion: {
        if case .finished = $0 { outlet.send(result) }
        outlet.finish($0)
      }
    }
  }

  /// Replaces nil with a value.
  public func replaceNil<Value>(with value: Value) -> some Publisher<Value, Failure>
  where Output == Value? {
    map { $0 ?? value }
  }

  /// Decodes each value with a decoder, whose error ends the publisher.
  public func decode<Item: Decodable, Decoder: TopLevelDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> some Publisher<Item, any Error> where Output == Decoder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value with an encoder, whose error ends the publisher.
  public func encode<Encoder: TopLevelEncoder>(
    encoder: Encoder
  ) -> some Publisher<Encoder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// Calls functions at the events of a subscription; nil is no function.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      receiveSubscription?(outlet)
      // Subscriptions start without a limit here.
      receiveRequest?(.unlimited)
      let ended = Gate()
      let sink = observe {
        receiveOutput?($0)
        outlet.send($0)
      } completion: {
        ended.open()
        receiveCompletion?($0)
        outlet.finish($0)
      }
      return AnyCancellable {
        if !ended.isOpen { receiveCancel?() }
        sink.cancel()
      }
    }
  }
}

extension Subscribers.Completion {
  /// Returns the same completion with its error transformed.
  func mapped<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(change(error))
    }
  }
}
