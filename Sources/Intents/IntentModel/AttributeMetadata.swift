// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax

/// The limits, default and other facts of an attribute's value.
///
/// Which keys count depends on the attribute's type; the others are kept and not read.
public struct AttributeMetadata: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The keys that the format knows, each with its value, in the order of the file.
  ///
  /// There are so few of them that to look along them takes less time than to hash a key.
  package internal(set) var knownEntries: [(key: Key, entry: PropertyListValue.Entry)] = []

  /// Keys that the format does not know.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }

  /// The value of a key, as the file has it.
  public subscript(key: Key) -> PropertyListValue? {
    knownEntries.last { $0.key == key }?.entry.value
  }
}

extension AttributeMetadata {
  /// The keys, without the prefix of the attribute's owner.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The capitalization of text while it is typed.
    case capitalization = "Capitalization"
    /// The currency of an amount.
    case currencyCode = "CurrencyCode"
    /// The currencies to choose from.
    case currencyCodes = "CurrencyCodes"
    /// The types of files that are taken.
    case customUTIs = "CustomUTIs"
    /// The style in which a date is written.
    case dateStyle = "DateStyle"
    /// The unit that is offered first.
    case defaultUnit = "DefaultUnit"
    /// The value that the parameter has until the user chooses one.
    case defaultValue = "DefaultValue"
    /// The key of that value's translation.
    case defaultValueID = "DefaultValueID"
    /// Whether typed text is left as it is.
    case disableAutocorrect = "DisableAutocorrect"
    /// Whether two hyphens stay two hyphens.
    case disableSmartDashes = "DisableSmartDashes"
    /// Whether quotation marks stay straight.
    case disableSmartQuotes = "DisableSmartQuotes"
    /// The display name of the value false.
    case falseDisplayName = "FalseDisplayName"
    /// The key of that name's translation.
    case falseDisplayNameID = "FalseDisplayNameID"
    /// Whether a date is written by a style or by a template.
    case format = "Format"
    /// The largest unit of a measurement.
    case maximumUnit = "MaximumUnit"
    /// The largest value that is allowed.
    case maximumValue = "MaximumValue"
    /// The smallest unit of a measurement.
    case minimumUnit = "MinimumUnit"
    /// The smallest value that is allowed.
    case minimumValue = "MinimumValue"
    /// Whether text may have several lines.
    case multiline = "Multiline"
    /// The placeholder of an empty field.
    case placeholder = "Placeholder"
    /// The key of that text's translation.
    case placeholderID = "PlaceholderID"
    /// Whether values below zero are taken; never read, see ``AttributeMetadata/supportsNegativeNumbers``.
    case supportsNegativeNumbers = "SupportsNegativeNumbers"
    /// The template by which a date is formatted.
    case template = "Template"
    /// The key of that template's translation.
    case templateID = "TemplateID"
    /// The style in which a time is written.
    case timeStyle = "TimeStyle"
    /// The display name of the value true.
    case trueDisplayName = "TrueDisplayName"
    /// The key of that name's translation.
    case trueDisplayNameID = "TrueDisplayNameID"
    /// The control of a number, the parts of a date, the kind of a file or of a place.
    case type = "Type"
    /// The unit of the value.
    case unit = "Unit"
  }
}
