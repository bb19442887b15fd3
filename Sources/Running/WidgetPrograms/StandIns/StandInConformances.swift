// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The protocols that a type of a stand-in can be given when a use asks for them.
enum StandInConformances {
  /// What a type has to declare for a protocol, with bodies that trap.
  static func members(of name: String, trap: String) -> String {
    switch name {
    case "View": "public var body: some View { \(trap) as EmptyView }"
    case "ViewModifier": "public func body(content: Content) -> some View { \(trap) as EmptyView }"
    case "Identifiable": "public var id: Int { \(trap) }"
    case "Comparable":
      "public static func < (left: Self, right: Self) -> Bool { \(trap) }"
    case "CustomStringConvertible": "public var description: String { \(trap) }"
    case "Sequence":
      "public func makeIterator() -> AnyIterator<StandInValue> { \(trap) }"
    case "ExpressibleByStringLiteral": "public init(stringLiteral value: String) { self = \(trap) }"
    case "ExpressibleByIntegerLiteral": "public init(integerLiteral value: Int) { self = \(trap) }"
    case "ExpressibleByArrayLiteral":
      "public init(arrayLiteral elements: StandInValue...) { self = \(trap) }"
    case "ExpressibleByDictionaryLiteral":
      "public init(dictionaryLiteral elements: (StandInValue, StandInValue)...) { self = \(trap) }"
    case "RandomAccessCollection", "Collection":
      "public var startIndex: Int { \(trap) }; public var endIndex: Int { \(trap) }; public subscript(position: Int) -> StandInValue { \(trap) }"
    case "CVarArg": "public var _cVarArgEncoding: [Int] { \(trap) }"
    default: ""
    }
  }

  /// The protocols that are known.
  static let names: Set<String> = [
    "View", "ViewModifier", "Identifiable", "Comparable", "CustomStringConvertible", "Sequence",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "Error", "LocalizedError",
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "RandomAccessCollection",
    "Collection", "CVarArg",
  ]
}
