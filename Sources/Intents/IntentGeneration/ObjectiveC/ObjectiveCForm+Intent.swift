// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ObjectiveCForm {
  /// Writes the header of an intent.
  func writeHeader(of plan: IntentPlan, to writer: inout SourceWriter) {
    writer.line(availability.intents)
    writer.line("@interface \(plan.className) : INIntent")
    writer.blank()
    writeProperties(plan.parameters.map(\.property), to: &writer)
    writer.line("@end")
    writer.blank()
    writer.line("@class \(plan.response.className);")
    for resolution in plan.ownResults { writer.line("@class \(resolution.result);") }
    writer.blank()
    writeHandling(of: plan, to: &writer)
    writer.blank()
    writeHeader(of: plan.response, to: &writer)
    for resolution in plan.ownResults { writeHeader(of: resolution, to: &writer) }
  }

  private func writeHeader(of plan: ResponsePlan, to writer: inout SourceWriter) {
    var codes = ResponsePlan.standardCodes.map { plan.enumerator($0) }
    codes[0] += " = 0"
    for (index, code) in plan.customCodes.enumerated() {
      let number = index == 0 ? " = \(ResponsePlan.firstCustomCode)" : ""
      codes.append(plan.enumerator(code) + number)
    }
    writeEnum(
      plan.codeEnumName, codes, endsWithComma: false, since: availability.intents, to: &writer)
    writer.line(availability.intents)
    writer.line("@interface \(plan.className) : INIntentResponse")
    writer.blank()
    writer.line("- (instancetype)init NS_UNAVAILABLE;")
    writer.blank()
    writer.line("\(plan.initializer) NS_DESIGNATED_INITIALIZER;")
    writer.blank()
    for factory in plan.factories {
      writer.line("\(factory.signature) NS_SWIFT_NAME(\(factory.swiftName));")
    }
    if !plan.factories.isEmpty { writer.blank() }
    writeProperties(plan.properties, to: &writer)
    writer.line("@property (readonly, NS_NONATOMIC_IOSONLY) \(plan.codeEnumName) code;")
    writer.blank()
    writer.line("@end")
    writer.blank()
  }

  private func writeHeader(of resolution: OwnResult, to writer: inout SourceWriter) {
    let reasons = resolution.reasons
    var values = reasons.names.map { reasons.enumName + $0.capitalizingFirstLetter }
    values[0] += " = 1"
    writeEnum(
      reasons.enumName, values, endsWithComma: true, since: availability.parameters, to: &writer)
    writer.line(availability.parameters)
    writer.line("@interface \(resolution.result) : \(reasons.superclass)")
    writer.blank()
    writer.line("\(resolution.signature);")
    writer.blank()
    writer.line("@end")
    writer.blank()
  }

  /// Writes the implementation of an intent.
  func writeImplementation(of plan: IntentPlan, to writer: inout SourceWriter) {
    let response = plan.response
    writer.line("@implementation \(plan.className)")
    writer.blank()
    writeDynamic(plan.parameters.map(\.property), to: &writer)
    writer.line("@end")
    writer.blank()
    writer.line("@interface \(response.className) ()")
    writer.blank()
    writer.line("@property (readwrite, NS_NONATOMIC_IOSONLY) \(response.codeEnumName) code;")
    writer.blank()
    writer.line("@end")
    writer.blank()
    writer.line("@implementation \(response.className)")
    writer.blank()
    writer.line("@synthesize code = _code;")
    writer.blank()
    writeDynamic(response.properties, to: &writer)
    writer.block(response.initializer) { writer in
      writer.line("self = [super init];")
      writer.block("if (self)") { writer in
        writer.line("_code = code;")
        writer.line("self.userActivity = userActivity;")
      }
      writer.line("return self;")
    }
    writer.blank()
    for factory in response.factories { write(factory, of: response, to: &writer) }
    writer.line("@end")
    writer.blank()
    for resolution in plan.ownResults {
      writer.line("@implementation \(resolution.result)")
      writer.blank()
      writer.block(resolution.signature) { $0.line("return [super unsupportedWithReason:reason];") }
      writer.blank()
      writer.line("@end")
      writer.blank()
    }
  }

  private func write(
    _ factory: ResponseFactoryPlan, of plan: ResponsePlan, to writer: inout SourceWriter
  ) {
    writer.block(factory.signature) { writer in
      writer.line(
        "\(plan.className) *intentResponse = [[\(plan.className) alloc] "
          + "initWithCode:\(plan.enumerator(factory.code)) userActivity:nil];")
      for argument in factory.arguments {
        writer.line("intentResponse.\(argument.name) = \(argument.name);")
      }
      writer.line("return intentResponse;")
    }
    writer.blank()
  }
}

/// A result of a parameter's own, with the reasons that make it one.
struct OwnResult {
  let result: String
  let reasons: ParameterPlan.Reasons

  /// The method that refuses a value.
  var signature: String { "+ (instancetype)unsupportedForReason:(\(reasons.enumName))reason" }
}

extension IntentPlan {
  /// The results of parameters' own, in the order of the parameters.
  var ownResults: [OwnResult] {
    parameters.compactMap { parameter in
      parameter.resolution.flatMap { resolution in
        resolution.reasons.map { OwnResult(result: resolution.result, reasons: $0) }
      }
    }
  }
}

extension ResponsePlan {
  /// The name of a code's enumerator.
  fileprivate func enumerator(_ code: String) -> String {
    codeEnumName + code.capitalizingFirstLetter
  }

  /// The initializer.
  fileprivate var initializer: String {
    "- (instancetype)initWithCode:(\(codeEnumName))code"
      + " userActivity:(nullable NSUserActivity *)userActivity"
  }
}

extension ResponseFactoryPlan {
  /// The method.
  fileprivate var signature: String {
    let parts = arguments.enumerated().map { index, argument in
      let label = index == 0 ? argument.capitalizedName : argument.name
      return "\(label):(\(argument.objectiveCType))\(argument.name)"
    }
    return "+ (instancetype)\(code)IntentResponseWith\(parts.joined(separator: " "))"
  }

  /// The name of the method in Swift.
  fileprivate var swiftName: String {
    let labels = arguments.enumerated().map { index, argument in
      index == 0 && omitsFirstLabel ? "_:" : "\(argument.name):"
    }
    return "\(code)(\(labels.joined()))"
  }
}
