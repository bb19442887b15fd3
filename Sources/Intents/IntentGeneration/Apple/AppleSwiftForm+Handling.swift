// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension AppleSwiftForm {
  /// Writes the protocol of an intent's handlers, in Apple's order of members.
  func writeHandling(of plan: IntentPlan, to writer: inout SourceWriter) {
    writer.line(availability.intents)
    writer.line("@objc(\(plan.handlingName))")
    writer.block("\(access) protocol \(plan.handlingName): NSObjectProtocol") { writer in
      writer.blank()
      if !plan.isHandleOptional { writeAnswer("handle", plan.handleSelector, of: plan, &writer) }
      for parameter in plan.parameters { writeResolve(parameter, of: plan, &writer) }
      for parameter in plan.parameters { writeOptionsCollection(parameter, of: plan, &writer) }
      writeAnswer("confirm", plan.confirmSelector, isOptional: true, of: plan, &writer)
      if plan.isHandleOptional {
        writeAnswer("handle", plan.handleSelector, isOptional: true, of: plan, &writer)
      }
      for parameter in plan.parameters where parameter.options != nil {
        writeDefault(parameter, of: plan, &writer)
      }
      for parameter in plan.parameters where parameter.options != nil {
        writeOptions(parameter, of: plan, &writer)
      }
    }
  }

  /// Writes the two forms of a method that answers with a response.
  private func writeAnswer(
    _ method: String, _ selector: String, isOptional: Bool = false, of plan: IntentPlan,
    _ writer: inout SourceWriter
  ) {
    let response = plan.response.className
    let start =
      "\(isOptional ? "optional " : "")func \(method)(intent: \(plan.className.swiftName)"
    writeForms(
      selector, renamed: "\(method)(intent:)", since: nil,
      completion: "\(start), completion: @escaping (\(response)) -> Swift.Void)",
      async: "\(start)) async -> \(response)", asyncSince: availability.async, &writer)
  }

  /// Writes how a parameter is resolved.
  private func writeResolve(
    _ parameter: ParameterPlan, of plan: IntentPlan, _ writer: inout SourceWriter
  ) {
    guard let resolution = parameter.resolution else { return }
    let result = parameter.property.isArray ? "[\(resolution.result)]" : resolution.result
    let name = "resolve\(parameter.property.capitalizedName)"
    let start = "func \(name)(for intent: \(plan.className.swiftName)"
    writeForms(
      plan.resolveSelector(parameter), renamed: "\(name)(for:)", since: availability.parameters,
      completion: "\(start), with completion: @escaping (\(result)) -> Swift.Void)",
      async: "\(start)) async -> \(result)", asyncSince: availability.async, &writer)
  }

  /// Writes how the options of a parameter are provided.
  private func writeOptionsCollection(
    _ parameter: ParameterPlan, of plan: IntentPlan, _ writer: inout SourceWriter
  ) {
    guard let options = parameter.options else { return }
    let collection = "INObjectCollection<\(parameter.property.type.optionsElement)>"
    let name = "provide\(parameter.property.capitalizedName)OptionsCollection"
    let search = options == .search ? ", searchTerm: String?" : ""
    let start = "func \(name)(for intent: \(plan.className.swiftName)\(search)"
    writeForms(
      plan.optionsCollectionSelector(parameter),
      renamed: "\(name)(for:\(options == .search ? "searchTerm:" : ""))",
      since: availability.options,
      completion: "\(start), with completion: @escaping (\(collection)?, Error?) -> Swift.Void)",
      async: "\(start)) async throws -> \(collection)",
      asyncSince: availability.toolVersion < .xcode13Dot2
        ? availability.async : availability.options,
      &writer)
  }

  /// Writes a method with a completion handler and the same one as an asynchronous method, if there is one yet.
  private func writeForms(
    _ selector: String, renamed: String, since: String?, completion: String, async: String,
    asyncSince: String, _ writer: inout SourceWriter
  ) {
    if let since { writer.line(since) }
    if availability.toolVersion >= .xcode13Dot2 {
      writer.line("@available(*, renamed: \"\(renamed)\")")
    }
    writer.line("@objc(\(selector))")
    writer.line(completion)
    writer.blank()
    guard availability.toolVersion >= .xcode13 else { return }
    writer.line(asyncSince)
    writer.line("@objc(\(selector))")
    writer.line(async)
    writer.blank()
  }

  /// Writes the method that provides the default of a parameter.
  private func writeDefault(
    _ parameter: ParameterPlan, of plan: IntentPlan, _ writer: inout SourceWriter
  ) {
    writer.line(availability.options)
    writer.line("@objc(\(plan.defaultSelector(parameter)))")
    writer.line(
      "optional func default\(parameter.property.capitalizedName)"
        + "(for intent: \(plan.className.swiftName)) -> \(parameter.property.swiftType)")
    writer.blank()
  }

  /// Writes the method that provided the options of a parameter before there were collections.
  private func writeOptions(
    _ parameter: ParameterPlan, of plan: IntentPlan, _ writer: inout SourceWriter
  ) {
    let type = parameter.property.type
    let element = type.isEnumeration ? "NSNumber" : type.swiftName
    writer.line("@available(iOS, introduced: 13.0, deprecated: 14.0, message: \"\")")
    writer.line("@available(watchOS, introduced: 6.0, deprecated: 7.0, message: \"\")")
    writer.line("@objc(\(plan.optionsSelector(parameter)))")
    writer.line(
      "optional func provide\(parameter.property.capitalizedName)Options"
        + "(for intent: \(plan.className.swiftName), with completion: @escaping "
        + "([\(element)]?, Error?) -> Swift.Void)")
    writer.blank()
  }
}
