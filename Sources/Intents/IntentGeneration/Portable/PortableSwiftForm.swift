// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Apple's declarations without Objective-C, for the module `Intents` of this package.
///
/// Three things take the place of Objective-C's runtime: a class stores its values by name in its superclass, it says
/// what its properties are, and a protocol has both forms of each method, with defaults that call each other.
struct PortableSwiftForm {
  let access: String

  /// The enums by the names of their classes.
  let enums: [String: EnumPlan]

  init(_ plan: GenerationPlan) {
    access = plan.options.swiftAccess.rawValue
    enums = Dictionary(plan.enums.map { ($0.className, $0) }) { first, _ in first }
  }

  /// The file of a declaration.
  func file(for declaration: GenerationPlan.Declaration) -> GeneratedFile {
    var writer = SourceWriter()
    let path = declaration.className + ".swift"
    writer.line("//")
    writer.line("// \(path)")
    writer.line("//")
    writer.line("// Generated from an intent definition; change the definition instead.")
    writer.line("// swift-format-ignore-file")
    writer.line("//")
    writer.blank()
    if case .intent = declaration {
      writeImport(exporting: "NSUserActivity", to: &writer)
    } else {
      writeImport(to: &writer)
    }
    writer.blank()
    switch declaration {
    case .intent(let plan): write(plan, to: &writer)
    case .enumeration(let plan): write(plan, to: &writer)
    case .type(let plan): write(plan, to: &writer)
    }
    return GeneratedFile(path: path, contents: writer.text)
  }

  /// Public declarations need a public import in a module whose imports are internal; elsewhere, one that says nothing
  /// agrees with the imports of the module's other files.
  ///
  /// - Parameters:
  ///   - name: A class that the other files of the module see, too: on Apple's systems it is Foundation's, so a handler that
  ///     imports nothing else names it. Nil for none.
  ///   - writer: The file.
  private func writeImport(exporting name: String? = nil, to writer: inout SourceWriter) {
    func write(_ access: String) {
      writer.line("\(access)import Intents")
      if let name { writer.line("@_exported \(access)import class Intents.\(name)") }
    }
    guard access == SwiftAccess.public.rawValue else { return write("") }
    writer.line("#if hasFeature(InternalImportsByDefault)")
    write("public ")
    writer.line("#else")
    write("")
    writer.line("#endif")
  }
}
