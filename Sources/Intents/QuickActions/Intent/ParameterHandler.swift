// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
public import WidgetValues

/// An app's own code, asked about the parameters of an intent as the system asks an intents extension.
public protocol ParameterHandler: Sendable {
  /// The value that a parameter has before anybody chooses; nil if the handler has none.
  ///
  /// - Throws: ``ParameterHandlerFailure`` if the handler does not answer.
  func defaultValue(of parameter: String) throws(ParameterHandlerFailure) -> ParameterValue?

  /// The options of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - values: The values that the parameters of the intent have, by their names.
  ///   - search: The text to search for, of a parameter whose options the handler searches; nil for all.
  /// - Returns: The options, in sections.
  /// - Throws: ``ParameterHandlerFailure`` if the handler gives none.
  func options(
    of parameter: String, given values: [String: ParameterValue], matching search: String?
  ) throws(ParameterHandlerFailure) -> ObjectCollection<ParameterOption>

  /// What comes of resolving a parameter; of a list, of each of its elements.
  ///
  /// - Throws: ``ParameterHandlerFailure`` if the handler does not answer.
  func resolutions(
    of parameter: String, given values: [String: ParameterValue]
  ) throws(ParameterHandlerFailure) -> [ParameterResolution]

  /// Whether the sheet shows a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - values: The values that the parameters of the intent have, by their names.
  ///   - family: The family of the widget.
  /// - Returns: Whether the sheet shows it; nil if the definition decides.
  func shows(
    _ parameter: String, given values: [String: ParameterValue], in family: WidgetFamily
  ) -> Bool?
}

extension ParameterHandler {
  /// Nothing: the definition decides.
  public func shows(
    _ parameter: String, given values: [String: ParameterValue], in family: WidgetFamily
  ) -> Bool? { nil }
}

/// A value that a handler offers.
public struct ParameterOption: Hashable, Sendable {
  /// The value.
  public var value: ParameterValue

  /// What people read.
  public var title: String

  /// What people read below the title; nil for nothing.
  public var subtitle: String?

  /// Makes an option.
  public init(value: ParameterValue, title: String, subtitle: String? = nil) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
  }

  /// What a person types to choose it: the identifier of an object, otherwise the value.
  public var identifier: String { value.identifier ?? value.shortSpelling }
}

/// What came of resolving a value.
public enum ParameterResolution: Hashable, Sendable {
  /// The value is clear.
  case success(ParameterValue)
  /// A person must choose among several.
  case disambiguation([ParameterOption])
  /// A person must confirm the value; nil if the handler does not say which.
  case confirmationRequired(ParameterValue?)
  /// A person must be asked for the value.
  case needsValue
  /// The intent works without a value.
  case notRequired
  /// The value cannot be used, with the number of the reason among those that the definition declares, from 1.
  case unsupported(reason: Int?)
}

/// Why a handler gave no answer.
public struct ParameterHandlerFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in the handler's own words or in those of whoever asked it.
  public var description: String

  /// Makes a failure.
  public init(_ description: String) {
    self.description = description
  }
}

extension ParameterValue {
  /// What a person types for a value without a title.
  fileprivate var shortSpelling: String {
    switch self {
    case .number(let spelling): spelling
    case .boolean(let flag): flag ? "true" : "false"
    default: ""
    }
  }
}
