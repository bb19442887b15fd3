// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a definition that App Intents does not have, or that changes for users.
public struct MigrationLoss: Hashable, Sendable {
  /// The kind of loss.
  public let kind: Kind

  /// The subject of the loss, such as `Show.place`.
  public let subject: String

  /// The kinds of losses.
  public enum Kind: Hashable, Sendable {
    /// A parameter whose type App Intents does not have.
    case parameterType(LostType)
    /// A property whose type App Intents does not have.
    case propertyType(LostType)
    /// A parameter whose name a member of every intent has.
    case parameterName
    /// A property that has another name, because every entity has a member of its name.
    case propertyName(String)
    /// A type that has another name than the usual one, which something else has.
    case typeName(String)
    /// An enum without values to choose from.
    case emptyEnum
    /// An intent of the system's.
    case systemIntent
    /// The text that an empty field shows.
    case placeholder
    /// Other words for the values of an enum, which need a newer system.
    case synonyms
    /// The translations of a default text.
    case defaultText
    /// A default that cannot be written.
    case defaultValue
    /// A limit of a number, without the other.
    case oneLimit
    /// The limits of values other than a single number.
    case limits
    /// The style of the input of a text, or the names of true and false, in a list.
    case listOptions
    /// The display name of one of true and false, without the other.
    case oneName
    /// The unit in which a quantity is entered.
    case unit(String)
    /// The difference between combinations that open the app and others that do not.
    case background
    /// The style of a date.
    case dateStyle
    /// A dialog with values in it, or for telling values apart.
    case dialogs(Int)
    /// The reasons why a value is refused.
    case refusals
    /// A condition on which a parameter is shown, which App Intents does not have.
    case condition
    /// More conditions than a summary can have.
    case conditions(Int)
    /// Sentences for other combinations of parameters.
    case sentences(Int)
    /// Dialogs at the end of the intent, with values that the response does not have.
    case answers(Int)
    /// The words in which the system suggests it.
    case suggestions
    /// Some of the words in which the system suggests it.
    case predictions(Int)
    /// An image of the intent.
    case image(String)
    /// A text that varies with a number that is not put into it.
    case pluralText(String)
    /// A default that the edit sheet no longer shows.
    case defaults
    /// The kind of a widget, which is not given.
    case kind
    /// A value of a destination whose type has no literal.
    case value(String)
    /// A size for a family that only a watch has.
    case watchSize
  }

  /// A type that App Intents does not have.
  public enum LostType: Hashable, Sendable {
    /// A type of the system's.
    case named(String)
    /// An object without a type.
    case anyObject
  }

  init(_ kind: Kind, of subject: String) {
    self.kind = kind
    self.subject = subject
  }
}
