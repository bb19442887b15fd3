// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import IntentModel
import PropertyListSyntax
public import SourceText

/// A saved choice that cannot be read, and why.
public struct SavedConfigurationError: Error, Sendable {
  /// The finding.
  public let diagnostic: Diagnostic
}

extension WidgetConfiguration {
  /// The saved form, which ``init(_:for:)`` reads.
  ///
  /// `{ "version": 1, "intent": …, "parameters": { … } }`, the parameter of the destinations first.
  public func saved() -> String {
    let destinations = PropertyListLiteral.Member(
      parameter, .array(identifiers.map { .string($0) }))
    return JSONWriter.document([
      "version": .integer(Self.supportedVersion),
      "intent": .string(intent),
      "parameters": .dictionary([destinations] + otherValues),
    ])
  }

  /// Reads a saved choice.
  ///
  /// Values of parameters that the intent does not have are kept, so that nothing is lost when the choice is saved again.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - handler: What the choice is for.
  /// - Throws: ``SavedConfigurationError`` where the file is not JSON, is for another intent, or holds a destination
  ///   twice.
  public init(
    _ source: SourceFile, for handler: IntentHandler
  ) throws(SavedConfigurationError) {
    func failure(_ message: Diagnostic.Message, at range: SourceRange) -> SavedConfigurationError {
      SavedConfigurationError(
        diagnostic: Diagnostic(
          id: "invalid-configuration", severity: .error, message: message,
          at: .init(file: source.name, range: range)))
    }
    let root: PropertyListValue
    do throws(PropertyListError) {
      root = try PropertyListDocument(source, as: .json).root
    } catch {
      throw SavedConfigurationError(diagnostic: Diagnostic(invalidPropertyList: error))
    }
    guard root.kind == .dictionary, let parameters = root["parameters"],
      parameters.kind == .dictionary
    else { throw failure(.noParameters, at: root.openingRange) }
    if let version = root["version"], version.integer != Self.supportedVersion {
      throw version.kind == .integer
        ? failure(.unsupportedVersion(version.spelling), at: version.range)
        : failure(.versionIsNoInteger(found: version.kind), at: version.range)
    }
    let expected = handler.catalog.intentName.value
    guard let intent = root["intent"], let intentName = intent.string else {
      throw failure(.noIntent, at: root["intent"]?.range ?? root.openingRange)
    }
    guard intentName == expected else {
      throw failure(.otherIntent(intentName, expected: expected), at: intent.range)
    }
    let name = handler.catalog.parameterName.value
    let value = parameters[name]
    var chosen = value.map { Array($0.elements) } ?? []
    if let value, value.kind != .array {
      // The value of a parameter that holds one destination may stand without the brackets.
      guard value.kind == .string, !handler.target.parameter.isArray else {
        throw failure(.noArray(name, found: value.kind), at: value.range)
      }
      chosen = [value]
    }
    var identifiers: [String] = []
    for element in chosen {
      guard let identifier = element.string else {
        throw failure(.noIdentifier(found: element.kind), at: element.range)
      }
      guard !identifiers.contains(identifier) else {
        throw failure(.chosenTwice(identifier), at: element.range)
      }
      identifiers.append(identifier)
    }
    var otherValues: [PropertyListLiteral.Member] = []
    for entry in parameters.entries where entry.key != name {
      // Of a repeated key the last value counts.
      otherValues.removeAll { $0.key == entry.key }
      otherValues.append(.init(entry.key, PropertyListLiteral(entry.value)))
    }
    self.init(
      intent: expected, parameter: name, identifiers: identifiers, otherValues: otherValues)
  }
}

extension PropertyListValue {
  /// The first byte of a container: pointing at all of it would hide what is meant.
  fileprivate var openingRange: SourceRange {
    SourceRange(range.start, min(range.start + 1, range.end))
  }
}

extension Diagnostic.Message {
  fileprivate static let noParameters: Self =
    "a saved choice must be an object with an object 'parameters'; save it anew with 'quickaction edit'"

  fileprivate static func unsupportedVersion(_ spelling: String) -> Self {
    "version '\(spelling)' of a saved choice is not read; \(WidgetConfiguration.supportedVersion) is"
  }

  fileprivate static func versionIsNoInteger(found: PropertyListValue.Kind) -> Self {
    "the version of a saved choice must be an integer; it is \(found.indefiniteWords)"
  }

  fileprivate static let noIntent: Self =
    "a saved choice must name the intent that it is for, as a string 'intent'; save it anew with 'quickaction edit'"

  fileprivate static func otherIntent(_ name: String, expected: String) -> Self {
    "the choice is for the intent '\(name)', and the catalogue for '\(expected)'; give the one that belongs to it"
  }

  fileprivate static func noArray(_ name: String, found: PropertyListValue.Kind) -> Self {
    "'\(name)' must be an array of identifiers; it is \(found.indefiniteWords)"
  }

  fileprivate static func noIdentifier(found: PropertyListValue.Kind) -> Self {
    "an identifier must be a string; this is \(found.indefiniteWords)"
  }

  fileprivate static func chosenTwice(_ identifier: String) -> Self {
    "the destination '\(identifier)' is chosen twice; keep it in one place"
  }
}
