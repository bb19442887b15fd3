// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The declarations that Apple's tool writes in Swift.
struct AppleSwiftForm {
  let access: String
  let availability: AppleAvailability

  init(options: GenerationOptions) {
    access = options.swiftAccess.rawValue
    availability = AppleAvailability(options.toolVersion)
  }

  /// The file of a declaration.
  func file(for declaration: GenerationPlan.Declaration) -> GeneratedFile {
    var writer = SourceWriter()
    let path = declaration.className + ".swift"
    writer.fileComment(path)
    writer.line("#if canImport(Intents)")
    writer.blank()
    writer.line("import Intents")
    writer.blank()
    switch declaration {
    case .intent(let plan): write(plan, to: &writer)
    case .enumeration(let plan): write(plan, to: &writer)
    case .type(let plan): write(plan, to: &writer)
    }
    writer.line("#endif")
    return GeneratedFile(path: path, contents: writer.text)
  }
}
