// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// A dialog by which the system asks for a parameter.
public struct PromptDialog: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name of the type as the file has it.
  public internal(set) var typeName: Located<String>?

  /// Whether the app wrote the words.
  public internal(set) var isCustom: Located<Bool>?

  /// The words, with `${parameter}` and `${count}` for values.
  public internal(set) var format = LocalizedText()

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }

  /// The kind of a dialog, which decides when it is used.
  ///
  /// The raw value is the runtime's number.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// Asks the user for the value.
    case primary = 0
    /// Asks for the value, in few words.
    case concise = 1
    /// Says that there are several candidates.
    case disambiguationIntroduction = 2
    /// Says that there are still several candidates.
    case subsequentIntroduction = 3
    /// Asks for one of several candidates.
    case disambiguationSelection = 4
    /// Asks whether the value is right.
    case confirmation = 5
    /// Asks for the value where the intent is configured.
    case configuration = 6

    /// The kind of a type's name; an unknown name reads as primary.
    public init(typeName: String?) {
      self =
        switch typeName {
        case "Concise": .concise
        case "DisambiguationIntroduction": .disambiguationIntroduction
        case "SubsequentIntroduction": .subsequentIntroduction
        case "DisambiguationSelection": .disambiguationSelection
        case "Confirmation": .confirmation
        case "Configuration": .configuration
        default: .primary
        }
    }
  }

  /// The kind of the dialog.
  public var kind: Kind { Kind(typeName: typeName?.value) }
}

/// A reason for which a value can be refused.
public struct UnsupportedReason: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name of the reason in code.
  public internal(set) var code: Located<String>?

  /// Whether the app wrote it.
  public internal(set) var isCustom: Located<Bool>?

  /// Whether Xcode supplied the reason.
  public internal(set) var isDefault: Located<Bool>?

  /// The dialog that tells the user why, with `${name}` for values.
  public internal(set) var format = LocalizedText()

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }
}
