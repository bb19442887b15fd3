// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

// Foundation on Linux has a function of this name that knows no tables of a program. Functions that name exactly what a call names
// are preferred to it.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks a text up in the program's tables of strings; without an entry the key is the text.
///
/// - Parameters:
///   - key: The key.
///   - comment: What a translator is told.
/// - Returns: The text in the language of the run.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedText(key, table: nil, bundle: nil, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks a text up in a table of the program; without an entry the key is the text.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedText(key, table: tableName, bundle: nil, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks a text up in the tables of a bundle; without an entry the key is the text.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: nil, bundle: bundle, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks a text up in the program's tables of strings; without an entry a value is the text.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedText(key, table: nil, bundle: nil, value: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks a text up in a table of a bundle; without an entry the key is the text.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localizedText(key, table: tableName, bundle: bundle, value: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks a text up in a table of the program; without an entry a value is the text.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  localizedText(key, table: tableName, bundle: nil, value: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks a text up in the tables of a bundle; without an entry a value is the text.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedText(key, table: nil, bundle: bundle, value: value)
}

private func localizedText(
  _ key: String, table: String?, bundle: Bundle?, value: String
) -> String {
  let text = LocalizedStringKey(key).string(
    table: table, bundle: bundle.flatMap(StringBundle.init), in: ProgramResources.environment)
  return text == key && !value.isEmpty ? value : text
}
