// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Values and a completion that are written down, and sent to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is written down, in its order.
  public struct Recording {
    /// The values, in their order.
    public private(set) var output: [Output]

    /// How the publisher ends.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isComplete: Bool

    /// Creates a recording without values, to which values are added.
    public init() { (output, completion, isComplete) = ([], .finished, false) }

    /// Creates a recording of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds a value, unless a completion was added before.
    public mutating func receive(_ input: Output) {
      if !isComplete { output.append(input) }
    }

    /// Adds the completion, unless one was added before.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if !isComplete { (self.completion, isComplete) = (completion, true) }
    }
  }

  /// What is sent to each subscriber.
  public let recording: Recording

  /// Creates a publisher of what a function writes down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Sends the values and the completion to a subscriber.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      for value in recording.output { outlet.send(value) }
      outlet.finish(recording.completion)
      return nil
    }.receive(subscriber: subscriber)
  }
}
