// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
public import WidgetValues

/// What Apple's runtime makes of an attribute.
extension Attribute {
  /// The number under which a saved value is kept: 0 if the file has none.
  public var tag: Int { declaredTag?.value ?? 0 }

  /// Whether the attribute is one of the properties that every custom type has.
  public var isInherited: Bool { isDefaultProperty?.value ?? false }

  /// Whether the value is a list.
  public var isArray: Bool { supportsMultipleValues?.value ?? false }

  /// The number of options that are shown at once: 6 if the file has no number, or one below 1.
  public var windowSize: Int {
    guard let size = declaredWindowSize?.value, size >= 1 else { return 6 }
    return size
  }

  /// The number of values of a fixed-size list in a family; nil if the list may have any number.
  public func arraySize(for family: WidgetFamily) -> Int? {
    guard isFixedSizeArray?.value == true else { return nil }
    return (arraySizes ?? ArraySizes(entries: []))[family]
  }

  /// The dialog of a type; if the file has several, the last.
  public func promptDialog(_ type: PromptDialog.Kind) -> PromptDialog? {
    promptDialogs.last { $0.kind == type }
  }

  /// The type of an attribute's values.
  public enum Kind: Hashable, Sendable {
    /// A value of an enum.
    case enumeration(TypeReference)
    /// A value of a basic type.
    case scalar(Scalar)
    /// Values of a custom type.
    case object(TypeReference)
    /// Values of a type of the system's, such as `DateComponents` or `URL`.
    case system(String)
  }

  /// The basic types of values: text, Booleans and numbers.
  ///
  /// The runtime's table has a few more entries whose names are not known; a name that is missing here reads as a type
  /// of the system's, which is how files use every other name that was met.
  public enum Scalar: String, CaseIterable, Hashable, Sendable {
    /// A text of any length.
    case string = "String"
    /// A Boolean: true or false.
    case boolean = "Boolean"
    /// An integer, without a fraction.
    case integer = "Integer"
    /// A number with a fraction.
    case decimal = "Decimal"
  }

  /// The name of an enum or a custom type, and the namespace it is from.
  public struct TypeReference: Hashable, Sendable {
    /// The name of the enum or the custom type.
    public var name: String

    /// The namespace of a file, or `System`; nil in files of version 1.0.
    public var namespace: String?

    /// Creates a reference to the enum or type of the given name.
    public init(name: String, namespace: String?) {
      self.name = name
      self.namespace = namespace
    }
  }
}

extension Attribute.Kind {
  /// What the values are, in the runtime's order: an enum's name decides first, then a scalar's, then a custom type's.
  init(
    typeName: String?, enumType: Attribute.TypeReference?, objectType: Attribute.TypeReference?
  ) {
    if let enumType {
      self = .enumeration(enumType)
    } else if let scalar = typeName.flatMap(Attribute.Scalar.init) {
      self = .scalar(scalar)
    } else if let objectType {
      self = .object(objectType)
    } else {
      self = .system(typeName ?? "")
    }
  }
}

extension Attribute.TypeReference {
  /// Creates the reference of a name and a namespace in a file; nil without a name.
  init?(_ name: Located<String>?, in namespace: Located<String>?) {
    guard let name else { return nil }
    self.init(name: name.value, namespace: namespace?.value)
  }
}

extension [Attribute] {
  /// The attributes that the runtime keeps, in the order of the file.
  ///
  /// It knows an attribute by its tag, so of several with one tag, or without any, only the last is left.
  public var lastOfEachTag: [Attribute] {
    var tags: Set<Int> = []
    return reversed().filter { tags.insert($0.tag).inserted }.reversed()
  }
}
