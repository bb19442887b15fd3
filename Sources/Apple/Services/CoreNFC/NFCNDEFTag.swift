// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What can be done with the message of a tag.
public enum NFCNDEFStatus: UInt, Sendable {
  /// The tag has no messages.
  case notSupported = 1
  /// The message can be read and written.
  case readWrite = 2
  /// The message can only be read.
  case readOnly = 3
}

/// A tag with a message; there is none here.
public protocol NFCNDEFTag: NSObjectProtocol, NSCopying, NSSecureCoding, Sendable {
  /// Whether the tag is connected.
  var isAvailable: Bool { get }
  /// Returns what can be done with the message, and how long it can be.
  @preconcurrency func queryNDEFStatus(
    completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// Reads the message of the tag.
  @preconcurrency func readNDEF(
    completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  /// Writes a message to the tag.
  @preconcurrency func writeNDEF(
    _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Locks the tag so that it can only be read.
  @preconcurrency func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NFCNDEFTag {
  /// Returns what can be done with the message, and how long it can be; throws what has failed.
  public func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) {
    try await withCheckedThrowingContinuation { continuation in
      queryNDEFStatus { status, capacity, error in
        if let error { return continuation.resume(throwing: error) }
        continuation.resume(returning: (status, capacity))
      }
    }
  }

  /// Reads the message of the tag; throws what has failed.
  public func readNDEF() async throws -> NFCNDEFMessage {
    try await withCheckedThrowingContinuation { continuation in
      readNDEF { message, error in
        if let message { return continuation.resume(returning: message) }
        let failure = NFCReaderError(.ndefReaderSessionErrorZeroLengthMessage)
        continuation.resume(throwing: error ?? failure)
      }
    }
  }

  /// Writes a message to the tag; throws what has failed.
  public func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws {
    try await withCheckedThrowingContinuation { continuation in
      writeNDEF(ndefMessage) { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
    }
  }

  /// Locks the tag so that it can only be read; throws what has failed.
  public func writeLock() async throws {
    try await withCheckedThrowingContinuation { continuation in
      writeLock { continuation.resume(with: $0.map(Result.failure) ?? .success(())) }
    }
  }
}
