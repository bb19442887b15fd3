// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// An enum that parameters choose a value from.
public struct EnumType: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name that references use.
  public internal(set) var name: Located<String>?

  /// The class name that overrides the name in generated code.
  public internal(set) var classNameOverride: Located<String>?

  /// The display name of the enum, localized.
  public internal(set) var displayName = LocalizedText()

  /// The kind as the file has it: `Regular`, `State` or `Options`; nil if it has none.
  public internal(set) var typeName: Located<String>?

  /// Whether Xcode generates a header for it; absent in files of version 1.0.
  public internal(set) var generatesHeader: Located<Bool>?

  /// The values, in the order of the file.
  public internal(set) var values: [EnumValue] = []

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }

  /// The kinds of enums.
  public enum Kind: Int, Hashable, Sendable {
    /// The value is exactly one of the cases.
    case regular = 0
    /// The value is a state, one of the cases.
    case state = 1
    /// The value is any set of the cases.
    case options = 2
  }

  /// The kind of the enum: anything but `State` and `Options` reads as regular.
  public var kind: Kind {
    switch typeName?.value {
    case "State": .state
    case "Options": .options
    default: .regular
    }
  }

  /// The name of the enum in generated code.
  public var className: String {
    classNameOverride?.value.nonEmpty ?? name?.value ?? ""
  }

  /// The value of the given name.
  public func value(named name: String) -> EnumValue? {
    values.last { $0.name?.value == name }
  }

  /// The value that has the given number at run time: of several, the last.
  public func value(at index: Int) -> EnumValue? {
    values.last { $0.index == index }
  }
}

/// A value of an enum.
public struct EnumValue: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name of the case in code.
  public internal(set) var name: Located<String>?

  /// The number as the file has it.
  public internal(set) var declaredIndex: Located<Int>?

  /// The display name of the case, localized.
  public internal(set) var displayName = LocalizedText()

  /// Other words for the value.
  public internal(set) var synonyms: [EnumSynonym] = []

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }

  /// The number at run time: 0 if the file has none.
  public var index: Int { declaredIndex?.value ?? 0 }
}

/// Another word for a value of an enum.
public struct EnumSynonym: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The localized text of the synonym.
  public internal(set) var text = LocalizedText()

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }
}

extension String {
  /// The text; nil if it is empty, which Apple's runtime takes for absent.
  var nonEmpty: String? { isEmpty ? nil : self }
}
