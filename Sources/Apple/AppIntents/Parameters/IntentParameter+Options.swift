// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

extension IntentParameter {
  /// Creates a parameter whose options a provider returns; the resolvers are not called.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.input = inputOptions
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a parameter of entities that a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.query = query
    self.init(title: title, default: defaultValue, traits: traits)
  }
}

// MARK: Cases

extension IntentParameter where Value.ValueType: AppEnum & _IntentValue {
  /// Creates a parameter that can have only some cases of an enumeration; the resolvers are not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType],
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog,
      optionsProvider: SupportedValues(values: supportedValues))
  }
}

/// The provider of some cases of an enumeration.
private struct SupportedValues<Value: AppEnum>: DynamicOptionsProvider {
  let values: [Value]

  func results() async throws -> [Value] { values }
}

/// The number of values in a list.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  /// The minimum number of values.
  public let minimum: Int
  /// The maximum number of values.
  public let maximum: Int

  /// Creates the size of a list with exactly `count` values.
  public init(exactly count: Int) { (minimum, maximum) = (count, count) }

  /// Creates the size of a list with exactly as many values as the literal.
  public init(integerLiteral value: Int) { self.init(exactly: value) }

  /// Creates the size of a list with `min` to `max` values.
  public init(min: Int, max: Int) { (minimum, maximum) = (min, max) }
}

/// Whether a parameter is connected to the result of the previous action.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// The system decides whether it is connected.
  case `default`
  /// It is never connected.
  case never
  /// It is connected to the result of the previous intent.
  case connectToPreviousIntentResult
}

/// A widget family in the sizes of a parameter and in summaries.
public enum IntentWidgetFamily: String, CaseIterable, Hashable, Sendable {
  /// The small family of the Home Screen.
  case systemSmall
  /// The medium family of the Home Screen.
  case systemMedium
  /// The large family of the Home Screen.
  case systemLarge
  /// The extra-large family of iPad's Home Screen.
  case systemExtraLarge
  /// The family in the corner of a watch face.
  case accessoryCorner
  /// The circular family of the Lock Screen.
  case accessoryCircular
  /// The rectangular family of the Lock Screen.
  case accessoryRectangular
  /// The inline family of the Lock Screen.
  case accessoryInline
}

extension Bool {
  /// The names of true and false that users see.
  public struct IntentDisplayName: Hashable, Sendable {
    /// The name of true.
    public let `true`: LocalizedStringResource
    /// The name of false.
    public let `false`: LocalizedStringResource

    /// Creates the names of both values.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      (self.true, self.false) = (trueName, falseName)
    }
  }
}

extension String {
  /// The options for entering a text.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The type of the keyboard.
    public enum KeyboardType: Hashable, Sendable {
      /// The keyboard for URLs.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      /// The default keyboard, or one for a special kind of text.
      case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
      /// A keyboard for a special kind of text.
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// The automatic capitalization of a text.
    public enum CapitalizationType: String, Hashable, Sendable {
      /// No letter is capitalized automatically.
      case none = "None"
      /// The first letter of each word is capitalized.
      case words = "Words"
      /// The first letter of each sentence is capitalized.
      case sentences = "Sentences"
      /// All letters of the text are capitalized.
      case allCharacters = "AllCharacters"
    }

    /// The type of the keyboard, which is not shown here.
    public let keyboardType: KeyboardType
    /// The automatic capitalization of the text.
    public let capitalizationType: CapitalizationType
    /// Whether the text can have several lines.
    public let multiline: Bool
    /// Whether the text is corrected automatically.
    public let autocorrect: Bool
    /// Whether straight quotation marks become curly ones.
    public let smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public let smartDashes: Bool

    /// Creates options for entering a text.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
