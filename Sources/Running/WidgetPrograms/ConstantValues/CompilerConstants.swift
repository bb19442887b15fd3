// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText
package import WidgetProtocol

/// An error that a file with constant values cannot be used.
package enum CompilerConstantsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not a list of types.
  case malformed(String)
  /// The file has no intent that configures a widget.
  case noIntent
  /// The file has no intent with the name.
  case unknownIntent(String, known: [String])
  /// The file has several such intents, and none is named.
  case severalIntents([String])

  package var description: String {
    switch self {
    case .malformed(let reason):
      "the constant values cannot be read: \(reason)"
    case .noIntent:
      "the constant values have no 'WidgetConfigurationIntent'; compile its sources with '-const-gather-protocols-file', and name 'AppIntent', 'AppEntity', 'AppEnum' and 'EntityQuery' there"
    case .unknownIntent(let name, let known):
      "unknown intent '\(name)'; the constant values have \(Self.list(known))"
    case .severalIntents(let names):
      "the constant values have several intents; choose one with '--intent': \(Self.list(names))"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

/// The constant values that the Swift compiler writes with `-emit-const-values`: what types conform to, and the values of their properties
/// as far as the sources spell them.
///
/// Apple's own processor makes the metadata of App Intents from the same files.
package struct CompilerConstants: Sendable {
  /// The types, by their names with the module.
  let types: [String: CompilerType]

  /// The names in the order of the file.
  private let names: [String]

  /// Reads a file of constant values that the compiler wrote.
  ///
  /// - Throws: ``CompilerConstantsError/malformed(_:)`` if it is no list of types.
  package init(_ source: SourceFile) throws(CompilerConstantsError) {
    let root: PropertyListValue
    do throws(PropertyListError) {
      root = try PropertyListDocument(source, as: .json).root
    } catch {
      throw .malformed("\(error)")
    }
    guard root.kind == .array else { throw .malformed("expected a list of types") }
    var types: [String: CompilerType] = [:]
    var names: [String] = []
    for element in root.elements {
      guard let name = element["typeName"]?.string else {
        throw .malformed("a type has no 'typeName'")
      }
      // Extensions that conform are listed again.
      if let known = types[name] {
        types[name] = known.merged(with: CompilerType(element))
      } else {
        types[name] = CompilerType(element)
        names.append(name)
      }
    }
    self.types = types
    self.names = names
  }

  /// The names of the intents that configure widgets, without the module, in the order of the file.
  package var intentNames: [String] {
    names.compactMap { name in
      types[name].flatMap { type in
        type.conforms(to: "WidgetConfigurationIntent")
          || type.conforms(to: "ControlConfigurationIntent")
          ? ConstantType(name).shortName : nil
      }
    }
  }

  /// The intent that configures a widget.
  ///
  /// - Parameter name: Its name without the module; nil for the only one.
  /// - Returns: What an app would say of it.
  /// - Throws: ``CompilerConstantsError`` if there is none, or several without a name.
  package func intent(named name: String?) throws(CompilerConstantsError) -> DescribedIntent {
    let known = intentNames
    guard let first = known.first else { throw .noIntent }
    if name == nil, known.count > 1 { throw .severalIntents(known) }
    let wanted = name ?? first
    guard known.contains(wanted),
      let type = types.first(where: { ConstantType($0.key).shortName == wanted })
    else { throw .unknownIntent(wanted, known: known) }
    return describedIntent(wanted, type.value)
  }
}
