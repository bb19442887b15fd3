// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

extension String {
  /// Creates a string from the program's string tables; a key without an entry is the text itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if there is no entry.
  ///   - table: The name of the string table; nil is `Localizable`.
  ///   - bundle: The bundle of the table; nil is the program.
  ///   - locale: The locale of the text; nil is that of the run.
  ///   - comment: A note for translators; it is ignored.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = ProgramResources.environment
    if let locale { environment.locale = locale.identifier }
    self =
      LocalizedFormat(
        keyAndValue.key, table: table, bundle: bundle.flatMap(StringBundle.init), in: environment
      ).string
  }

  /// Creates a string from the program's string tables by a key that is not the text.
  ///
  /// - Parameters:
  ///   - key: The key of the entry.
  ///   - defaultValue: The text if there is no entry.
  ///   - table: The name of the string table; nil is `Localizable`.
  ///   - bundle: The bundle of the table; nil is the program.
  ///   - locale: The locale of the text; nil is that of the process.
  ///   - comment: A note for translators; it is ignored.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key, defaultValue: defaultValue, table: table, locale: locale ?? .current,
      bundle: bundle.map { .atURL($0.bundleURL) } ?? .main, comment: comment)
    self.init(localized: resource)
  }

  /// Creates a string from the program's string tables, with values for its placeholders.
  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
      .replacingPlaceholders(with: options.replacements, in: locale)
  }

  /// Creates a string from the program's string tables by a key that is not the text, with values for its placeholders.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let text = String(
      localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
    self = text.replacingPlaceholders(with: options.replacements, in: locale)
  }

  /// Creates a string from a localized string resource, with values for its placeholders.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self = String(localized: resource)
      .replacingPlaceholders(with: options.replacements, in: resource.locale)
  }

  /// Creates a string from a localized string resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.format(in: ProgramResources.environment).string
  }
}

extension StringBundle {
  /// Creates the name by which string tables know a bundle; nil for the program itself.
  package init?(_ bundle: Bundle) {
    guard bundle.bundleURL != Bundle.main.bundleURL else { return nil }
    self.init(bundle.bundleURL.deletingPathExtension().lastPathComponent)
  }
}
