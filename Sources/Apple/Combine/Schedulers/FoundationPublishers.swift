// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Sends the answer of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Sends what is at a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Sends the answer of a request.
  public struct DataTaskPublisher: Publisher {
    /// The body, and what is said of it.
    public typealias Output = (data: Data, response: URLResponse)
    /// What can go wrong.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// What makes it.
    public let session: URLSession

    /// Makes the request, and sends its answer.
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
  /// Sends the notifications of a name.
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

/// A publisher that begins to send when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins to send.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins to send when somebody subscribes.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      let sink = observe {
        outlet.send($0)
      } completion: {
        outlet.finish($0)
      }
      let connection = connect()
      return AnyCancellable {
        sink.cancel()
        connection.cancel()
      }
    }.eraseToAnyPublisher()
  }
}

extension Timer {
  /// Sends the moment again and again, in seconds apart.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Sends the moment again and again.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The moment.
    public typealias Output = Date
    /// Nothing can go wrong.
    public typealias Failure = Never

    /// The seconds between two moments.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    /// Sends moments from now on, once it is connected.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to send, on the main queue.
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
