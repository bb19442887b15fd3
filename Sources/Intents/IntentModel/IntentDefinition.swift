// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import PropertyListSyntax
public import SourceText

/// An intent definition file: the enums, types and intents that it declares, each with its place.
///
/// What the file says is decoded as Apple's runtime decodes it, leniently: a part that is malformed is reported in
/// ``diagnostics``, and the rest is still read.
public struct IntentDefinition: Sendable {
  /// The property list that was decoded.
  public let document: PropertyListDocument

  /// The six characters that tell this file's enums and types from those of others; absent in files of version 1.0.
  public internal(set) var namespace: Located<String>?

  /// The version of the format: 1.0, 1.1 or 1.2.
  ///
  /// The runtime never reads it.
  public internal(set) var modelVersion: Located<String>?

  /// The version of Xcode that wrote the file.
  public internal(set) var toolsVersion: Located<String>?

  /// The build of Xcode that wrote the file.
  public internal(set) var toolsBuildVersion: Located<String>?

  /// The build of macOS that the file was written on.
  public internal(set) var systemVersion: Located<String>?

  /// The enums, in the order of the file.
  public internal(set) var enums: [EnumType] = []

  /// The custom types, in the order of the file.
  public internal(set) var types: [ObjectType] = []

  /// The intents, in the order of the file.
  public internal(set) var intents: [Intent] = []

  /// Keys of the root that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  /// The diagnostics of what is malformed, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The file that the definition was read from.
  public var source: SourceFile { document.source }

  init(document: PropertyListDocument) {
    self.document = document
  }
}

extension IntentDefinition {
  /// The intent of the given name; if several share it, the last, as at run time.
  public func intent(named name: String) -> Intent? {
    intents.last { $0.name?.value == name }
  }

  /// The type of the given name; if several share it, the last, as at run time.
  public func type(named name: String) -> ObjectType? {
    types.last { $0.name?.value == name }
  }

  /// The enum of the given name; if several share it, the last, as at run time.
  public func enumType(named name: String) -> EnumType? {
    enums.last { $0.name?.value == name }
  }

  /// The custom type that an attribute's values have; nil for any other kind of attribute, for a type of another
  /// namespace, and for one that the file does not declare.
  public func objectType(of attribute: Attribute) -> ObjectType? {
    guard case .object(let reference) = attribute.kind, owns(reference.namespace) else {
      return nil
    }
    return type(named: reference.name)
  }

  /// The enum that an attribute's values are from; nil for any other kind of attribute, for an enum of another namespace,
  /// and for one that the file does not declare.
  public func enumType(of attribute: Attribute) -> EnumType? {
    guard case .enumeration(let reference) = attribute.kind, owns(reference.namespace) else {
      return nil
    }
    return enumType(named: reference.name)
  }

  /// Whether a reference's namespace is this file's own.
  ///
  /// Files of version 1.0 have none anywhere.
  package func owns(_ namespace: String?) -> Bool {
    namespace == nil || namespace == self.namespace?.value
  }
}
