// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The reason why a file does not compile.
package enum ErrorCause: Hashable, Sendable {
  /// A module cannot be had.
  case missingModule(String)
  /// A name comes, as far as can be seen, from a module that an empty stand-in is in place of.
  case standIn(modules: [String])
  /// A name that our modules do not have, and that is nearly one that they have.
  case misspelled(String, near: String)
  /// An API of Apple's that our modules do not have.
  case missingAPI(String)
  /// A name is declared in a file that is not part of the target.
  case otherFile(name: String, FilePath)
  /// The code itself is wrong, or a consequence of another error.
  case code
}

/// Finds out why files do not compile.
struct ErrorClassifier {
  /// The files that declare each name: those of the target, and all others of the project.
  let declarations: ProjectDeclarations

  /// The modules that have stand-ins, by the files that import them.
  let stubbedImports: [FilePath: [String]]

  /// The files that are compiled.
  let compiled: Set<FilePath>

  /// The names that our modules declare.
  var provided = ProvidedNames()

  /// The cause of an error.
  func cause(of message: CompilerMessage) -> ErrorCause {
    let text = message.text
    if let name = Self.missingModule(in: text) { return .missingModule(name) }
    // As in "module 'Analytics' has no member named 'track'".
    if text.hasPrefix("module '"), let module = Self.quoted(text).first,
      stubbedImports[message.file]?.contains(module) == true
    {
      return .standIn(modules: [module])
    }
    guard let name = Self.missingName(in: text) else { return .code }
    let plain = Self.baseName(name)
    if let file = declarations.file(declaring: plain) {
      return compiled.contains(file) ? .code : .otherFile(name: plain, file)
    }
    if let owner = Self.owner(in: text), let file = declarations.file(declaringPlainType: owner),
      compiled.contains(file)
    {
      return .code
    }
    if let modules = stubbedImports[message.file], !modules.isEmpty {
      return .standIn(modules: modules)
    }
    if let near = provided.nearest(to: plain) { return .misspelled(name, near: near) }
    return .missingAPI(name)
  }

  /// The module that a message says is not there; nil if it says something else.
  static func missingModule(in text: String) -> String? {
    let beginnings = ["no such module", "missing required module"]
    return beginnings.contains(where: text.hasPrefix) ? quoted(text).first : nil
  }

  /// The name that a message says is missing; nil if it says something else.
  static func missingName(in text: String) -> String? {
    let names = quoted(text)
    if text.hasPrefix("cannot find type") || text.hasPrefix("cannot find '") {
      return names.first
    }
    if text.contains("has no member '") || text.contains("has no static member '"), names.count >= 2
    {
      return shown(member: names[names.count - 1], of: names[names.count - 2])
    }
    if text.hasPrefix("unknown attribute"), let name = names.first { return "@" + name }
    if text.hasPrefix("no macro named"), let name = names.first { return "#" + name }
    if text.contains("is not a member type of"), names.count >= 2 {
      return "\(names[1]).\(names[0])"
    }
    return nil
  }

  /// The type that a message says has no such member; nil if it says something else.
  private static func owner(in text: String) -> String? {
    let names = quoted(text)
    let isMember = text.contains("has no member '") || text.contains("has no static member '")
    return isMember && names.count >= 2 ? names[names.count - 2] : nil
  }

  private static func shown(member: String, of type: String) -> String {
    // Modifiers are those of any view, whatever the compiler calls this one.
    type.hasPrefix("some ") || type.contains("<") ? ".\(member)" : "\(type).\(member)"
  }

  /// The last part of a name without marks.
  private static func baseName(_ name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return String(last.drop { $0 == "@" || $0 == "#" || $0 == "$" }.prefix { $0 != "(" })
  }

  /// The texts in single quotation marks.
  static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
