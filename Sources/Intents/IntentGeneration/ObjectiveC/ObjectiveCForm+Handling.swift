// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ObjectiveCForm {
  /// Writes the protocol of an intent's handlers, in Apple's order of members.
  func writeHandling(of plan: IntentPlan, to writer: inout SourceWriter) {
    let handle = answer("handle", plan.handleSelector, of: plan)
    let dynamic = plan.parameters.filter { $0.options != nil }
    var required = plan.isHandleOptional ? [] : [handle]
    required += plan.parameters.compactMap { resolve($0, of: plan) }
    required += dynamic.map { optionsCollection($0, of: plan) }
    var optional = [answer("confirm", plan.confirmSelector, of: plan)]
    if plan.isHandleOptional { optional.append(handle) }
    optional += dynamic.map { defaultValue($0, of: plan) }
    optional += dynamic.map { options($0, of: plan) }
    writer.line(availability.intents)
    writer.line("@protocol \(plan.handlingName) <NSObject>")
    writer.blank()
    for (keyword, methods) in [("@required", required), ("@optional", optional)]
    where !methods.isEmpty {
      writer.line(keyword)
      writer.blank()
      for method in methods {
        writer.line(method)
        writer.blank()
      }
    }
    writer.line("@end")
  }

  /// A method that answers with a response.
  private func answer(_ method: String, _ selector: String, of plan: IntentPlan) -> String {
    let start = declarator(selector, of: plan)
    return "\(start) completion:(void (^)(\(plan.response.className) *response))completion"
      + " NS_SWIFT_NAME(\(method)(intent:completion:));"
  }

  /// How a parameter is resolved; nil if it is not.
  private func resolve(_ parameter: ParameterPlan, of plan: IntentPlan) -> String? {
    guard let resolution = parameter.resolution else { return nil }
    let result =
      parameter.property.isArray
      ? "NSArray<\(resolution.result) *> *resolutionResults"
      : "\(resolution.result) *resolutionResult"
    return "\(declarator(plan.resolveSelector(parameter), of: plan))"
      + " withCompletion:(void (^)(\(result)))completion"
      + " NS_SWIFT_NAME(resolve\(parameter.property.capitalizedName)(for:with:))"
      + " \(availability.parameters);"
  }

  /// How the options of a parameter are provided.
  private func optionsCollection(_ parameter: ParameterPlan, of plan: IntentPlan) -> String {
    let property = parameter.property
    let isSearch = parameter.options == .search
    let search = isSearch ? " searchTerm:(nullable NSString *)searchTerm" : ""
    return "\(declarator(plan.optionsCollectionSelector(parameter), of: plan))\(search)"
      + " withCompletion:(void (^)(INObjectCollection<\(property.objectiveCOption)>"
      + " * _Nullable \(property.name)OptionsCollection, NSError * _Nullable error))completion"
      + " NS_SWIFT_NAME(provide\(property.capitalizedName)OptionsCollection"
      + "(for:\(isSearch ? "searchTerm:" : "")with:)) \(availability.options);"
  }

  /// How the default of a parameter is provided.
  private func defaultValue(_ parameter: ParameterPlan, of plan: IntentPlan) -> String {
    let property = parameter.property
    let type = property.isScalar ? property.objectiveCType : "nullable \(property.objectiveCType)"
    return "- (\(type))\(plan.defaultSelector(parameter))(\(plan.className) *)intent"
      + " NS_SWIFT_NAME(default\(property.capitalizedName)(for:)) \(availability.options);"
  }

  /// How the options of a parameter were provided before there were collections.
  private func options(_ parameter: ParameterPlan, of plan: IntentPlan) -> String {
    let property = parameter.property
    return "\(declarator(plan.optionsSelector(parameter), of: plan))"
      + " withCompletion:(void (^)(NSArray<\(property.objectiveCOption)> * _Nullable \(property.name)Options,"
      + " NSError * _Nullable error))completion"
      + " NS_SWIFT_NAME(provide\(property.capitalizedName)Options(for:with:))"
      + " \(availability.deprecatedOptions);"
  }

  /// The start of a method: everything up to its first argument, the intent.
  private func declarator(_ selector: String, of plan: IntentPlan) -> String {
    let first = selector.prefix { $0 != ":" }
    return "- (void)\(first):(\(plan.className) *)intent"
  }
}
