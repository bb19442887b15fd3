// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// A fault of a catalog.
///
/// ``CatalogMessage/diagnostic(at:notes:)`` is the one place that words it.
enum CatalogMessage: Hashable, ObjectMessage {
  case notAnObject(String, found: PropertyListValue.Kind)
  case missingMember(String, of: String)
  case emptyMember(String)
  case wrongType(String, expected: String, found: PropertyListValue.Kind)
  case wrongElement(String, expected: String, found: PropertyListValue.Kind)
  case unknownMember(String, of: String, known: [String])
  case unsupportedVersion(String)
  case untitled(String, ofSection: Bool)
  case duplicateIdentifier(String, ofSection: Bool)
  case unknownIntent(String, known: [String])
  case unknownParameter(String, intent: String, known: [String])
  case parameterizNoObject(String, type: String)
  case undeclaredType(String, parameter: String)
  case unknownFamily(String, known: [String])
  case noFamily
  case noDestination
  case unknownProperty(String, type: String, known: [String])
  case inheritedProperty(String)
  case missingURL(String, property: String)
  case valueOfWrongType(String, expected: String, found: String)
  case invalidURL(String, URLReference.Fault)
  case undeclaredScheme(String, declared: [String])
  case invalidScheme(String)
  case urlPropertyIsNoURL(String, type: String)
  case unknownDefault(String, known: [String])
  case repeatedDefault(String)
  case unknownSection(String, known: [String])
  case unknownColor(String, known: [String])
  case unknownWord(String, of: String, known: [String])
  case numberOutOfRange(String, String, least: String, most: String)
  case exclusiveMembers(String, String, of: String)
  case memberBesideAsset(String, of: String)

  /// The kind of finding.
  var id: CatalogFindingID {
    switch self {
    case .notAnObject, .wrongType, .wrongElement: .valueOfWrongType
    case .missingMember, .emptyMember, .untitled, .noFamily, .noDestination: .memberMissing
    case .unknownMember: .unknownMember
    case .unsupportedVersion: .unsupportedVersion
    case .duplicateIdentifier: .duplicateIdentifier
    case .unknownIntent: .unknownIntent
    case .unknownParameter, .parameterizNoObject, .undeclaredType: .unsuitableParameter
    case .unknownFamily: .unknownFamily
    case .unknownProperty, .inheritedProperty: .unknownProperty
    case .missingURL: .missingURL
    case .valueOfWrongType, .urlPropertyIsNoURL: .destinationValueOfWrongType
    case .invalidURL, .invalidScheme: .invalidURL
    case .undeclaredScheme: .undeclaredScheme
    case .unknownDefault, .repeatedDefault: .unsuitableDefault
    case .unknownSection: .unknownSection
    case .unknownColor, .unknownWord, .numberOutOfRange, .exclusiveMembers,
      .memberBesideAsset:
      .invalidStyleValue
    }
  }

  /// The finding, at a place.
  func diagnostic(at place: Diagnostic.Place, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(
      id: id.rawValue, severity: id.severity, message: "\(sentence)", at: place, notes: notes)
  }

