// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ObjectiveCForm {
  /// Writes the header of an enum and its result.
  func writeHeader(of plan: EnumPlan, to writer: inout SourceWriter) {
    let values = plan.cases.map {
      "\(plan.className)\($0.name.capitalizingFirstLetter) = \($0.number)"
    }
    writeEnum(
      plan.className, values, endsWithComma: false, since: availability.intents, to: &writer)
    writer.line(availability.results)
    writer.line("@interface \(plan.resolutionResult) : INEnumResolutionResult")
    writer.blank()
    for method in methods(of: plan) {
      writer.line("\(method.signature) NS_SWIFT_NAME(\(method.swiftName));")
      writer.blank()
    }
    writer.line("+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_UNAVAILABLE;")
    writer.line(
      "+ (instancetype)confirmationRequiredWithValueToConfirm:(NSInteger)valueToConfirm NS_UNAVAILABLE;"
    )
    writer.blank()
    writer.line("@end")
    writer.blank()
  }

  /// Writes the implementation of an enum's result.
  func writeImplementation(of plan: EnumPlan, to writer: inout SourceWriter) {
    writeImplementation(of: plan.resolutionResult, methods(of: plan), to: &writer)
  }

  /// Writes the header of a custom type and its result.
  func writeHeader(of plan: TypePlan, to writer: inout SourceWriter) {
    writer.line(availability.intents)
    writer.line("@interface \(plan.className) : INObject")
    writer.blank()
    for property in plan.properties {
      writer.line(declaration(of: property, since: availability.parameters))
    }
    if !plan.properties.isEmpty { writer.blank() }
    writer.line("@end")
    writer.blank()
    writer.line(availability.results)
    writer.line("@interface \(plan.resolutionResult) : INObjectResolutionResult")
    writer.blank()
    for method in methods(of: plan) {
      writer.line("\(method.signature) NS_SWIFT_NAME(\(method.swiftName));")
      writer.blank()
    }
    for method in [
      "successWithResolvedObject:(__kindof INObject *)resolvedObject",
      "disambiguationWithObjectsToDisambiguate:(NSArray<__kindof INObject *> *)objectsToDisambiguate",
      "confirmationRequiredWithObjectToConfirm:(nullable __kindof INObject *)objectToConfirm",
    ] {
      writer.line("+ (instancetype)\(method) NS_UNAVAILABLE;")
    }
    writer.blank()
    writer.line("@end")
    writer.blank()
  }

  /// Writes the implementation of a custom type and its result.
  func writeImplementation(of plan: TypePlan, to writer: inout SourceWriter) {
    writer.line("@implementation \(plan.className)")
    writer.blank()
    writeDynamic(plan.properties, to: &writer)
    writer.line("@end")
    writer.blank()
    writeImplementation(of: plan.resolutionResult, methods(of: plan), to: &writer)
  }

  /// Writes an enum whose values may have numbers.
  func writeEnum(
    _ name: String, _ values: [String], endsWithComma: Bool, since availability: String,
    to writer: inout SourceWriter
  ) {
    writer.line("typedef NS_ENUM(NSInteger, \(name)) {")
    writer.indented { writer in
      for (index, value) in values.enumerated() {
        let isLast = index == values.count - 1
        writer.line(isLast && !endsWithComma ? value : value + ",")
      }
    }
    writer.line("} \(availability);")
    writer.blank()
  }

  /// A method of a result that calls one of its superclass.
  private struct ResultMethod {
    let selector: String
    let argument: String
    let superSelector: String
    let swiftName: String

    /// The declaration, without what follows it.
    var signature: String { "+ (instancetype)\(selector)\(argument)" }

    /// The name of the argument, which follows its type in parentheses.
    var argumentName: String { argument.split(separator: ")").last.map(String.init) ?? "" }
  }

  private func methods(of plan: EnumPlan) -> [ResultMethod] {
    [
      ResultMethod(
        selector: plan.successSelector, argument: "(\(plan.className))resolvedValue",
        superSelector: "successWithResolvedValue:", swiftName: "success(with:)"),
      ResultMethod(
        selector: plan.confirmationSelector, argument: "(\(plan.className))valueToConfirm",
        superSelector: "confirmationRequiredWithValueToConfirm:",
        swiftName: "confirmationRequired(with:)"),
    ]
  }

  private func methods(of plan: TypePlan) -> [ResultMethod] {
    [
      ResultMethod(
        selector: plan.successSelector, argument: "(\(plan.className) *)resolvedObject",
        superSelector: "successWithResolvedObject:", swiftName: "success(with:)"),
      ResultMethod(
        selector: plan.disambiguationSelector,
        argument: "(NSArray<\(plan.className) *> *)objectsToDisambiguate",
        superSelector: "disambiguationWithObjectsToDisambiguate:",
        swiftName: "disambiguation(with:)"),
      ResultMethod(
        selector: plan.confirmationSelector, argument: "(\(plan.className) *)objectToConfirm",
        superSelector: "confirmationRequiredWithObjectToConfirm:",
        swiftName: "confirmationRequired(with:)"),
    ]
  }

  private func writeImplementation(
    of className: String, _ methods: [ResultMethod], to writer: inout SourceWriter
  ) {
    writer.line("@implementation \(className)")
    writer.blank()
    for method in methods {
      writer.block(method.signature) {
        $0.line("return [super \(method.superSelector)\(method.argumentName)];")
      }
      writer.blank()
    }
    writer.line("@end")
    writer.blank()
  }
}
