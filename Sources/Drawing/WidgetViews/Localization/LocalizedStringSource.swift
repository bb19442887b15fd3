// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A request for a localized string: key, table, bundle and locale.
public struct LocalizedStringRequest: Hashable, Sendable {
  /// The key, with a specifier for each interpolation.
  public var key: String

  /// The name of the table, without its ending; nil is `Localizable`.
  public var table: String?

  /// The bundle of the table; nil for the bundle of the widget.
  public var bundle: StringBundle?

  /// The language and the region, as in `ja_JP`.
  public var locale: String

  /// The numbers of the interpolations, by which a plural form is chosen; nil for one that is no number.
  public var quantities: [Double?]

  /// Creates a request for a key in a table, in a locale such as `ja_JP`.
  public init(
    key: String, table: String? = nil, bundle: StringBundle? = nil, locale: String,
    quantities: [Double?] = []
  ) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.locale = locale
    self.quantities = quantities
  }
}

/// A bundle of resources, by a name that the tables of strings know.
public struct StringBundle: Hashable, Sendable {
  /// The name by which a string source finds the bundle's tables.
  public var name: String

  /// Creates a bundle from its name.
  public init(_ name: String) {
    self.name = name
  }
}

/// Tables of strings, in which texts are looked up.
///
/// The engine reads no files: what does, hands the environment something of this kind, see ``EnvironmentValues/strings``.
public protocol LocalizedStringSource: Sendable {
  /// The string of a key, in the plural form for its numbers; nil if there is none.
  func string(for request: LocalizedStringRequest) -> String?
}

/// Tables of strings in memory.
public struct LocalizedStrings: LocalizedStringSource, Hashable {
  private struct Place: Hashable {
    var bundle: StringBundle?
    var table: String
    var language: String
  }

  private var tables: [Place: [String: String]] = [:]

  /// Creates an empty set of tables.
  public init() {}

  /// Adds strings to a table.
  ///
  /// - Parameters:
  ///   - strings: The strings by their keys.
  ///   - language: Their language, as `ja`, `pt-BR` or `zh-Hant`.
  ///   - table: The name of the table.
  ///   - bundle: Where the table is; nil is the widget.
  public mutating func add(
    _ strings: [String: String], language: String, table: String = "Localizable",
    bundle: StringBundle? = nil
  ) {
    let place = Place(
      bundle: bundle, table: table, language: language.replacing("_", with: "-"))
    tables[place, default: [:]].merge(strings) { $1 }
  }

  /// The string of a key in the language of the locale; in that without its region or script where there is no such table.
  public func string(for request: LocalizedStringRequest) -> String? {
    var language = Substring(request.locale.replacing("_", with: "-").prefix { $0 != "@" })
    while true {
      let place = Place(
        bundle: request.bundle, table: request.table ?? "Localizable", language: String(language))
      if let string = tables[place]?[request.key] { return string }
      guard let end = language.lastIndex(of: "-") else { return nil }
      language = language[..<end]
    }
  }
}

extension EnvironmentValues {
  private struct StringsKey: EnvironmentKey {
    static var defaultValue: (any LocalizedStringSource)? { nil }
  }

  /// The tables in which texts are looked up; nil if there are none, and the keys are the texts.
  public var strings: (any LocalizedStringSource)? {
    get { self[StringsKey.self] }
    set { self[StringsKey.self] = newValue }
  }
}
