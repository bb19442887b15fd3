// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The values that the runtime reads out of metadata.
extension AttributeMetadata {
  /// A bound of a number.
  public enum Limit: Hashable, Sendable {
    /// There is none: the file has an empty data value.
    case none
    /// The bound as a number.
    case value(Double)
  }

  /// The smallest number: 0 if the file has none or no number.
  public var minimum: Limit { limit(.minimumValue) }

  /// The largest number: 0 if the file has none or no number.
  ///
  /// The runtime has one constant for an absent limit, the same for both; by all evidence it is 0.
  public var maximum: Limit { limit(.maximumValue) }

  /// Whether numbers below zero are taken.
  ///
  /// Computed, as the runtime does, and never read from the file.
  public var supportsNegativeNumbers: Bool {
    switch minimum {
    case .none: true
    case .value(let minimum): minimum < 0
    }
  }

  /// The flag of a key, read as leniently as every Boolean; nil if the file has none.
  public func boolean(_ key: Key) -> Bool? { self[key]?.runtimeBoolean }

  /// The display name of the value true.
  public var trueDisplayName: LocalizedText { text(.trueDisplayName, id: .trueDisplayNameID) }

  /// The display name of the value false.
  public var falseDisplayName: LocalizedText { text(.falseDisplayName, id: .falseDisplayNameID) }

  /// The default text of a string.
  public var defaultText: LocalizedText { text(.defaultValue, id: .defaultValueID) }

  /// The placeholder of an empty field.
  public var placeholder: LocalizedText { text(.placeholder, id: .placeholderID) }

  /// The template by which a date is formatted.
  public var template: LocalizedText { text(.template, id: .templateID) }

  /// The uniform type identifiers of the files that are taken.
  public var customUTIs: [String] {
    self[.customUTIs]?.elements.compactMap { $0["UTI"]?.string } ?? []
  }

  private func limit(_ key: Key) -> Limit {
    guard let value = self[key] else { return .value(0) }
    if value.data?.isEmpty == true { return .none }
    return .value(value.number ?? 0)
  }

  private func text(_ key: Key, id: Key) -> LocalizedText {
    LocalizedText(text: located(self[key]), id: located(self[id]))
  }

  private func located(_ value: PropertyListValue?) -> Located<String>? {
    value.flatMap { value in value.string.map { Located($0, at: value.range) } }
  }
}
