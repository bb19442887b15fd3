// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The control by which a value of a parameter is chosen or typed.
///
/// Of a list it is the control of each element.
public enum ParameterControl: Hashable, Sendable {
  /// A choice among the catalog's destinations.
  case destination
  /// An object of a type whose options the app provides, and the app is not here: its identifier and title are typed.
  case object(typeTitle: String?)
  /// A choice among the values of an enum; without choices if the definition does not declare the enum, and then the
  /// name of a value is typed.
  case enumeration([Choice])
  /// A switch, with what true and false are called.
  case boolean(trueTitle: String, falseTitle: String)
  /// A text field, with the traits of its text.
  case text(TextTraits)
  /// A field, a stepper or a slider for a number.
  case number(NumberTraits)
  /// A date, a time, or both, in the spelling of ISO 8601.
  case date(DateParts)
  /// A number of seconds, which can be typed like `1h30m`; the limits are in seconds.
  case duration(minimum: Double?, maximum: Double?)
  /// A field for a URL.
  case url
  /// An amount of money, like `12.50 EUR`, in one of the currencies; in any if there are none.
  case amount(currencyCodes: [String])
  /// A number with its unit, like `21 °C`.
  case measurement(MeasuredQuantity)
  /// No control: the value cannot be typed, for a reason.
  case unavailable(Unavailability)

  /// A value of an enum.
  public struct Choice: Hashable, Sendable {
    /// The name in the definition, by which it is saved.
    public var name: String

    /// The title that users see.
    public var title: String

    /// Creates a choice from its saved name and its title.
    public init(name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// The traits of a text field.
  public struct TextTraits: Hashable, Sendable {
    /// The content of a text field, beyond plain text.
    public enum Content: Hashable, Sendable {
      /// Text of any content.
      case plain
      /// A person: a name, a mail address or a phone number.
      case person
      /// The name or the address of a place.
      case place
      /// The path of a file.
      case file(types: [String])
    }

    /// The automatic capitalization of typed text.
    public enum Capitalization: String, Hashable, Sendable {
      /// Text stays as it is typed.
      case none = "None"
      /// With a capital letter at the beginning of a sentence.
      case sentences = "Sentences"
      /// Each with a capital letter.
      case words = "Words"
      /// All letters become capital letters.
      case all = "AllCharacters"
    }

    /// The content that the field is for.
    public var content = Content.plain

    /// Whether the text can have several lines, and `\n` in what is typed is a line break.
    public var isMultiline = false

    /// The capitalization of words while they are typed.
    public var capitalization = Capitalization.none

    /// Whether what is typed is put right by a phone.
    public var allowsAutocorrection = true

    /// Whether quotation marks are curled by a phone.
    public var allowsSmartQuotes = true

    /// Whether two hyphens become a dash on a phone.
    public var allowsSmartDashes = true

    /// The placeholder of an empty field; nil for none.
    public var placeholder: String?

    /// Creates the traits of plain text.
    public init() {}
  }

  /// The traits of a control for numbers.
  public struct NumberTraits: Hashable, Sendable {
    /// The kind of control for a number.
    public enum Style: String, Hashable, Sendable {
      /// A field to type in.
      case field = "Field"
      /// Two buttons, for less and for more.
      case stepper = "Stepper"
      /// A knob on a line between two limits.
      case slider = "Slider"
    }

    /// Whether the number has no fraction.
    public var isWhole: Bool

    /// The smallest number; nil if there is none.
    public var minimum: Double?

    /// The largest number; nil if there is none.
    public var maximum: Double?

    /// The control for the number.
    ///
    /// A slider always has both limits: without them it is a field.
    public var style: Style

    /// Creates the traits of a number.
    public init(
      isWhole: Bool, minimum: Double? = nil, maximum: Double? = nil, style: Style = .field
    ) {
      self.isWhole = isWhole
      self.minimum = minimum
      self.maximum = maximum
      self.style = style
    }

    /// The amount by which a stepper changes the value: 1.
    public var step: Double { 1 }
  }

  /// The parts that a date has.
  public enum DateParts: String, Hashable, Sendable {
    /// A day in ISO 8601: `2026-11-21`.
    case date = "Date"
    /// A time of day: `09:30`, or `09:30:15`.
    case time = "Time"
    /// A day, perhaps with a time: `2026-11-21T09:30`.
    case dateTime = "DateTime"
  }
}
