// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where a place is in JSON that is being typed, and so may be malformed.
struct JSONCursor {
  /// A step from a value to one in it.
  enum Step: Hashable, Sendable {
    case key(String)
    case element
  }

  /// The steps to the value at the place or, at a key, to the object that has it.
  private(set) var path: [Step] = []

  /// Whether a key is at the place, or is to be.
  private(set) var isKey = false

  /// The word or text at the place, without quotation marks; nil if there is none.
  private(set) var token: Range<Int>?

  /// Whether the token is in quotation marks.
  private(set) var isQuoted = false

  /// The text of the token.
  private(set) var text = ""

  /// The keys of the innermost object.
  private(set) var siblings: Set<String> = []

  private struct Frame {
    var isObject: Bool
    var key: String?
    var keys: Set<String> = []
    var expectsKey: Bool
  }

  init(in bytes: [UInt8], at offset: Int) {
    var frames: [Frame] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let end = Self.endOfText(in: bytes, from: index + 1)
        if index < offset, offset <= end {
          (token, isQuoted) = (index + 1..<end, true)
          break
        }
        if offset <= index { break }
        if let last = frames.indices.last, frames[last].expectsKey {
          let key = String(decoding: bytes[index + 1..<end], as: UTF8.self)
          frames[last].key = key
          frames[last].keys.insert(key)
        }
        index = end + 1
        continue
      }
      if Self.isWord(byte) {
        let end = bytes[index...].firstIndex { !Self.isWord($0) } ?? bytes.count
        if index <= offset, offset <= end {
          token = index..<end
          break
        }
        if offset < index { break }
        index = end
        continue
      }
      if index >= offset { break }
      Self.step(over: byte, &frames)
      index += 1
    }
    text = token.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    isKey = frames.last.map { $0.isObject && $0.expectsKey } ?? false
    for (position, frame) in frames.enumerated() where position + 1 < frames.count || !isKey {
      if let key = frame.isObject ? frame.key : nil {
        path.append(.key(key))
      } else if !frame.isObject {
        path.append(.element)
      }
    }
    siblings = (frames.last?.keys ?? []).union(
      frames.last?.isObject == true
        ? Self.keys(in: bytes, from: (token?.upperBound).map { isQuoted ? $0 + 1 : $0 } ?? offset)
        : [])
  }

  private static func step(over byte: UInt8, _ frames: inout [Frame]) {
    switch byte {
    case UInt8(ascii: "{"): frames.append(Frame(isObject: true, expectsKey: true))
    case UInt8(ascii: "["): frames.append(Frame(isObject: false, expectsKey: false))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = frames.popLast()
    case UInt8(ascii: ","):
      guard let last = frames.indices.last else { return }
      frames[last].expectsKey = frames[last].isObject
    case UInt8(ascii: ":"):
      guard let last = frames.indices.last else { return }
      frames[last].expectsKey = false
    default: break
    }
  }

  /// The keys of an object from an offset on, up to its end.
  private static func keys(in bytes: [UInt8], from offset: Int) -> Set<String> {
    var keys: Set<String> = []
    var depth = 0
    var index = offset
    var last: String?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = endOfText(in: bytes, from: index + 1)
        last =
          depth == 0 ? String(decoding: bytes[index + 1..<max(index + 1, end)], as: UTF8.self) : nil
        index = end
      case UInt8(ascii: ":"):
        if depth == 0, let last { keys.insert(last) }
        last = nil
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return keys }
      default: break
      }
      index += 1
    }
    return keys
  }

  /// The end of a text, at its quotation mark; one that is not closed ends with its line.
  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return index
      default: index += 1
      }
    }
    return bytes.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension [JSONCursor.Step] {
  /// The last key on the way.
  var lastKey: String? {
    for step in reversed() { if case .key(let key) = step { return key } }
    return nil
  }
}
