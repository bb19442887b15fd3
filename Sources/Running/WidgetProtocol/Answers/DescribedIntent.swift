// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel

/// The parameters of a widget that are those of an app intent.
package struct DescribedIntent: Hashable, Sendable {
  /// The name of the intent's type.
  package var name: String

  /// The title of the intent.
  package var title: String

  /// The description of the intent, from the app; nil if it has none.
  package var help: String?

  /// Whether users find it among the actions of Shortcuts.
  package var isDiscoverable: Bool

  /// The class of the intent that it takes the place of; nil if it is not a migrated one.
  package var formerClass: String?

  /// The parameters, in the order in which they are shown.
  package var parameters: [DescribedParameter]

  /// Creates the description of an intent.
  package init(
    name: String, title: String, help: String? = nil, isDiscoverable: Bool = true,
    formerClass: String? = nil, parameters: [DescribedParameter]
  ) {
    self.name = name
    self.title = title
    self.help = help
    self.isDiscoverable = isDiscoverable
    self.formerClass = formerClass
    self.parameters = parameters
  }

  package init(_ message: MessageReader) throws(MessageError) { self = try message.read() }

  package func write(to writer: inout MessageWriter) { put(on: &writer) }
}

extension DescribedIntent: WireObject {
  static var blank: DescribedIntent { DescribedIntent(name: "", title: "", parameters: []) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("name", &name)
    try wire.member("title", &title)
    try wire.member("description", ifAny: &help)
    try wire.member("isDiscoverable", &isDiscoverable)
    try wire.member("formerClass", ifAny: &formerClass)
    try wire.member("parameters", &parameters)
  }
}

/// A parameter of an app intent.
package struct DescribedParameter: Hashable, Sendable {
  /// The kind of a parameter's values.
  package enum Kind: String, CaseIterable, Sendable {
    case text, integer, number, boolean, date, url, duration, measurement, file, person, amount
    case entity, cases, other
  }

  /// The source of options that code provides.
  package enum Options: String, CaseIterable, Sendable {
    /// The options are listed.
    case listed
    /// The options are listed, and code searches them.
    case searched
  }

  /// The number of values that a list has.
  package struct Size: Hashable, Sendable {
    /// The smallest number of elements.
    package var minimum: Int
    /// The largest number of elements.
    package var maximum: Int

    /// Creates a size from its bounds.
    package init(minimum: Int, maximum: Int) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A case of an enumeration.
  package struct Case: Hashable, Sendable {
    /// The raw value of the case.
    package var name: String
    /// The title that users see.
    package var title: String

    /// Creates a case from its raw value and title.
    package init(name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// The name in the program.
  package var name: String
  /// The title of the parameter; empty if none was given.
  package var title: String
  /// The description of the parameter; nil if the app has none.
  package var help: String?
  /// The kind of the values; of a list, that of its elements.
  package var kind: Kind
  /// The type of entities or cases, or a type whose values cannot be typed; nil for other values.
  package var type: String?
  /// The display name of one value of the type; nil if it has none.
  package var typeTitle: String?
  /// Whether the parameter is a list.
  package var isList = false
  /// Whether the parameter can be left out.
  package var isOptional = false
  /// The default value in the declaration; nil for none, or for one that code provides.
  package var defaultValue: ParameterValue?
  /// The source of the options that code provides; nil if it provides none.
  package var options: Options?
  /// The number of values of a list in every family; nil for any number, or if families differ.
  package var size: Size?
  /// The numbers of values of a list in some families, by the names of the families.
  package var sizes: [String: Size] = [:]
  /// The smallest number; nil for none.
  package var minimum: Double?
  /// The largest number; nil for none.
  package var maximum: Double?
  /// The control of a number or the parts of a date: `stepper`, `Time`; nil for the usual.
  package var style: String?
  /// The capitalization of words; nil for the default.
  package var capitalization: String?
  /// Whether a text can have several lines.
  package var isMultiline = false
  /// The titles of true and false; empty for the usual ones.
  package var booleanTitles: [String] = []
  /// The quantity of a measurement, by the name of the system's type.
  package var quantity: String?
  /// The currencies of an amount; empty for any.
  package var currencies: [String] = []
  /// The types of a file; empty for any.
  package var fileTypes: [String] = []
  /// The cases of an enumeration.
  package var cases: [Case] = []
  /// The condition under which the parameter is shown; nil for always.
  package var visibility: ParameterVisibility?

  /// Creates a parameter from its name, title and kind.
  package init(name: String, title: String, kind: Kind) {
    self.name = name
    self.title = title
    self.kind = kind
  }
}
