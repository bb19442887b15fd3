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

    /// Creates a publisher, which sends nothing before a subscription.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

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
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name.
  public struct Publisher: Combine.Publisher, Equatable {
    /// The type of the values: a notification.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name; a nil object stands for any sender.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Sends the notifications from now on to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Notification, Receiver.Failure == Never {
      let (center, name, object) = (center, name, object)
      Made<Notification, Never> { outlet in
        let token = Unchecked(
          center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) })
        return AnyCancellable { center.removeObserver(token.value) }
      }.receive(subscriber: subscriber)
    }

    /// Returns whether both publish the same notifications.
    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}

extension Timer {
  /// Returns a publisher of the date at an interval in seconds, which may be late by a tolerance in seconds; it sends on the main queue,
  /// whatever the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date at an interval.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The type of the values: the current date.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    /// By how many seconds a value may be late; nil for none.
    public let tolerance: TimeInterval?
    /// The run loop that was asked for; the main queue is used.
    public let runLoop: RunLoop
    /// The mode that was asked for; the main queue has none.
    public let mode: RunLoop.Mode
    /// The options that were asked for, of which there are none.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher, which sends once it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Starts to send dates to a subscriber, once the publisher is connected.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer on the main queue, which sends first after one interval.
    public func connect() -> any Cancellable {
      let source = DispatchSource.makeTimerSource(queue: .main)
      let leeway = DispatchTimeInterval.nanoseconds(Int(Swift.max(0, tolerance ?? 0) * 1e9))
      source.schedule(deadline: .now() + interval, repeating: interval, leeway: leeway)
      let subject = subject
      source.setEventHandler { subject.send(Date()) }
      source.resume()
      return AnyCancellable { source.cancel() }
    }
  }
}
