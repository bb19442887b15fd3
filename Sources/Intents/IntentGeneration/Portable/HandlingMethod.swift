// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A method of a handler that has two forms: with a completion handler, and asynchronous.
struct HandlingMethod {
  /// The name of the asynchronous form with its labels, for messages.
  var name: String

  /// The declaration of the form with a completion handler.
  var completionForm: String

  /// The declaration of the asynchronous form.
  var asyncForm: String

  /// A call of the form with a completion handler, which is the closure's first argument.
  var completionCall: String

  /// A call of the asynchronous form.
  var asyncCall: String

  /// The answer of a handler that wrote neither form; nil if that is an error that is thrown.
  var otherwise: String?

  /// Whether a handler need not write the method.
  var isOptional = false

  /// Whether the asynchronous form can throw.
  var canThrow: Bool { otherwise == nil }
}

extension PortableSwiftForm {
  /// The methods of an intent's protocol that have two forms, in Apple's order.
  func methods(of plan: IntentPlan) -> [HandlingMethod] {
    let confirm = answer("confirm", code: "ready", isOptional: true, of: plan)
    let handle = answer(
      "handle", code: plan.isHandleOptional ? "unspecified" : "failure",
      isOptional: plan.isHandleOptional, of: plan)
    let resolutions = plan.parameters.compactMap { resolve($0, of: plan) }
    let options = plan.parameters.compactMap { optionsCollection($0, of: plan) }
    return plan.isHandleOptional
      ? resolutions + options + [confirm, handle] : [handle] + resolutions + options + [confirm]
  }

  private func answer(
    _ method: String, code: String, isOptional: Bool, of plan: IntentPlan
  ) -> HandlingMethod {
    let response = plan.response.className
    let start = "func \(method)(intent: \(plan.className.swiftName)"
    return HandlingMethod(
      name: "\(method)(intent:)",
      completionForm: "\(start), completion: @escaping (\(response)) -> Swift.Void)",
      asyncForm: "\(start)) async -> \(response)",
      completionCall: "\(method)(intent: intent, completion: $0)",
      asyncCall: "\(method)(intent: intent)",
      otherwise: "\(response)(code: .\(code), userActivity: nil)", isOptional: isOptional)
  }

  private func resolve(_ parameter: ParameterPlan, of plan: IntentPlan) -> HandlingMethod? {
    guard let result = parameter.resolution?.result else { return nil }
    let isArray = parameter.property.isArray
    let answer = isArray ? "[\(result)]" : result
    let name = "resolve\(parameter.property.capitalizedName)"
    let start = "func \(name)(for intent: \(plan.className.swiftName)"
    return HandlingMethod(
      name: "\(name)(for:)",
      completionForm: "\(start), with completion: @escaping (\(answer)) -> Swift.Void)",
      asyncForm: "\(start)) async -> \(answer)",
      completionCall: "\(name)(for: intent, with: $0)", asyncCall: "\(name)(for: intent)",
      otherwise: isArray ? "[]" : "\(result).unsupported()")
  }

  private func optionsCollection(
    _ parameter: ParameterPlan, of plan: IntentPlan
  ) -> HandlingMethod? {
    guard let options = parameter.options else { return nil }
    let collection = "INObjectCollection<\(parameter.property.type.portableOptionsElement)>"
    let name = "provide\(parameter.property.capitalizedName)OptionsCollection"
    let searches = options == .search
    let start =
      "func \(name)(for intent: \(plan.className.swiftName)\(searches ? ", searchTerm: String?" : "")"
    let call = "\(name)(for: intent\(searches ? ", searchTerm: searchTerm" : "")"
    return HandlingMethod(
      name: "\(name)(for:\(searches ? "searchTerm:" : ""))",
      completionForm:
        "\(start), with completion: @escaping (\(collection)?, (any Error)?) -> Swift.Void)",
      asyncForm: "\(start)) async throws -> \(collection)",
      completionCall: "\(call), with: $0)", asyncCall: "\(call))")
  }
}
