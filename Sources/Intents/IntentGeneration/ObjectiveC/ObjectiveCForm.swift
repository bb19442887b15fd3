// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The declarations that Apple's tool writes in Objective-C: a header and an implementation for each class.
struct ObjectiveCForm {
  let moduleName: String?
  let availability: ObjectiveCAvailability

  init(options: GenerationOptions) {
    moduleName = options.moduleName
    availability = ObjectiveCAvailability(options.toolVersion)
  }

  /// The header and the implementation of a declaration.
  func files(for declaration: GenerationPlan.Declaration) -> [GeneratedFile] {
    [header(of: declaration), implementation(of: declaration)]
  }

  private func header(of declaration: GenerationPlan.Declaration) -> GeneratedFile {
    let path = declaration.className + ".h"
    var writer = SourceWriter()
    writer.fileComment(path)
    writer.line("#if __has_include(<Intents/Intents.h>)")
    writer.blank()
    writer.line("#import <Intents/Intents.h>")
    for name in declaration.usedClassNames { writer.line(importLine(of: name)) }
    writer.blank()
    writer.line("NS_ASSUME_NONNULL_BEGIN")
    writer.blank()
    switch declaration {
    case .intent(let plan): writeHeader(of: plan, to: &writer)
    case .enumeration(let plan): writeHeader(of: plan, to: &writer)
    case .type(let plan): writeHeader(of: plan, to: &writer)
    }
    writer.line("NS_ASSUME_NONNULL_END")
    writer.blank()
    writer.line("#endif")
    return GeneratedFile(path: path, contents: writer.text)
  }

  private func implementation(of declaration: GenerationPlan.Declaration) -> GeneratedFile {
    let path = declaration.className + ".m"
    var writer = SourceWriter()
    writer.fileComment(path)
    writer.line(importLine(of: declaration.className))
    writer.blank()
    writer.line("#if __has_include(<Intents/Intents.h>) && !TARGET_OS_TV")
    writer.blank()
    switch declaration {
    case .intent(let plan): writeImplementation(of: plan, to: &writer)
    case .enumeration(let plan): writeImplementation(of: plan, to: &writer)
    case .type(let plan): writeImplementation(of: plan, to: &writer)
    }
    writer.line("#endif")
    return GeneratedFile(path: path, contents: writer.text)
  }

  /// The line that imports the header of another class.
  private func importLine(of className: String) -> String {
    guard let moduleName else { return "#import \"\(className).h\"" }
    return "#import <\(moduleName)/\(className).h>"
  }
}

extension GenerationPlan.Declaration {
  /// The classes and enums of the definition that the declaration speaks of, each where it does first.
  fileprivate var usedClassNames: [String] {
    let properties =
      switch self {
      case .intent(let plan): plan.parameters.map(\.property) + plan.response.properties
      case .type(let plan): plan.properties
      case .enumeration: [PropertyPlan]()
      }
    var names: Set = [className]
    return properties.compactMap(\.type.declaredName?.className)
      .filter { names.insert($0).inserted }
  }
}