  private var sentence: String {
    switch self {
    case .notAnObject(let name, let found):
      "\(name) must be an object; this is \(found.indefiniteWords)"
    case .missingMember(let name, let owner): "\(owner) has no '\(name)'; add it"
    case .emptyMember(let name): "'\(name)' is empty; give it a value"
    case .wrongType(let name, let expected, let found):
      "'\(name)' must be \(expected); it is \(found.indefiniteWords)"
    case .wrongElement(let name, let expected, let found):
      "each element of '\(name)' must be \(expected); this is \(found.indefiniteWords)"
    case .unknownMember(let name, let owner, let known):
      "unknown member '\(name)' in \(owner)" + NearName.question(name, among: known)
    case .unsupportedVersion(let spelling):
      "catalog version '\(spelling)' is not supported; use \(ActionCatalog.supportedVersion)"
    case .untitled(let identifier, let ofSection):
      "the \(ofSection ? "section" : "destination") '\(identifier)' has neither a 'title' "
        + "nor a 'titleKey'; add one of them"
    case .duplicateIdentifier(let identifier, let ofSection):
      "another \(ofSection ? "section" : "destination") already uses the identifier '\(identifier)'; "
        + "identifiers must be unique"
    case .unknownIntent(let name, let known):
      "the definition has no intent '\(name)'\(Self.choice(name, known, none: "it declares none"))"
    case .unknownParameter(let name, let intent, let known):
      "the intent '\(intent)' has no parameter '\(name)'"
        + Self.choice(name, known, none: "it declares none")
    case .parameterizNoObject(let name, let type):
      "the parameter '\(name)' has the type '\(type)'; a catalog needs a parameter of a custom type"
    case .undeclaredType(let type, let parameter):
      "the type '\(type)' of the parameter '\(parameter)' is not declared in the definition"
    case .unknownFamily(let name, let known):
      "unknown widget family '\(name)'" + Self.choice(name, known, none: "")
    case .noFamily: "'families' is empty; name at least one, such as 'systemMedium'"
    case .noDestination: "'destinations' is empty; add at least one"
    case .unknownProperty(let name, let type, let known):
      "the type '\(type)' has no property '\(name)'"
        + Self.choice(name, known, none: "it declares none")
    case .inheritedProperty(let name):
      "'\(name)' comes from the destination's 'identifier' and 'title'; remove it"
    case .missingURL(let identifier, let property):
      "the destination '\(identifier)' has no '\(property)', so a tap opens nothing; add a URL"
    case .valueOfWrongType(let name, let expected, let found):
      "the value of '\(name)' must be \(expected); it is \(found)"
    case .invalidURL(let text, let fault): "'\(text)' is not a URL: \(fault.words)"
    case .undeclaredScheme(let scheme, let declared):
      "the scheme '\(scheme)' is not in the catalog's 'urlSchemes' "
        + "(\(declared.joined(separator: ", ")))\(NearName.question(scheme, among: declared))"
    case .invalidScheme(let scheme):
      "'\(scheme)' is not a URL scheme; use letters, digits, '+', '-' and '.', without '://'"
    case .urlPropertyIsNoURL(let name, let type):
      "the property '\(name)' has the type '\(type)'; a URL needs the type 'URL' or 'String'"
    case .unknownDefault(let identifier, let known):
      "no destination has the identifier '\(identifier)'"
        + NearName.question(identifier, among: known)
    case .repeatedDefault(let identifier):
      "'defaults' lists '\(identifier)' twice; list each destination once"
    case .unknownSection(let identifier, let known):
      "no section has the identifier '\(identifier)'\(Self.choice(identifier, known, none: "the catalog has no sections"))"
    case .unknownColor(let text, let known):
      "'\(text.brief(40))' is not a color" + Self.colorAdvice(text, known)
    case .unknownWord(let word, let name, let known):
      "'\(name)' cannot be '\(word.brief(40))'" + Self.choice(word, known, none: "")
    case .numberOutOfRange(let name, let spelling, let least, let most):
      "'\(name)' must be a number from \(least) to \(most); it is \(spelling.brief(40))"
    case .exclusiveMembers(let first, let second, let owner):
      "\(owner) has both '\(first)' and '\(second)'; keep '\(first)', which follows the type size, "
        + "or '\(second)', which does not"
    case .memberBesideAsset(let member, let owner):
      "\(owner) has '\(member)' beside 'asset'; remove it, because the color set has a color for each appearance"
    }
  }

  /// The near name, or else how colors are written.
  private static func colorAdvice(_ text: String, _ known: [String]) -> String {
    let near = NearName.question(text, among: known)
    return near.isEmpty
      ? "; use a name such as 'systemOrange', or '#RRGGBB' or '#RRGGBBAA'" : near
  }

  /// What to use instead: the near name, or else one of all names; `none` if there are none.
  private static func choice(_ name: String, _ known: [String], none: String) -> String {
    if let near = NearName.of(name, among: known) { return "; did you mean '\(near)'?" }
    let list = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return known.isEmpty
      ? (none.isEmpty ? "" : "; \(none)") : "; use \(known.count == 1 ? "" : "one of ")\(list)"
  }
}
