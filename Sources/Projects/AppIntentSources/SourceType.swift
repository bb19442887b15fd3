// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import SwiftDeclarations

/// A type of Swift sources, with its extensions in all files.
package struct SourceType: Sendable {
  /// A part of it: the declaration, or an extension.
  package struct Part: Sendable {
    /// The file with the declaration or extension.
    package let file: SwiftFile

    /// The declaration or the extension of the type.
    package let declaration: SwiftDeclaration
  }

  /// The part that is no extension.
  package let main: Part

  /// The extensions, in the order of the files.
  package internal(set) var extensions: [Part] = []

  /// The names of the protocols and classes that it conforms to or inherits from, also indirectly.
  package internal(set) var conformances: Set<String> = []

  init(main: Part) {
    self.main = main
  }

  /// All parts, the main one first.
  package var parts: [Part] { [main] + extensions }

  /// The name with those of the types around it.
  package var fullName: String { main.declaration.fullName }

  /// The range of the name in the main declaration.
  package var nameRange: SourceRange { main.declaration.name.range }

  /// The file of the main part.
  package var file: SwiftFile { main.file }

  /// The name of that file.
  package var fileName: String { main.file.source.name }

  /// Returns whether the type conforms to one of some protocols, according to the sources.
  package func conforms(to protocols: String...) -> Bool {
    !conformances.isDisjoint(with: protocols)
  }

  /// The first property with a name, with its file; nil if there is none.
  package func property(_ name: String) -> (file: SwiftFile, property: SwiftProperty)? {
    for part in parts {
      if let property = part.declaration.members.property(name) { return (part.file, property) }
    }
    return nil
  }

  /// The properties that it stores or computes, with their files.
  package var properties: [(file: SwiftFile, property: SwiftProperty)] {
    parts.flatMap { part in part.declaration.members.properties.map { (part.file, $0) } }
  }

  /// The functions, with their files.
  package var functions: [(file: SwiftFile, function: SwiftFunction)] {
    parts.flatMap { part in part.declaration.members.functions.map { (part.file, $0) } }
  }

  /// The cases of an enum.
  package var cases: [SwiftCase] { parts.flatMap(\.declaration.members.cases) }
}
