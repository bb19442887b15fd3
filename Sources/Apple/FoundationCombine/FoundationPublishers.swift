// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Combine
import Dispatch
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Returns a publisher of the response for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the response to a request.
  public struct DataTaskPublisher: Publisher {
    /// The body and the metadata of the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the request; `URLError.unknown` for an error of another type.
    public typealias Failure = URLError

    /// The request that is sent at each subscription.
    public let request: URLRequest

    /// The session that sends the request.
    public let session: URLSession

    /// Sends the request, and then its response or failure to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == URLError {
      Made<Output, URLError> { outlet in
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response, error == nil {
            outlet.send((data, response))
            outlet.finish()
          } else {
            outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return AnyCancellable { task.cancel() }
      }.receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name; a nil object stands for any sender.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    Made<Notification, Never> { outlet in
      let token = Unchecked(
        self.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) })
      return AnyCancellable { self.removeObserver(token.value) }
    }.eraseToAnyPublisher()
  }
}

extension Timer {
  /// Returns a publisher of the date at an interval in seconds; the tolerance, run loop and mode
  /// are ignored.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A publisher of the current date at an interval.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The type of the values: the current date.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    /// Starts to send dates to a subscriber, once the publisher is connected.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer on the main queue, which sends first after one interval.
    public func connect() -> any Cancellable {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + interval, repeating: interval)
      let subject = subject
      source.setEventHandler { subject.send(Date()) }
      source.resume()
      return AnyCancellable { source.cancel() }
    }
  }
}
