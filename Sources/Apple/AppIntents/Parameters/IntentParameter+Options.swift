// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

extension IntentParameter {
  /// A parameter whose options something provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.input = inputOptions
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A parameter of entities that a query of its own finds.
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

// MARK: Lists

extension IntentParameter {
  /// A list of as many values as a family of widgets shows.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .families(size)
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A list of so many values.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .all(size)
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A list of as many entities as a family of widgets shows, which a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    var traits = IntentParameterTraits(description)
    traits.sizes = .families(size)
    traits.query = query
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A list of so many entities, which a query of its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    var traits = IntentParameterTraits(description)
    traits.sizes = .all(size)
    traits.query = query
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A list of as many values as a family of widgets shows, whose options something provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .families(size)
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// A list of so many values, whose options something provides.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    var traits = IntentParameterTraits(description)
    traits.sizes = .all(size)
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }
}

/// How many values a list has.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  /// The fewest.
  public let minimum: Int
  /// The most.
  public let maximum: Int

  /// A list of exactly so many.
  public init(exactly count: Int) { (minimum, maximum) = (count, count) }

  /// A list of exactly so many.
  public init(integerLiteral value: Int) { self.init(exactly: value) }

  /// A list of some number between two.
  public init(min: Int, max: Int) { (minimum, maximum) = (min, max) }
}

/// Whether a parameter takes what the action before gives.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the system likes.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}

/// A family of widgets, in the sizes of a parameter and in summaries.
public enum IntentWidgetFamily: String, CaseIterable, Hashable, Sendable {
  /// Small.
  case systemSmall
  /// Of middle size.
  case systemMedium
  /// Large.
  case systemLarge
  /// Very large.
  case systemExtraLarge
  /// On a watch, in a corner.
  case accessoryCorner
  /// On a Lock Screen, round.
  case accessoryCircular
  /// On a Lock Screen, wide.
  case accessoryRectangular
  /// On a Lock Screen, a line.
  case accessoryInline
}

extension Bool {
  /// What yes and no are called.
  public struct IntentDisplayName: Hashable, Sendable {
    /// What yes is called.
    public let `true`: LocalizedStringResource
    /// What no is called.
    public let `false`: LocalizedStringResource

    /// Names both.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      (self.true, self.false) = (trueName, falseName)
    }
  }
}

extension String {
  /// How a text is typed.
  public struct IntentInputOptions: Hashable, Sendable {
    /// Which keys are offered.
    public enum KeyboardType: Hashable, Sendable {
      /// Those for addresses of the web.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      /// Those of the device, and of special texts.
      case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
      /// Those of further special texts.
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// How words begin.
    public enum CapitalizationType: String, Hashable, Sendable {
      /// As they are typed.
      case none = "None"
      /// Each with a capital letter.
      case words = "Words"
      /// With a capital letter at the beginning of a sentence.
      case sentences = "Sentences"
      /// All in capital letters.
      case allCharacters = "AllCharacters"
    }

    /// How words begin.
    public let capitalizationType: CapitalizationType
    /// Whether there can be several lines.
    public let multiline: Bool
    /// Whether what is typed is put right.
    public let autocorrect: Bool
    /// Whether quotation marks are curled.
    public let smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public let smartDashes: Bool

    /// Says how a text is typed.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
