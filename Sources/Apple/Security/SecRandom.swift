// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// Where random numbers come from.
public final class SecRandom: Sendable {}

/// Where random numbers come from.
public typealias SecRandomRef = SecRandom

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The random numbers of the system.
public let kSecRandomDefault: SecRandomRef? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills memory with random bytes.
///
/// - Returns: Always `errSecSuccess`.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for place in 0..<count {
    (bytes + place).storeBytes(of: UInt8.random(in: 0...255), as: UInt8.self)
  }
  return errSecSuccess
}
