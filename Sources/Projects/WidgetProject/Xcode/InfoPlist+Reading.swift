// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import Disk
package import PropertyListSyntax
package import SourceText

/// A file that is no `Info.plist` at all.
package enum InfoPlistError: Error, Sendable {
  /// The file holds nothing but white space.
  case empty(SourceFile)
  /// The file is no property list.
  case propertyList(PropertyListError)
  /// The property list is something else than a dictionary.
  case rootIsNoDictionary(PropertyListValue)

  /// The finding that says so, where it is.
  package var diagnostic: Diagnostic {
    switch self {
    case .empty(let source):
      Diagnostic(
        id: "invalid-property-list", severity: .error, message: .empty,
        at: .init(file: source.name, range: SourceRange(at: 0)))
    case .propertyList(let error): Diagnostic(invalidPropertyList: error)
    case .rootIsNoDictionary(let value):
      .malformedInfoPlist(.rootIsNoDictionary(found: value.kind), at: value, .error)
    }
  }
}

extension InfoPlist {
  /// Reads an `Info.plist` in any format.
  ///
  /// - Throws: ``InfoPlistError`` where the file is no property list, or its root no dictionary. Anything less is reported
  ///   in ``diagnostics``, and the rest is still read.
  package init(_ source: SourceFile) throws(InfoPlistError) {
    // Nothing at all would be read as an empty string table.
    guard source.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { throw .empty(source) }
    let (document, isPreprocessed) = try Self.document(source)
    guard document.root.kind == .dictionary else { throw .rootIsNoDictionary(document.root) }
    self.init(document: document)
    var decoder = InfoPlistDecoder()
    decoder.decode(document.root, into: &self)
    // What two branches of a condition have is there twice, and only one of them is built.
    diagnostics =
      (isPreprocessed ? [] : Diagnostic.anomalies(of: document)) + decoder.diagnostics
    diagnostics.sort { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
  }
}

extension InfoPlist {
  /// The property list of a file, read without the lines for the preprocessor where it is none with them.
  private static func document(
    _ source: SourceFile
  ) throws(InfoPlistError) -> (document: PropertyListDocument, isPreprocessed: Bool) {
    do throws(PropertyListError) {
      return (try PropertyListDocument(source), false)
    } catch {
      guard let stripped = PreprocessedPropertyList.withoutDirectives(source),
        let document = try? PropertyListDocument(stripped)
      else { throw .propertyList(error) }
      return (document, true)
    }
  }
}

extension Diagnostic {
  /// The finding of an `Info.plist` that nothing can be read of before it was preprocessed.
  static func unread(preprocessed source: SourceFile) -> Diagnostic {
    Diagnostic(
      id: "malformed-info-plist", severity: .note,
      message:
        "Xcode preprocesses this file; it is not a property list before that, so it is not checked",
      at: .init(file: source.name))
  }
}

/// Decodes what an `Info.plist` says, and collects what is malformed.
private struct InfoPlistDecoder {
  var diagnostics: [Diagnostic] = []

  mutating func decode(_ root: PropertyListValue, into plist: inout InfoPlist) {
    for entry in root.entries {
      switch entry.key {
      case "CFBundleIdentifier": plist.bundleIdentifier = string(entry)
      case "CFBundlePackageType": plist.packageType = string(entry)
      case "CFBundleDevelopmentRegion": plist.developmentRegion = string(entry)
      case "CFBundleLocalizations": plist.localizations = strings(entry) ?? []
      case "CFBundleURLTypes":
        plist.urlTypes = dictionaries(entry).map { type in
          var result = InfoPlist.URLType()
          for entry in type.entries {
            switch entry.key {
            case "CFBundleURLName": result.name = string(entry)
            case "CFBundleURLSchemes": result.schemes = strings(entry) ?? []
            default: break
            }
          }
          return result
        }
      case "INIntentsSupported": plist.intentsSupported = intents(entry)
      case "NSExtension": plist.appExtension = appExtension(entry)
      default: break
      }
    }
  }

