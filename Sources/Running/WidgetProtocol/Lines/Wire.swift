// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A direction of the protocol: messages are read, or they are written.
///
/// A message hands its fields to a wire, each once and in the order of the message. ``MessageWriter`` writes what they hold;
/// ``ValueReader`` puts in what it reads. Each has code of its own for a message after specialization.
protocol Wire {
  /// The error of reading; writing has none.
  associatedtype Failure: Error

  /// The next value: of a list, or of the member that was named last.
  mutating func value<Value: WireValue>(_ value: inout Value) throws(Failure)

  /// The next value, for what is made of it: writing returns what it is given, reading what it reads.
  mutating func next<Value: WireValue>(_ value: Value) throws(Failure) -> Value

  /// The next value as one of several kinds, whose name and fields stand in the list around it.
  mutating func choice<Choice: WireChoice>(_ choice: inout Choice) throws(Failure)

  /// A list in which one choice follows the other, without a list for each.
  mutating func choices<Choice: WireChoice>(_ choices: inout [Choice]) throws(Failure)

  /// The name of the kind that a choice has, which a reader knows already.
  mutating func kind(_ name: @autoclosure () -> String)

  /// A member whose value is the name of the kind of a message, which a reader knows already.
  mutating func kind(_ name: String, of member: String)

  /// A member that must be there.
  mutating func member<Value: WireValue>(_ name: String, _ value: inout Value) throws(Failure)

  /// A member that is there if there is a value.
  mutating func member<Value: WireValue>(_ name: String, ifAny value: inout Value?) throws(Failure)

  /// The number of an image of the session, or nothing where there is no image.
  mutating func image(_ content: inout ImageAsset.Content?) throws(Failure)
}

extension Wire {
  /// The name of the kind that a choice has, and the first value of it.
  @inline(__always)
  mutating func next<Value: WireValue>(
    _ kind: String, _ value: Value
  ) throws(Failure) -> Value {
    self.kind(kind)
    return try next(value)
  }

  /// The next two values.
  @inline(__always)
  mutating func values<A: WireValue, B: WireValue>(
    _ first: inout A, _ second: inout B
  ) throws(Failure) {
    try value(&first)
    try value(&second)
  }

  /// The next three values.
  @inline(__always)
  mutating func values<A: WireValue, B: WireValue, C: WireValue>(
    _ first: inout A, _ second: inout B, _ third: inout C
  ) throws(Failure) {
    try values(&first, &second)
    try value(&third)
  }

  /// The next four values.
  @inline(__always)
  mutating func values<A: WireValue, B: WireValue, C: WireValue, D: WireValue>(
    _ first: inout A, _ second: inout B, _ third: inout C, _ fourth: inout D
  ) throws(Failure) {
    try values(&first, &second)
    try values(&third, &fourth)
  }

  /// A member that is there unless it has its usual value.
  mutating func member<Value: WireValue & Equatable>(
    _ name: String, _ value: inout Value, unless usual: Value
  ) throws(Failure) {
    var unusual = value == usual ? nil : value
    try member(name, ifAny: &unusual)
    value = unusual ?? usual
  }
}
