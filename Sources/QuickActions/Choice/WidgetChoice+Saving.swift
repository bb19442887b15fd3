// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import IntentModel
import PropertyListSyntax
public import SourceText

/// A saved choice that cannot be read, and why.
public struct SavedChoiceError: Error, Sendable {
  /// The finding.
  public let diagnostic: Diagnostic
}

extension WidgetChoice {
  /// The saved form, which `init(_:for:)` reads.
  ///
  /// `{ "version": 1, "intent": …, "parameters": { … } }`, the parameter of the destinations first, then the others in the
  /// order in which they were set.
  public func saved() -> String {
    let list = identifiers.map { PropertyListLiteral.string($0) }
    // A single object is saved as it is without a catalog: by itself, and not as a list of one.
    let value = holdsOneDestination && list.count <= 1 ? list.first : .array(list)
    let destinations = parameter.flatMap { name in
      value.map { PropertyListLiteral.Member(name, $0) }
    }
    return JSONWriter.document([
      "version": .integer(Self.supportedVersion),
      "intent": .string(intent),
      "parameters": .dictionary((destinations.map { [$0] } ?? []) + otherValues),
    ])
  }

  /// Reads a saved choice.
  ///
  /// Values of parameters that the intent does not have are kept, so that nothing is lost when the choice is saved again.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - handler: What the choice is for.
  /// - Throws: ``SavedChoiceError`` where the file is not JSON, is for another intent, or holds a destination
  ///   twice.
  public init(
    _ source: SourceFile, for handler: IntentHandler
  ) throws(SavedChoiceError) {
    try self.init(source, for: WidgetIntent(handler))
  }

  /// Reads a saved choice of an intent with or without a catalog.
  ///
  /// A value that does not fit its parameter is kept, and the edit sheet says what is wrong with it.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - widget: What the choice is for.
  /// - Throws: ``SavedChoiceError`` where the file is not JSON, is for another intent, or holds a destination
  ///   twice.
  public init(
    _ source: SourceFile, for widget: WidgetIntent
  ) throws(SavedChoiceError) {
    func failure(_ message: Diagnostic.Message, at range: SourceRange) -> SavedChoiceError {
      SavedChoiceError(
        diagnostic: Diagnostic(
          id: "invalid-choice", severity: .error, message: message,
          at: .init(file: source.name, range: range)))
    }
    let root: PropertyListValue
    do throws(PropertyListError) {
      root = try PropertyListDocument(source, as: .json).root
    } catch {
      throw SavedChoiceError(diagnostic: Diagnostic(invalidPropertyList: error))
    }
    guard root.kind == .dictionary, let parameters = root["parameters"],
      parameters.kind == .dictionary
    else { throw failure(.noParameters, at: root.openingRange) }
    if let version = root["version"], version.integer != Self.supportedVersion {
      throw version.kind == .integer
        ? failure(.unsupportedVersion(version.spelling), at: version.range)
        : failure(.versionIsNoInteger(found: version.kind), at: version.range)
    }
    let expected = widget.handler?.catalog.intentName.value ?? widget.name
    guard let intent = root["intent"], let intentName = intent.string else {
      throw failure(.noIntent, at: root["intent"]?.range ?? root.openingRange)
    }
    guard intentName == expected else {
      throw failure(
        widget.handler == nil
          ? .otherIntent(intentName, than: expected)
          : .otherIntent(intentName, expected: expected),
        at: intent.range)
    }
    let name = widget.handler?.catalog.parameterName.value
    let value = name.flatMap { parameters[$0] }
    var chosen = value.map { Array($0.elements) } ?? []
    if let name, let value, value.kind != .array {
      // The value of a parameter that holds one destination may stand without the brackets.
      guard value.isObject, widget.handler?.target.parameter.isArray == false else {
        throw failure(.noArray(name, found: value.kind), at: value.range)
      }
      chosen = [value]
    }
    var identifiers: [String] = []
    for element in chosen {
      // What was chosen before there was a catalog has a title, too, which the catalog knows better.
      guard let object = SavedObject(PropertyListLiteral(element)) else {
        throw failure(.noIdentifier(found: element.kind), at: element.range)
      }
      guard !identifiers.contains(object.identifier) else {
        throw failure(.chosenTwice(object.identifier), at: element.range)
      }
      identifiers.append(object.identifier)
    }
    var otherValues: [PropertyListLiteral.Member] = []
    for entry in parameters.entries where entry.key != name {
      // Of a repeated key the last value counts.
      otherValues.removeAll { $0.key == entry.key }
      otherValues.append(.init(entry.key, PropertyListLiteral(entry.value)))
    }
    self.init(
      intent: expected, parameter: name, identifiers: identifiers,
      holdsOneDestination: widget.handler?.target.parameter.isArray == false,
      otherValues: otherValues)
  }
}

extension PropertyListValue {
  /// Whether the value can stand for a single object.
  fileprivate var isObject: Bool { SavedObject(PropertyListLiteral(self)) != nil }

  /// The first byte of a container: pointing at all of it would hide what is meant.
  fileprivate var openingRange: SourceRange {
    SourceRange(range.start, min(range.start + 1, range.end))
  }
}

extension Diagnostic.Message {
  fileprivate static let noParameters: Self =
    "a saved choice must be an object with an object 'parameters'; save it anew with 'quickaction edit'"

  fileprivate static func unsupportedVersion(_ spelling: String) -> Self {
    "version '\(spelling)' of a saved choice is not read; \(WidgetChoice.supportedVersion) is"
  }

  fileprivate static func versionIsNoInteger(found: PropertyListValue.Kind) -> Self {
    "the version of a saved choice must be an integer; it is \(found.indefiniteWords)"
  }

  fileprivate static let noIntent: Self =
    "a saved choice must name the intent that it is for, as a string 'intent'; save it anew with 'quickaction edit'"

  fileprivate static func otherIntent(_ name: String, expected: String) -> Self {
    "the choice is for the intent '\(name)', and the catalog for '\(expected)'; give the one that belongs to it"
  }

  fileprivate static func otherIntent(_ name: String, than expected: String) -> Self {
    "the choice is for the intent '\(name)', and '\(expected)' is edited; give the one that belongs to it"
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
