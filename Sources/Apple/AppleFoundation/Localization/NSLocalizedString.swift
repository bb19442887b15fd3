// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

// Foundation on Linux has a function of this name that does not know the program's tables.
// Functions with exactly the arguments of a call are preferred to it.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string from the program's string tables; a key without an entry is the text itself.
///
/// - Parameters:
///   - key: The key of the entry.
///   - comment: A note for translators; it is ignored.
/// - Returns: The text in the locale of the run.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedText(key, table: nil, bundle: nil, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string from a table of the program; a key without an entry is the text itself.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedText(key, table: tableName, bundle: nil, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string from the tables of a bundle; a key without an entry is the text itself.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: nil, bundle: bundle, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string from the program's tables; `value` is the text of a key without an entry.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedText(key, table: nil, bundle: nil, value: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string from a table of a bundle; a key without an entry is the text itself.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localizedText(key, table: tableName, bundle: bundle, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string from a table of the program; `value` is the text of a key without an entry.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  localizedText(key, table: tableName, bundle: nil, value: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string from the tables of a bundle; `value` is the text of a key without an entry.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedText(key, table: nil, bundle: bundle, value: value)
}

private func localizedText(
  _ key: String, table: String?, bundle: Bundle?, value: String
) -> String {
  let text = LocalizedFormat(
    LocalizedStringKey(key), table: table, bundle: bundle.flatMap(StringBundle.init),
    in: ProgramResources.environment
  ).string
  return text == key && !value.isEmpty ? value : text
}

extension Bundle {
  /// Returns a string from the tables of the bundle, as `localizedString(forKey:value:table:)` does on
  /// Apple's systems; `value` is the text of a key without an entry, and nil or empty the key.
  public func stringOfTables(forKey key: String, value: String?, table: String?) -> String {
    localizedText(
      key, table: table.flatMap { $0.isEmpty ? nil : $0 }, bundle: self, value: value ?? "")
  }

  /// Returns a string from the tables of the bundle in the first of some languages that has the key.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?,
    localizations: [Locale.Language]
  ) -> String {
    for language in localizations {
      var environment = ProgramResources.environment
      environment.locale = language.minimalIdentifier
      let text = LocalizedFormat(
        LocalizedStringKey(key), table: tableName.flatMap { $0.isEmpty ? nil : $0 },
        bundle: StringBundle(self), in: environment
      ).string
      if text != key { return text }
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns a string with Markdown from the tables of the bundle.
  public func localizedAttributedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> NSAttributedString {
    let text = stringOfTables(forKey: key, value: value, table: tableName)
    let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? NSAttributedString(markdown: text, options: options))
      ?? NSAttributedString(string: text)
  }
}
