// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import IntentModel
package import PropertyListSyntax
public import SourceText

/// A saved choice that cannot be read, and why.
public struct SavedChoiceError: Error, Sendable {
  /// The diagnostic that says what is wrong and where in the file.
  public let diagnostic: Diagnostic
}

extension WidgetChoice {
  /// The saved form, which `init(_:for:)` reads.
  ///
  /// `{ "version": 1, "intent": …, "parameters": { … } }`, the parameter of the destinations first, then the others in the
  /// order in which they were set.
  public func saved() -> String {
    JSONWriter.document([
      "version": .integer(Self.supportedVersion),
      "intent": .string(intent),
      "parameters": .dictionary(members.map { .init($0.parameter, $0.value.literal) }),
    ])
  }

  /// Reads a saved choice of an intent with or without a catalog.
  ///
  /// Values of parameters that the intent does not have are kept, so that nothing is lost when the choice is saved again.
  /// A value that does not fit its parameter is kept, and the edit sheet says what is wrong with it.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - widget: The intent that the choice is for.
  /// - Throws: ``SavedChoiceError`` if the file is not JSON, is for another intent, or lists a destination
  ///   twice.
  public init(
    _ source: SourceFile, for widget: WidgetIntent
  ) throws(SavedChoiceError) {
    let reader = ChoiceReader(file: source.name, widget: widget)
    try self.init(try reader.form(of: source), for: widget)
  }

  /// Reads a choice whose form was read already, from a value of any document.
  ///
  /// - Parameters:
  ///   - form: The form, of a choice of the intent.
  ///   - widget: The intent that the choice is for.
  /// - Throws: ``SavedChoiceError`` if the choice lists a destination twice, or something that is not a destination.
  package init(_ form: SavedChoiceForm, for widget: WidgetIntent) throws(SavedChoiceError) {
    let parameters = form.parameters
    let reader = ChoiceReader(file: parameters.source.name, widget: widget)
    let name = widget.destinationParameter
    var members: [Member] = []
    for entry in parameters.entries where entry.key != name {
      // Of a repeated key the last value counts.
      members.removeAll { $0.parameter == entry.key }
      members.append(Member(entry.key, ParameterValue(PropertyListLiteral(entry.value))))
    }
    if let name {
      let chosen = try parameters[name].map { value throws(SavedChoiceError) in
        try reader.identifiers(value, of: name)
      }
      if let value = widget.destinationValue(chosen ?? []) { members.append(Member(name, value)) }
    }
    self.init(intent: reader.intent, parameter: name, members: members)
  }
}

/// The parts that every saved choice has, whatever intent it is for.
package struct SavedChoiceForm {
  /// The name of the intent.
  package let intent: String

  /// The object with the values of the parameters.
  package let parameters: PropertyListValue

  /// Where the name of the intent is.
  fileprivate let intentRange: SourceRange

  /// Reads the form of a file, whatever its intent.
  ///
  /// - Throws: ``SavedChoiceError`` if the file is not JSON, or does not have the form of a choice.
  package init(_ source: SourceFile) throws(SavedChoiceError) {
    let root: PropertyListValue
    do throws(PropertyListError) {
      root = try PropertyListDocument(source, as: .json).root
    } catch {
      throw SavedChoiceError(diagnostic: Diagnostic(invalidPropertyList: error))
    }
    try self.init(root)
  }

  /// Reads the form of a value.
  ///
  /// - Throws: ``SavedChoiceError`` if the value does not have the form of a choice, or another version of it.
  package init(_ root: PropertyListValue) throws(SavedChoiceError) {
    func failure(_ message: Diagnostic.Message, at range: SourceRange) -> SavedChoiceError {
      SavedChoiceError(invalid: message, at: range, in: root.source.name)
    }
    guard root.kind == .dictionary, let parameters = root["parameters"],
      parameters.kind == .dictionary
    else { throw failure(.noParameters, at: root.openingRange) }
    if let version = root["version"], version.integer != WidgetChoice.supportedVersion {
      throw version.kind == .integer
        ? failure(.unsupportedVersion(version.spelling), at: version.range)
        : failure(.versionIsNoInteger(found: version.kind), at: version.range)
    }
    guard let name = root["intent"], let text = name.string else {
      throw failure(.noIntent, at: root["intent"]?.range ?? root.openingRange)
    }
    self.parameters = parameters
    intent = text
    intentRange = name.range
  }
}

