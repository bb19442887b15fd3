// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A type of a file with constant values.
struct CompilerType: Sendable {
  /// A property that the compiler knows something of.
  struct Property: Sendable {
    /// The name.
    let name: String

    /// The type of the values.
    let type: ConstantType

    /// Whether it is one of the type, not of its values.
    let isStatic: Bool

    /// Whether a property wrapper makes it.
    let isWrapped: Bool

    private let entry: PropertyListValue

    init?(_ entry: PropertyListValue) {
      guard let name = entry["label"]?.string, let type = entry["type"]?.string else { return nil }
      self.name = name
      self.type = ConstantType(type)
      isStatic = entry["isStatic"]?.string == "true"
      isWrapped = entry["propertyWrappers"] != nil
      self.entry = entry
    }

    /// Its value.
    var value: CompilerConstant { CompilerConstant(entry) }
  }

  /// The last names of the protocols that it conforms to.
  private(set) var conformances: Set<String>

  /// The properties, in the order of the source.
  private(set) var properties: [Property]

  /// The cases of an enum with their raw values.
  private(set) var cases: [(name: String, rawValue: String?)]

  init(_ entry: PropertyListValue) {
    conformances = Set(
      entry.elements(of: "conformances").compactMap {
        $0.string.map { ConstantType($0).lastName }
      })
    properties = entry.elements(of: "properties").compactMap { Property($0) }
    cases = entry.elements(of: "cases").compactMap { part in
      part["name"]?.string.map { ($0, part["rawValue"]?.string) }
    }
  }

  func conforms(to name: String) -> Bool { conformances.contains(name) }

  /// The value of a property of the type; nil if the compiler does not know it.
  func value(of name: String) -> CompilerConstant? {
    properties.first { $0.isStatic && $0.name == name && $0.value.isKnown }?.value
  }

  func merged(with other: CompilerType) -> CompilerType {
    var merged = self
    merged.conformances.formUnion(other.conformances)
    let known = Set(properties.map(\.name))
    merged.properties += other.properties.filter { !known.contains($0.name) }
    if merged.cases.isEmpty { merged.cases = other.cases }
    return merged
  }
}

extension PropertyListValue {
  /// The elements of a list in an object; empty if there is none.
  func elements(of key: String) -> [PropertyListValue] {
    self[key].map { Array($0.elements) } ?? []
  }
}
