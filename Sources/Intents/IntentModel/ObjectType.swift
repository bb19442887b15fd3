// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// A custom type whose values an app provides.
public struct ObjectType: Sendable {
  /// The properties that every custom type has.
  public static let inheritedProperties = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
  ]

  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name that references use.
  public internal(set) var name: Located<String>?

  /// The class name that overrides prefix and name in generated code.
  public internal(set) var classNameOverride: Located<String>?

  /// The prefix of the class name; nil if the file has none.
  public internal(set) var classPrefix: Located<String>?

  /// The display name of the type, localized.
  public internal(set) var displayName = LocalizedText()

  /// The largest tag that a property has or had.
  public internal(set) var lastPropertyTag: Located<Int>?

  /// The properties, in the order of the file, the inherited ones included.
  public internal(set) var properties: [Attribute] = []

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }

  /// The name of the class in generated code.
  public var className: String {
    classNameOverride?.value.nonEmpty ?? (classPrefix?.value ?? "") + (name?.value ?? "")
  }

  /// The properties that the definition itself declares, in the order of the file.
  public var customProperties: [Attribute] {
    properties.filter { !$0.isInherited }
  }

  /// The property of the given name as code has it.
  public func property(named name: String) -> Attribute? {
    properties.last { $0.propertyName == name }
  }
}
