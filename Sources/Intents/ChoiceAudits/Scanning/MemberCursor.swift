// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Goes through the members of an object of JSON.
struct MemberCursor {
  /// The offset of the value after ``advance(_:)``, which whoever uses the cursor moves past it; the end of the object once there
  /// is no more member; -1 where the object is unusual.
  var offset: Int

  /// The first byte of the name of the member.
  private(set) var nameStart = 0

  /// The quotation mark after the name.
  private(set) var nameEnd = 0

  private var isFirst = true

  /// Enters the object at an offset.
  @inline(__always)
  init(_ text: Span<UInt8>, at offset: Int) {
    self.offset = text[offset] == UInt8(ascii: "{") ? offset + 1 : -1
  }

  /// Goes to the value of the next member; false at the end, or where the object is unusual.
  @inline(__always)
  mutating func advance(_ text: Span<UInt8>) -> Bool {
    guard offset >= 0 else { return false }
    var next = text.skippingSpace(from: offset)
    if isFirst {
      isFirst = false
      if text[next] == UInt8(ascii: "}") {
        offset = next + 1
        return false
      }
    } else {
      switch text[next] {
      case UInt8(ascii: ","): next = text.skippingSpace(from: next + 1)
      case UInt8(ascii: "}"):
        offset = next + 1
        return false
      default:
        offset = -1
        return false
      }
    }
    guard text[next] == UInt8(ascii: "\"") else {
      offset = -1
      return false
    }
    nameStart = next + 1
    nameEnd = text.endOfPlainText(from: nameStart)
    guard text[nameEnd] == UInt8(ascii: "\"") else {
      offset = -1
      return false
    }
    next = text.skippingSpace(from: nameEnd + 1)
    guard text[next] == UInt8(ascii: ":") else {
      offset = -1
      return false
    }
    offset = text.skippingSpace(from: next + 1)
    return true
  }
}
