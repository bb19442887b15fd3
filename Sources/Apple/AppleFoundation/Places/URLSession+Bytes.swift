// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking

/// The lines of bytes.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// What gives the next line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator

    /// Returns the next line without its end; nil after the last.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next(isolation: actor) {
        guard byte != UInt8(ascii: "\n") else {
          // As on Apple's systems, empty lines are not given.
          if line.isEmpty { continue }
          return String(decoding: line, as: UTF8.self)
        }
        if byte != UInt8(ascii: "\r") { line.append(byte) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  let base: Base

  /// Returns what gives the next line.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

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

    /// Returns what gives the next byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data: data) }
  }

  /// Returns the bytes of an answer, which are all there at once.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url)
    return (AsyncBytes(data: data), response)
  }

  /// Returns the bytes of an answer, which are all there at once.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
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
          bytes = URLSession.AsyncBytes(data: data).makeAsyncIterator()
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

extension URLRequest {
  /// Whether HTTP/3 is tried first, which it is not here.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