/// Reads the parts of a saved choice.
private struct ChoiceReader {
  let file: String
  let widget: WidgetIntent

  /// The name of the intent that the choice must be for.
  var intent: String { widget.nameInChoices }

  /// The form of a file that holds a choice of the intent.
  func form(of source: SourceFile) throws(SavedChoiceError) -> SavedChoiceForm {
    let form = try SavedChoiceForm(source)
    guard form.intent == intent else {
      let message: Diagnostic.Message =
        widget.catalog == nil
        ? .otherIntent(form.intent, than: intent) : .otherIntent(form.intent, expected: intent)
      throw failure(message, at: form.intentRange)
    }
    return form
  }

  /// The identifiers of chosen destinations.
  func identifiers(
    _ value: PropertyListValue, of name: String
  ) throws(SavedChoiceError) -> [String] {
    var chosen = Array(value.elements)
    if value.kind != .array {
      // The value of a parameter that holds one destination may be without the brackets.
      guard value.destinationIdentifier != nil, widget.target?.parameter.isArray == false else {
        throw failure(.noArray(name, found: value.kind), at: value.range)
      }
      chosen = [value]
    }
    var identifiers: [String] = []
    for element in chosen {
      guard let identifier = element.destinationIdentifier else {
        throw failure(.noIdentifier(found: element.kind), at: element.range)
      }
      guard !identifiers.contains(identifier) else {
        throw failure(.chosenTwice(identifier), at: element.range)
      }
      identifiers.append(identifier)
    }
    return identifiers
  }

  private func failure(_ message: Diagnostic.Message, at range: SourceRange) -> SavedChoiceError {
    SavedChoiceError(invalid: message, at: range, in: file)
  }
}

extension SavedChoiceError {
  fileprivate init(invalid message: Diagnostic.Message, at range: SourceRange, in file: String) {
    self.init(
      diagnostic: Diagnostic(
        id: "invalid-choice", severity: .error, message: message,
        at: .init(file: file, range: range)))
  }
}

extension WidgetIntent {
  /// The name under which a saved choice names the intent.
  package var nameInChoices: String { catalog?.intentName.value ?? name }
}

extension PropertyListValue {
  /// The identifier of a destination.
  ///
  /// What was chosen before there was a catalog has a title, too, which the catalog knows better.
  fileprivate var destinationIdentifier: String? { string ?? self["identifier"]?.string }
}

extension Diagnostic.Message {
  fileprivate static let noParameters: Self =
    "a saved choice must be an object with an object 'parameters'; save it again with 'quickaction edit'"

  fileprivate static func unsupportedVersion(_ spelling: String) -> Self {
    "version '\(spelling)' of a saved choice is not supported; use \(WidgetChoice.supportedVersion)"
  }

  fileprivate static func versionIsNoInteger(found: PropertyListValue.Kind) -> Self {
    "the version of a saved choice must be an integer; it is \(found.indefiniteWords)"
  }

  fileprivate static let noIntent: Self =
    "a saved choice must name its intent in a string 'intent'; save it again with 'quickaction edit'"

  fileprivate static func otherIntent(_ name: String, expected: String) -> Self {
    "the choice is for the intent '\(name)', but the catalog is for '\(expected)'; use the one that belongs to it"
  }

  fileprivate static func otherIntent(_ name: String, than expected: String) -> Self {
    "the choice is for the intent '\(name)', but '\(expected)' is edited; use the one that belongs to it"
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
