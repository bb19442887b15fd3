// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

/// A text that is looked up when it is shown, with all that is needed for it.
///
/// Foundation has it on Apple's systems only. As there, two are equal if they look the same text up in the same place.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Where the tables of strings are.
  public enum BundleDescription: Hashable, Sendable {
    /// In the program.
    case main
    /// In the bundle of a class, which on Linux is the program.
    case forClass(AnyClass)
    /// In a bundle's folder.
    case atURL(URL)

    /// Whether both are the same place.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      left.url == right.url
    }

    /// Adds the place to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(url) }

    private var url: URL? { if case .atURL(let url) = self { url } else { nil } }

    var name: StringBundle? { url.flatMap { StringBundle(url: $0) } }
  }

  /// What is looked up.
  public let key: String

  /// The text where there is no entry.
  public let defaultValue: String.LocalizationValue

  /// The name of the table; nil is `Localizable`.
  public let table: String?

  /// The language and the region.
  public var locale: Locale

  /// Where the tables of strings are.
  public let bundle: BundleDescription

  private var isInUsualLocale = false

  /// Makes a text whose key is the text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale ?? .current
    self.bundle = bundle
    isInUsualLocale = locale == nil
  }

  /// Makes a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = String(describing: key)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale ?? .current
    self.bundle = bundle
    isInUsualLocale = locale == nil
  }

  /// Makes a text of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Makes a text of a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text, in the language of an environment unless it has one of its own.
  package func string(in environment: EnvironmentValues) -> String {
    var environment = environment
    if !isInUsualLocale { environment.locale = locale.identifier }
    if defaultValue.key.key != key {
      let request = LocalizedStringRequest(
        key: key, table: table, bundle: bundle.name, locale: environment.locale as String)
      if let found = environment.strings?.string(for: request) {
        return defaultValue.key.string(as: found, in: environment)
      }
    }
    return defaultValue.key.string(table: table, bundle: bundle.name, in: environment)
  }
}

extension StringBundle {
  /// The bundle in a folder; nil for the program itself.
  init?(url: URL) {
    guard url != Bundle.main.bundleURL else { return nil }
    self.init(url.deletingPathExtension().lastPathComponent)
  }
}
