// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The kind of value that a parameter accepts.
public enum Expectation: Hashable, Sendable {
  /// The identifier of a destination.
  case destination
  /// An identifier, with or without a title.
  case object
  /// The name of a value of an enum that the definition does not declare.
  case valueName
  /// One of the values of an enum.
  case oneOf([ParameterControl.Choice])
  /// A switch, by what true and false are called.
  case boolean(trueTitle: String, falseTitle: String)
  /// A text, of several lines if `isMultiline` is true.
  case text(ParameterControl.TextTraits.Content, isMultiline: Bool)
  /// A text that is not empty.
  case nonemptyText
  /// A number, between the limits that are not nil.
  case number(isWhole: Bool, minimum: Double?, maximum: Double?)
  /// A date, a time, or both.
  case date(ParameterControl.DateParts)
  /// A duration within limits in seconds.
  case duration(minimum: Double?, maximum: Double?)
  /// A URL; with what is wrong in the value, if there is one.
  case url(URLReference.Fault?)
  /// An amount of money in one of the currencies; in any if there are none.
  case amount(currencyCodes: [String])
  /// A number with its unit.
  case measurement(MeasuredQuantity)
  /// A list of values joined by commas: as many as a family holds, or at most so many.
  case list(count: Int, isExact: Bool, family: String)
  /// A value that can only be chosen on a device.
  case onDevice
}

extension ParameterControl {
  /// The kind of value that the control accepts.
  public var expectation: Expectation {
    switch self {
    case .destination: .destination
    case .object: .object
    case .enumeration(let choices): choices.isEmpty ? .valueName : .oneOf(choices)
    case .boolean(let trueTitle, let falseTitle):
      .boolean(trueTitle: trueTitle, falseTitle: falseTitle)
    case .text(let traits): .text(traits.content, isMultiline: traits.isMultiline)
    case .number(let traits):
      .number(isWhole: traits.isWhole, minimum: traits.minimum, maximum: traits.maximum)
    case .date(let parts): .date(parts)
    case .duration(let minimum, let maximum): .duration(minimum: minimum, maximum: maximum)
    case .url: .url(nil)
    case .amount(let codes): .amount(currencyCodes: codes)
    case .measurement(let quantity): .measurement(quantity)
    case .unavailable: .onDevice
    }
  }
}
