// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// Gives a fact of the system by its name: what kind of device it is, which is an iPhone 16; others are not known here.
///
/// - Parameters:
///   - name: The name, such as `hw.machine`.
///   - oldp: Where the fact is written, as text of C; nil if only its length is asked for.
///   - oldlenp: The room for it, and then its length, in bytes.
///   - newp: A new value, which is refused.
///   - newlen: Its length.
/// - Returns: 0, or -1 if the fact is not known or has no room; then it has no length.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?,
  _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
  let facts = ["hw.machine": "iPhone17,3", "hw.model": "D47AP", "hw.product": "iPhone17,3"]
  guard newp == nil, let fact = facts[String(cString: name)] else {
    oldlenp?.pointee = 0
    return -1
  }
  let bytes = Array(fact.utf8) + [0]
  let room = oldlenp?.pointee ?? 0
  oldlenp?.pointee = bytes.count
  guard let oldp else { return 0 }
  guard room >= bytes.count else { return -1 }
  oldp.copyMemory(from: bytes, byteCount: bytes.count)
  return 0
}
