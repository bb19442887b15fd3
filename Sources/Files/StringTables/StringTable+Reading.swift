// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
public import PropertyListSyntax
public import SourceText

extension StringTable {
  /// Reads a `.strings` file, in whichever of its forms, or a `.stringsdict` file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The table's name: that of the file, without its extension.
  ///   - locale: The language, which the folder is named after.
  ///   - format: ``Format/strings`` or ``Format/stringsDictionary``.
  /// - Throws: `PropertyListError` if the file is not a property list.
  public convenience init(
    _ source: SourceFile, name: String, locale: LocaleName, format: Format
  ) throws(PropertyListError) {
    if let entries = Entries(ofPlainTable: source) {
      self.init(name: name, locale: locale, format: format, entries: entries, diagnostics: [])
      return
    }
    let document = try PropertyListDocument(source, as: Self.spelling(of: source))
    var reader = EntryReader(file: source.name)
    if let places = document.textPlaces(Place.init) {
      reader.places = places
    } else if case .dictionary = document.root.kind {
      for entry in document.root.entries {
        if format == .strings { reader.readText(entry) } else { reader.readVariable(entry) }
      }
    } else {
      reader.reportRoot(document.root)
    }
    let diagnostics = (Diagnostic.anomalies(of: document) + reader.diagnostics)
      .sorted { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
    self.init(
      name: name, locale: locale, format: format, entries: reader.entries(of: document),
      diagnostics: diagnostics)
  }

  /// The spelling of a table.
  ///
  /// One that begins with a brace is in the OpenStep form, as no table is JSON.
  static func spelling(of source: SourceFile) -> PropertyListDocument.Format {
    let format = PropertyListDocument.Format.detect(in: source)
    return format == .json ? .openStep : format
  }
}

/// Reads the entries of a table and collects what is malformed.
struct EntryReader {
  private let file: String
  var places: [StringTable.Place] = []
  private var varying: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  /// Reads a key with its text.
  mutating func readText(_ entry: PropertyListValue.Entry) {
    if !append(entry, text: entry.value, varies: false) {
      report(.noText(entry.key, found: entry.value.kind), at: entry.value.range)
    }
  }

  /// Reads a key of a `.stringsdict` file with the form that its variables are put into, or that for the widest place.
  ///
  /// A text that does not vary is taken as well, as Foundation does.
  mutating func readVariable(_ entry: PropertyListValue.Entry) {
    switch entry.value.kind {
    case .string: readText(entry)
    case .dictionary:
      let form = entry.value["NSStringLocalizedFormatKey"] ?? entry.value.widestForm
      guard let form, append(entry, text: form, varies: true) else {
        return report(.noFormat(entry.key), at: entry.keyRange)
      }
    case let kind: report(.noVariable(entry.key, found: kind), at: entry.value.range)
    }
  }

  /// Adds an entry; false if its text is none.
  mutating func append(
    _ entry: PropertyListValue.Entry, text: PropertyListValue, varies: Bool
  ) -> Bool {
    guard let key = entry.keyValue.textPlace, let text = text.textPlace else { return false }
    if varies { varying.insert(places.count) }
    places.append(StringTable.Place(key: key, text: text))
    return true
  }

  /// The entries that were read of a document.
  func entries(of document: PropertyListDocument) -> StringTable.Entries {
    StringTable.Entries(places, varying: varying, of: document)
  }

  /// Reports a file whose root is not a dictionary.
  mutating func reportRoot(_ root: PropertyListValue) {
    report(.rootIsNoDictionary(found: root.kind), at: root.range, severity: .error)
  }

  mutating func report(
    _ message: Diagnostic.Message, at range: SourceRange, severity: Severity = .warning
  ) {
    diagnostics.append(
      Diagnostic(
        id: "malformed-string-table", severity: severity, message: message,
        at: .init(file: file, range: range)))
  }
}

extension PropertyListValue {
  /// The form for the widest place, of a text that varies with the width; its keys are widths.
  fileprivate var widestForm: PropertyListValue? {
    let forms = self["NSStringVariableWidthRuleType"].map { Array($0.entries) } ?? []
    return forms.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }?.value
  }
}

extension Diagnostic.Message {
  fileprivate static func noText(_ key: String, found: PropertyListValue.Kind) -> Self {
    "the value of '\(key)' must be a string; it is \(found.indefiniteWords), and no text is found"
  }

  fileprivate static func noFormat(_ key: String) -> Self {
    "'\(key)' has no string 'NSStringLocalizedFormatKey', so no text is found; add one"
  }

  fileprivate static func noVariable(_ key: String, found: PropertyListValue.Kind) -> Self {
    "the value of '\(key)' must be a dictionary; it is \(found.indefiniteWords), and no text is found"
  }

  fileprivate static func rootIsNoDictionary(found: PropertyListValue.Kind) -> Self {
    "a string table must be a dictionary of keys and texts; this file holds \(found.indefiniteWords)"
  }
}
