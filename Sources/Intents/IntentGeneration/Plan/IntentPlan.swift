// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent's classes: the intent, the protocol of its handlers, the response and the results.
public struct IntentPlan: Hashable, Sendable {
  /// The name in the definition, which selectors have.
  public let name: String

  /// The name of the class.
  public let className: String

  /// The parameters, in the order of the definition.
  public let parameters: [ParameterPlan]

  /// The response of the intent.
  public let response: ResponsePlan

  /// Whether a handler can leave `handle` out.
  public let isHandleOptional: Bool

  /// The name of the protocol of its handlers.
  public var handlingName: String { className + "Handling" }
}

/// Selectors of the protocol of an intent's handlers.
extension IntentPlan {
  /// The Objective-C selector of `handle`.
  public var handleSelector: String { "handle\(name):completion:" }

  /// The Objective-C selector of `confirm`.
  public var confirmSelector: String { "confirm\(name):completion:" }

  /// The selector of the method that resolves a parameter.
  public func resolveSelector(_ parameter: ParameterPlan) -> String {
    "resolve\(parameter.property.capitalizedName)For\(name):withCompletion:"
  }

  /// The selector of the method that provides a parameter's options.
  public func optionsCollectionSelector(_ parameter: ParameterPlan) -> String {
    let search = parameter.options == .search ? "searchTerm:" : ""
    return "provide\(parameter.property.capitalizedName)OptionsCollectionFor\(name):\(search)"
      + "withCompletion:"
  }

  /// The selector of the method that provided a parameter's options before iOS 14.
  public func optionsSelector(_ parameter: ParameterPlan) -> String {
    "provide\(parameter.property.capitalizedName)OptionsFor\(name):withCompletion:"
  }

  /// The selector of the method that provides a parameter's default.
  public func defaultSelector(_ parameter: ParameterPlan) -> String {
    "default\(parameter.property.capitalizedName)For\(name):"
  }
}
