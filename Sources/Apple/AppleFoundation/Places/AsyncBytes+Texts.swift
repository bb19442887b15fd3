// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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

/// The letters of bytes.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// What gives the next letter.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    var letter = ""

    /// Returns the next letter; nil after the last.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Character? {
      while let scalar = try await scalars.next(isolation: actor) {
        letter.unicodeScalars.append(scalar)
        // A letter is complete once another one follows.
        if letter.count > 1 { return letter.removeFirst() }
      }
      return letter.isEmpty ? nil : letter.removeFirst()
    }
  }

  let base: Base

  /// Returns what gives the next letter.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: base.unicodeScalars.makeAsyncIterator())
  }
}

/// The scalars of bytes in UTF-8.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// What gives the next scalar.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    var waiting: UInt8?

    /// Returns the next scalar, which is the replacement character for bytes that are none; nil after the last.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Unicode.Scalar? {
      var first = waiting
      waiting = nil
      if first == nil { first = try await bytes.next(isolation: actor) }
      guard let first else { return nil }
      var all = [first]
      // The first byte says how many follow.
      let count = (0xC2...0xF4).contains(first) ? (first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3) : 0
      while all.count <= count, let byte = try await bytes.next(isolation: actor) {
        guard byte & 0xC0 == 0x80 else {
          waiting = byte
          break
        }
        all.append(byte)
      }
      return String(decoding: all, as: UTF8.self).unicodeScalars.first
    }
  }

  let base: Base

  /// Returns what gives the next scalar.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The letters of the bytes in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }

  /// The scalars of the bytes in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> {
    AsyncUnicodeScalarSequence(base: self)
  }
}

extension FileHandle {
  /// The bytes of a file from where it stands, which are read as they are asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What gives the next byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let handle: FileHandle
      var part = Data()
      var position = 0

      /// Returns the next byte; nil after the last.
      ///
      /// - Throws: The error of the file.
      public mutating func next() async throws -> UInt8? {
        if position == part.count {
          part = try handle.read(upToCount: 16_384) ?? Data()
          position = 0
        }
        guard position < part.count else { return nil }
        defer { position += 1 }
        return part[part.startIndex + position]
      }
    }

    let handle: FileHandle

    /// Returns what gives the next byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
  }

  /// The bytes of the file from where it stands.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
