// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
public import WidgetValues

/// An app's own code, asked about the parameters of an intent as the system asks an intents extension.
public protocol ParameterHandler: Sendable {
  /// The default value of a parameter; nil if the handler has none.
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

  /// The results of resolving a parameter; of a list, one for each element.
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
  /// Returns nil, so that the definition decides.
  public func shows(
    _ parameter: String, given values: [String: ParameterValue], in family: WidgetFamily
  ) -> Bool? { nil }
}

/// A value that a handler offers.
public struct ParameterOption: Hashable, Sendable {
  /// The value that is saved if the option is chosen.
  public var value: ParameterValue

  /// The title that users see.
  public var title: String

  /// The subtitle below the title; nil for none.
  public var subtitle: String?

  /// Creates an option with its title and an optional subtitle.
  public init(value: ParameterValue, title: String, subtitle: String? = nil) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
  }

  /// The spelling that chooses the option: the identifier of an object, otherwise the value.
  public var identifier: String { value.identifier ?? value.shortSpelling }
}

/// The result of resolving a value.
public enum ParameterResolution: Hashable, Sendable {
  /// The value is resolved, and is used.
  case success(ParameterValue)
  /// The user must choose one of several values.
  case disambiguation([ParameterOption])
  /// The user must confirm the value; nil if the handler does not say which.
  case confirmationRequired(ParameterValue?)
  /// The user must be asked for the value.
  case needsValue
  /// The intent works without a value.
  case notRequired
  /// The value cannot be used, with the number of the reason among those that the definition declares, from 1.
  case unsupported(reason: Int?)
}

/// The reason why a handler gave no answer.
public struct ParameterHandlerFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in the handler's own words or in those of whoever asked it.
  public var description: String

  /// Creates a failure with a reason.
  public init(_ description: String) {
    self.description = description
  }
}

extension ParameterValue {
  /// The spelling of a value without a title.
  fileprivate var shortSpelling: String {
    switch self {
    case .number(let spelling): spelling
    case .boolean(let flag): flag ? "true" : "false"
    default: ""
    }
  }
}
