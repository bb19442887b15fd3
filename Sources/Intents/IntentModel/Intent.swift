// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// An intent: an action of an app, or the configuration of a widget.
///
/// A class, as ``Attribute`` is: rules go over the intents of a file dozens of times.
public final class Intent: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name of the intent, without prefix and suffix; nil if the file has none.
  public let name: Located<String>?

  /// The class name that overrides prefix and name in generated code.
  public let classNameOverride: Located<String>?

  /// The prefix of the class name; nil if the file has none.
  public let classPrefix: Located<String>?

  /// The title as the file has it.
  public let declaredTitle: LocalizedText

  /// The description as the file has it.
  public let declaredDescription: LocalizedText

  /// A text that older versions of the format have for the description.
  public let summary: Located<String>?

  /// `information`, `generic` and so on.
  public let category: Located<String>?

  /// `View`, `Do` and so on.
  public let verb: Located<String>?

  /// `Custom` for an intent of the app, `System` for one of Apple's; nil if the file has none.
  public let typeName: Located<String>?

  /// The domain of an intent of the system's.
  public let domain: Located<String>?

  /// The name of an image in the app's assets.
  public let defaultImageName: Located<String>?

  /// Whether a widget can be configured with it.
  public let isEligibleForWidgets: Located<Bool>?

  /// Whether the system must not suggest it.
  public let isIneligibleForSuggestions: Located<Bool>?

  /// Whether the intent can be configured in Shortcuts.
  public let isConfigurable: Located<Bool>?

  /// A flag of some intents of the system's, of unknown meaning.
  public let isCustomizable: Located<Bool>?

  /// Whether the user must confirm the intent before it runs; nil if the file does not say.
  public let requiresUserConfirmation: Located<Bool>?

  /// 0 for no restriction, 1 while the device is locked, 2 while its data is protected.
  public let restrictions: Located<Int>?

  /// The name of the parameter that the previous action of a shortcut feeds.
  public let inputParameterName: Located<String>?

  /// The name of the parameter that represents the whole.
  public let keyParameterName: Located<String>?

  /// The largest tag that a parameter has or had.
  public let lastParameterTag: Located<Int>?

  /// The parameters, in the order of the file.
  public let parameters: [Attribute]

  /// The combinations that are suggested, in the order of the file.
  public let parameterCombinations: [ParameterCombination]

  /// The combinations that the Shortcuts editor shows, in the order of the file; nil if the file has none.
  public let managedParameterCombinations: [ParameterCombination]?

  /// The response of the intent; nil for intents of the system's.
  public let response: IntentResponse?

  /// Keys that are none of the above.
  public let unknownEntries: [PropertyListValue.Entry]

  /// Decodes an intent.
  init(decoding declaration: PropertyListValue, with decoder: inout DefinitionDecoder) {
    let declared = KeyedEntries(of: declaration, in: DefinitionKeys.intent)
    self.declaration = declaration
    name = decoder.string(.name, of: declared)
    classNameOverride = decoder.string(.className, of: declared)
    classPrefix = decoder.string(.classPrefix, of: declared)
    declaredTitle = decoder.text(.title, id: .titleID, of: declared)
    declaredDescription = decoder.text(.description, id: .descriptionID, of: declared)
    summary = decoder.string(.summary, of: declared)
    category = decoder.string(.category, of: declared)
    verb = decoder.string(.verb, of: declared)
    typeName = decoder.string(.type, of: declared)
    domain = decoder.string(.domain, of: declared)
    defaultImageName = decoder.string(.defaultImageName, of: declared)
    isEligibleForWidgets = decoder.boolean(.eligibleForWidgets, of: declared)
    isIneligibleForSuggestions = decoder.boolean(.ineligibleForSuggestions, of: declared)
    isConfigurable = decoder.boolean(.configurable, of: declared)
    isCustomizable = decoder.boolean(.customizable, of: declared)
    requiresUserConfirmation = decoder.boolean(.userConfirmationRequired, of: declared)
    restrictions = decoder.integer(.restrictions, of: declared)
    inputParameterName = decoder.string(.input, of: declared)
    keyParameterName = decoder.string(.keyParameter, of: declared)
    lastParameterTag = decoder.integer(.lastParameterTag, of: declared)
    parameters = declared.last(.parameters) { decoder.attributes($0, owner: .intent) } ?? []
    parameterCombinations = declared.last(.combinations) { decoder.combinations($0) } ?? []
    managedParameterCombinations = declared.last(.managedCombinations) { decoder.combinations($0) }
    response = declared.last(.response) { entry in
      decoder.dictionary(entry).map { decoder.response($0) }
    }
    unknownEntries = declared.unknown

    if name == nil { decoder.reportMissing("INIntentName", in: declaration, part: "intent") }
  }
}

/// What Apple's runtime makes of an intent.
extension Intent {
  /// The name of the class in generated code, and the key under which the runtime knows the intent.
  public var className: String {
    classNameOverride?.value.nonEmpty
      ?? (classPrefix?.value ?? "") + (name?.value ?? "") + "Intent"
  }

  /// The name of the response's class.
  public var responseClassName: String { className + "Response" }

  /// The title: if the file has none, the description.
  public var title: LocalizedText {
    declaredTitle.text == nil ? declaredDescription : declaredTitle
  }

  /// The description: if the description serves as the title, the summary.
  public var description: LocalizedText {
    declaredTitle.text == nil ? LocalizedText(text: summary) : declaredDescription
  }

  /// Whether the system may suggest it.
  public var isEligibleForSuggestions: Bool { isIneligibleForSuggestions?.value != true }

  /// The parameter of the given name as code has it; if two share a name, the last.
  public func parameter(named name: String) -> Attribute? {
    parameters.last { $0.propertyName == name }
  }

  /// The parameters in the order in which the edit sheet shows them.
  ///
  /// Those without a display priority are not among them, nor are those whose tag a later one has.
  public var displayedParameters: [Attribute] {
    parameters.lastOfEachTag.enumerated()
      .compactMap { offset, parameter in
        parameter.displayPriority.map { (priority: $0.value, offset: offset, parameter: parameter) }
      }
      .sorted { ($0.priority, $0.offset) < ($1.priority, $1.offset) }
      .map(\.parameter)
  }

  /// Whether a parameter is shown while the parameters have the given values, by name.
  ///
  /// A relationship is ignored whose parent is not a parameter of the intent, or one whose tag a later one has.
  ///
  /// - Parameters:
  ///   - parameter: The parameter, of this intent.
  ///   - values: The values of the parameters that have one.
  ///   - definition: The definition that declares the enums.
  /// - Returns: Whether the condition of its relationship holds; true for a parameter without one.
  public func shows(
    _ parameter: Attribute, given values: [String: ParameterValue],
    in definition: IntentDefinition
  ) -> Bool {
    guard let relationship = parameter.relationship,
      let name = relationship.parentName?.value,
      let parent = parameters.lastOfEachTag.last(where: { $0.propertyName == name })
    else { return true }
    return relationship.holds(for: values[name], of: .init(of: parent, in: definition))
  }

  /// Whether the system can ask for every value of a combination: the app must resolve each of its parameters.
  public func isResolvable(_ combination: ParameterCombination) -> Bool {
    combination.parameterNames.allSatisfy {
      parameter(named: $0)?.supportsResolution?.value == true
    }
  }
}
