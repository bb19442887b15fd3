// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax

/// A value without its place, so that what two readers make of a file can be compared.
enum PlainValue: Equatable {
  case dictionary([String: PlainValue])
  case array([PlainValue])
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case data([UInt8])
  case date(String)
  case null
  /// A value that does not decode.
  case broken

  /// What our reader makes of a value.
  init(_ value: PropertyListValue) {
    switch value.kind {
    case .dictionary:
      let pairs = value.entries.map { ($0.key, PlainValue($0.value)) }
      self = .dictionary(Dictionary(pairs) { $1 })
    case .array: self = .array(value.elements.map { PlainValue($0) })
    case .string: self = value.string.map { .string($0) } ?? .broken
    case .integer: self = value.integer.map { .integer($0) } ?? .broken
    case .real: self = value.number.map { .real($0) } ?? .broken
    case .boolean: self = value.boolean.map { .boolean($0) } ?? .broken
    case .data: self = value.data.map { .data($0) } ?? .broken
    case .date: self = .date(value.spelling)
    case .null: self = .null
    }
  }

  /// Whether a value is what Foundation makes of it; of a keyed archive's reference, which has no type of its own in public,
  /// whatever is made of it here.
  func isSame(as foundation: PlainValue) -> Bool {
    switch (self, foundation) {
    case (_, .broken): true
    case (.dictionary(let members), .dictionary(let others)):
      members.count == others.count
        && members.allSatisfy { key, value in others[key].map { value.isSame(as: $0) } ?? false }
    case (.array(let elements), .array(let others)):
      elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    default: self == foundation
    }
  }

  /// What Foundation's reader makes of a value.
  init(foundation value: Any) {
    switch value {
    case let value as [String: Any]:
      self = .dictionary(value.mapValues { PlainValue(foundation: $0) })
    case let value as [Any]: self = .array(value.map { PlainValue(foundation: $0) })
    case let value as String: self = .string(value)
    case let value as Data: self = .data([UInt8](value))
    case let value as Date: self = .date(value.formatted(.iso8601))
    case is NSNull: self = .null
    case let value as NSNumber:
      switch UInt8(bitPattern: value.objCType.pointee) {
      case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .boolean(value.boolValue)
      case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(value.doubleValue)
      default: self = .integer(value.intValue)
      }
    default: self = .broken
    }
  }
}
