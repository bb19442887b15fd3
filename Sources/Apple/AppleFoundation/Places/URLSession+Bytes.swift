// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking
import Synchronization

extension URLSession {
  /// The bytes of an answer.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What gives the next byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var data: Data
      var position = 0

      /// Returns the next byte; nil after the last.
      public mutating func next() async throws -> UInt8? {
        guard position < data.count else { return nil }
        defer { position += 1 }
        return data[data.startIndex + position]
      }
    }

    let data: Data
    /// The task that got the answer, which is complete.
    public let task: URLSessionDataTask

    /// Returns what gives the next byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data: data) }
  }

  /// Returns the bytes of an answer, which are all there at once; the delegate of the task is not asked.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Returns the bytes of an answer, which are all there at once; the delegate of the task is not asked.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let running = RunningTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          guard let data, let response, let task = running.task else {
            continuation.resume(throwing: error ?? URLError(.unknown))
            return
          }
          continuation.resume(returning: (AsyncBytes(data: data, task: task), response))
        }
        running.task = task
        task.resume()
        // A cancellation before there was a task found none.
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      running.task?.cancel()
    }
  }
}

/// A task that is canceled with what waits for it.
private final class RunningTask: Sendable {
  private let kept = Mutex<URLSessionDataTask?>(nil)

  var task: URLSessionDataTask? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}

extension URL {
  /// The bytes of what is at an address, a file or a page, which are loaded when the first one is asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What gives the next byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      var bytes: URLSession.AsyncBytes.AsyncIterator?

      /// Returns the next byte; nil after the last.
      ///
      /// - Throws: The error of the file or of the server.
      public mutating func next() async throws -> UInt8? {
        if bytes == nil {
          let data =
            url.isFileURL
            ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          bytes = URLSession.AsyncBytes.AsyncIterator(data: data)
        }
        return try await bytes?.next()
      }
    }

    let url: URL

    /// Returns what gives the next byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  /// The bytes of what is at the address.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of what is at the address, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
