// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// An intent: what an app can do, or what a widget lets a person configure.
///
/// It is one reference wide, as ``Attribute`` is: rules go over the intents of a file dozens of times.
public struct Intent: Sendable {
  private let content: Content

  init(_ fields: IntentFields) {
    content = Content(fields)
  }

  /// What copies of an intent share.
  private final class Content: Sendable {
    let fields: IntentFields

    init(_ fields: IntentFields) {
      self.fields = fields
    }
  }

  /// The dictionary that declares it.
  public var declaration: PropertyListValue { content.fields.declaration }

  /// The name.
  public var name: Located<String>? { content.fields.name }

  /// The class name that overrides prefix and name in generated code.
  public var classNameOverride: Located<String>? { content.fields.classNameOverride }

  /// What the class name begins with.
  public var classPrefix: Located<String>? { content.fields.classPrefix }

  /// The title as the file has it.
  public var declaredTitle: LocalizedText { content.fields.declaredTitle }

  /// The description as the file has it.
  public var declaredDescription: LocalizedText { content.fields.declaredDescription }

  /// A text that older versions of the format have for the description.
  public var summary: Located<String>? { content.fields.summary }

  /// `information`, `generic` and so on.
  public var category: Located<String>? { content.fields.category }

  /// `View`, `Do` and so on.
  public var verb: Located<String>? { content.fields.verb }

  /// `Custom` or `System`.
  public var typeName: Located<String>? { content.fields.typeName }

  /// The domain of an intent of the system's.
  public var domain: Located<String>? { content.fields.domain }

  /// The name of an image in the app's assets.
  public var defaultImageName: Located<String>? { content.fields.defaultImageName }

  /// Whether a widget can be configured with it.
  public var isEligibleForWidgets: Located<Bool>? { content.fields.isEligibleForWidgets }

  /// Whether the system must not suggest it.
  public var isIneligibleForSuggestions: Located<Bool>? {
    content.fields.isIneligibleForSuggestions
  }

  /// Whether it can be configured in Shortcuts.
  public var isConfigurable: Located<Bool>? { content.fields.isConfigurable }

  /// A flag of some intents of the system's, of unknown meaning.
  public var isCustomizable: Located<Bool>? { content.fields.isCustomizable }

  /// Whether a person must confirm it.
  public var requiresUserConfirmation: Located<Bool>? { content.fields.requiresUserConfirmation }

  /// 0 for no restriction, 1 while the device is locked, 2 while its data is protected.
  public var restrictions: Located<Int>? { content.fields.restrictions }

  /// The name of the parameter that the previous action of a shortcut feeds.
  public var inputParameterName: Located<String>? { content.fields.inputParameterName }

  /// The name of the parameter that represents the whole.
  public var keyParameterName: Located<String>? { content.fields.keyParameterName }

  /// The largest tag that a parameter has or had.
  public var lastParameterTag: Located<Int>? { content.fields.lastParameterTag }

  /// The parameters, in the order of the file.
  public var parameters: [Attribute] { content.fields.parameters }

  /// The combinations that are suggested, in the order of the file.
  public var parameterCombinations: [ParameterCombination] { content.fields.parameterCombinations }

  /// The combinations that the Shortcuts editor shows, in the order of the file; nil if the file has none.
  public var managedParameterCombinations: [ParameterCombination]? {
    content.fields.managedParameterCombinations
  }

  /// What the intent answers; absent on intents of the system's.
  public var response: IntentResponse? { content.fields.response }

  /// Keys that are none of the above.
  public var unknownEntries: [PropertyListValue.Entry] { content.fields.unknownEntries }
}

extension Intent: CustomReflectable {
  /// The fields, for debuggers and `dump`.
  public var customMirror: Mirror { Mirror(reflecting: content.fields) }
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

  /// The parameters in the order in which people see them.
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
  ///   - definition: What declares the enums.
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
