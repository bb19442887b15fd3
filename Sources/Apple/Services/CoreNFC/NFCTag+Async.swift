// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NFCISO7816Tag {
  /// Sends a command, and returns the answer with its two bytes of state; throws what has failed.
  public func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8) {
    try await withCheckedThrowingContinuation { continuation in
      sendCommand(apdu: apdu) { data, first, second, error in
        if let error { return continuation.resume(throwing: error) }
        continuation.resume(returning: (data, first, second))
      }
    }
  }
}

extension NFCMiFareTag {
  /// Sends a command, and returns the answer; throws what has failed.
  public func sendMiFareCommand(commandPacket command: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      sendMiFareCommand(commandPacket: command) { data, error in
        if let error { return continuation.resume(throwing: error) }
        continuation.resume(returning: data)
      }
    }
  }
}

extension NFCISO15693Tag {
  /// Reads a block of the tag by its number; throws what has failed.
  public func readSingleBlock(
    requestFlags flags: RequestFlag, blockNumber: UInt8
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      readSingleBlock(requestFlags: flags, blockNumber: blockNumber) { data, error in
        if let error { return continuation.resume(throwing: error) }
        continuation.resume(returning: data)
      }
    }
  }
}

extension NFCFeliCaTag {
  /// Gets the versions of the keys of nodes; throws what has failed.
  public func requestService(nodeCodeList: [Data]) async throws -> [Data] {
    try await withCheckedThrowingContinuation { continuation in
      requestService(nodeCodeList: nodeCodeList) { versions, error in
        if let error { return continuation.resume(throwing: error) }
        continuation.resume(returning: versions)
      }
    }
  }

  /// Reads blocks of services, and returns two states with the data; throws what has failed.
  public func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data]
  ) async throws -> (Int, Int, [Data]) {
    try await withCheckedThrowingContinuation { continuation in
      readWithoutEncryption(serviceCodeList: serviceCodeList, blockList: blockList) {
        first, second, data, error in
        if let error { return continuation.resume(throwing: error) }
        continuation.resume(returning: (first, second, data))
      }
    }
  }
}