  private mutating func appExtension(
    _ entry: PropertyListValue.Entry
  ) -> InfoPlist.AppExtension? {
    guard expect(.dictionary, of: entry) else { return nil }
    var result = InfoPlist.AppExtension(range: entry.keyRange)
    for entry in entry.value.entries {
      switch entry.key {
      case "NSExtensionPointIdentifier": result.pointIdentifier = string(entry)
      case "NSExtensionPrincipalClass": result.principalClass = string(entry)
      case "NSExtensionMainStoryboard": result.mainStoryboard = string(entry)
      case "NSExtensionAttributes":
        guard expect(.dictionary, of: entry) else { continue }
        for entry in entry.value.entries {
          switch entry.key {
          case "IntentsSupported": result.intentsSupported = intents(entry)
          case "IntentsRestrictedWhileLocked":
            result.intentsRestrictedWhileLocked = intents(entry)
          case "IntentsRestrictedWhileProtectedDataUnavailable":
            result.intentsRestrictedWhileProtectedDataUnavailable = intents(entry)
          default: break
          }
        }
      default: break
      }
    }
    return result
  }

  private mutating func intents(_ entry: PropertyListValue.Entry) -> InfoPlist.Intents? {
    strings(entry).map { InfoPlist.Intents(range: entry.keyRange, names: $0) }
  }

  private mutating func string(_ entry: PropertyListValue.Entry) -> Located<String>? {
    expect(.string, of: entry) ? entry.value.locatedString : nil
  }

  private mutating func strings(_ entry: PropertyListValue.Entry) -> [Located<String>]? {
    guard expect(.array, of: entry) else { return nil }
    return elements(of: entry, kind: .string).compactMap(\.locatedString)
  }

  private mutating func dictionaries(_ entry: PropertyListValue.Entry) -> [PropertyListValue] {
    expect(.array, of: entry) ? elements(of: entry, kind: .dictionary) : []
  }

  private mutating func elements(
    of entry: PropertyListValue.Entry, kind: PropertyListValue.Kind
  ) -> [PropertyListValue] {
    entry.value.elements.filter { element in
      if element.kind == kind { return true }
      diagnostics.append(
        .malformedInfoPlist(
          .unexpectedElement(of: entry.key, expected: kind, found: element.kind), at: element))
      return false
    }
  }

  private mutating func expect(
    _ kind: PropertyListValue.Kind, of entry: PropertyListValue.Entry
  ) -> Bool {
    if entry.value.kind == kind { return true }
    diagnostics.append(
      .malformedInfoPlist(
        .unexpectedValue(of: entry.key, expected: kind, found: entry.value.kind), at: entry.value))
    return false
  }
}

extension Diagnostic {
  fileprivate static func malformedInfoPlist(
    _ message: Message, at value: PropertyListValue, _ severity: Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      id: "malformed-info-plist", severity: severity, message: message, at: value.place)
  }
}

extension Diagnostic.Message {
  fileprivate static let empty: Self =
    "the file is empty; an Info.plist is a property list with a dictionary, as Xcode writes it"

  fileprivate static func rootIsNoDictionary(found: PropertyListValue.Kind) -> Self {
    "an Info.plist must be a dictionary; this file holds \(found.indefiniteWords), and nothing of it is read"
  }

  fileprivate static func unexpectedValue(
    of key: String, expected: PropertyListValue.Kind, found: PropertyListValue.Kind
  ) -> Self {
    "the value of '\(key)' must be \(expected.indefiniteWords); it is \(found.indefiniteWords), and is not read"
  }

  fileprivate static func unexpectedElement(
    of key: String, expected: PropertyListValue.Kind, found: PropertyListValue.Kind
  ) -> Self {
    "every element of '\(key)' must be \(expected.indefiniteWords); this one is \(found.indefiniteWords)"
  }
}
