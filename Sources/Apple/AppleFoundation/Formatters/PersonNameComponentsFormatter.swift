// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A formatter of people's names.
///
/// Foundation on Linux declares a class of this name that cannot be created; this one goes before it.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a formatted name.
  public enum Style: Int, Sendable {
    /// The usual length, which is medium.
    case `default`
    /// The nickname, or else the given name, or else the family name.
    case short
    /// The given name and the family name.
    case medium
    /// All parts of the name but the nickname.
    case long
    /// The initials of the given name and the family name.
    case abbreviated

    var format: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// The length of a formatted name.
  open var style = Style.default

  /// Whether the phonetic parts are formatted in place of the name.
  open var isPhonetic = false

  // Apple's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale, whose language decides the order of the parts.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter of the default style.
  public override init() { super.init() }

  /// Creates a formatter, whose settings are not coded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the formatted name; empty if it has no parts.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameText(locale: locale ?? .current).text(name, style.format)
  }

  /// Returns the parts of a name by its words: the first is the given name, the last the family name and those between the middle name.
  ///
  /// Where the formatter's locale writes the family name first, so it is read. Titles and suffixes are not recognized.
  ///
  /// - Parameter string: The name.
  /// - Returns: The parts; nil for a text without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(words: string, in: locale ?? .current)
  }

  /// Returns the formatted name of components; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// Returns a name formatted at a length in the current locale; options have no effect.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Options of a formatted name.
  public struct Options: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic parts are formatted.
    public static let phonetic = Options(rawValue: 2)
  }
}
