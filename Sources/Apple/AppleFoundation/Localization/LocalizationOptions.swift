// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension String {
  /// What is put in the place of the placeholders of a localized string.
  public struct LocalizationOptions {
    /// The values for the placeholders, in their order; nil leaves them as they are.
    public var replacements: [any CVarArg]?

    /// Creates options that put nothing in.
    public init() {}
  }
}

extension AttributedString {
  /// How a localized attributed string is made.
  ///
  /// Foundation has no grammar on Linux: terms of address and phrases, and whether the text is inflected, are kept and change nothing.
  public struct LocalizationOptions {
    /// The values for the placeholders, in their order; nil leaves them as they are.
    public var replacements: [any CVarArg]?
    /// What the text speaks of; nil for nothing.
    public var concepts: [InflectionConcept]?
    /// Whether the text is inflected; it stays as it is here.
    public var inflect: Bool = true
    /// Whether values that were put in have their number as an attribute, which is reported once, as none has it here.
    public var applyReplacementIndexAttribute: Bool = false

    /// Creates options that put nothing in.
    public init() {}

    /// Adds persons whom the text speaks of.
    public mutating func termsOfAddressConcept(_ terms: [TermOfAddress]) {
      concepts = (concepts ?? []) + [.termsOfAddress(terms)]
    }

    /// Adds a thing that the text speaks of.
    public mutating func localizedPhraseConcept(_ phrase: String) {
      concepts = (concepts ?? []) + [.localizedPhrase(phrase)]
    }
  }

  /// How values are put in a localized attributed string.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Values that were put in have their number as an attribute, which is reported once, as none has it here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// How an attributed string is put in a localized one, whose attributes are left out here.
  public struct InterpolationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes of the place do not apply to the string.
    public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1)
  }
}

extension String {
  /// The text with values in the place of its placeholders.
  func replacingPlaceholders(with values: [any CVarArg]?, in locale: Locale?) -> String {
    values.map { String(format: self, locale: locale ?? .current, arguments: $0) } ?? self
  }
}
