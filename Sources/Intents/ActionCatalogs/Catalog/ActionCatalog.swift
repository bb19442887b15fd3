// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import PropertyListSyntax
public import SourceText
public import StringTables

/// A catalog, `X.actions.json`: the destinations that a widget's shortcuts can lead to.
///
/// It is beside the intent definition `X.intentdefinition` and names one parameter of one of its intents. The values of
/// each destination are those of the custom type that the parameter has.
public struct ActionCatalog: Sendable {
  /// The suffix of the file names of catalogs.
  public static let fileSuffix = ".actions.json"

  /// The version of the form that is read.
  public static let supportedVersion = 1

  /// The document that was decoded.
  public let document: PropertyListDocument

  /// The name of the string table of the catalog's texts: `X.actions`.
  ///
  /// It is kept because every text that is shown asks for it.
  public let tableName: String

  /// The path of the definition, from the catalog's folder; nil means the file of the same stem beside the catalog.
  public var definitionPath: Located<String>?

  /// The folder that holds the `.lproj` folders, from the catalog's folder; nil means the definition's own.
  public var localizationPath: Located<String>?

  /// The folder that holds the images, from the catalog's folder; nil means `X.assets` or an asset catalog beside it.
  public var assetsPath: Located<String>?

  /// The language that the catalog's own texts are in.
  public var developmentLanguage: Located<LocaleName>?

  /// The name of the intent.
  public var intentName: Located<String>

  /// The name of the parameter that is an array of destinations.
  public var parameterName: Located<String>

  /// The widget that shows the destinations.
  public var widget: WidgetDescription

  /// The schemes that the app registers; nil if URLs may have any.
  public var urlSchemes: [Located<String>]?

  /// The property that holds a destination's URL; nil means the first one of the custom type that is a URL.
  public var urlPropertyName: Located<String>?

  /// The property that holds the name of a destination's image.
  public var imagePropertyName: Located<String>?

  /// The identifiers of the destinations that are chosen by default; nil is the first, up to the
  /// widget's capacity.
  public var defaultIdentifiers: [Located<String>]?

  /// The groups in which options are offered.
  public var sections: [Section] = []

  /// The destinations, in the order in which they are offered.
  public var destinations: [Destination] = []

  /// The style of the widget.
  package var style = WidgetStyle()

  /// The ranges of the style's members in the catalog.
  package var stylePlaces: [StyleMember: SourceRange] = [:]

  /// The diagnostics of what is malformed, in the order of the file.
  public var diagnostics: [Diagnostic] = []

  /// The file that the catalog was read from.
  public var source: SourceFile { document.source }

  /// The widget's name, kind and families.
  public struct WidgetDescription: Sendable {
    /// The identifier that the app and the system know the widget by.
    public var kind: Located<String>

    /// The families that the widget comes in, under WidgetKit's names.
    public var families: [Located<String>]

    /// The name in the gallery.
    public var displayName: CatalogText

    /// The sentence below the name.
    public var description: CatalogText
  }

  /// A section of destinations under one heading.
  public struct Section: Sendable {
    /// The identifier by which destinations name the section.
    public var identifier: Located<String>

    /// The heading of the section.
    public var title: CatalogText
  }
}

/// A text of a catalog: its words, and the key under which the catalog's string table translates them.
public struct CatalogText: Hashable, Sendable {
  /// The words, used if no table translates them.
  public var text: Located<String>?

  /// The key in the catalog's string table.
  public var key: Located<String>?

  /// Creates a text from a literal, from a key of the string tables, or from both.
  public init(text: Located<String>? = nil, key: Located<String>? = nil) {
    self.text = text
    self.key = key
  }
}

/// A screen that a shortcut leads to.
public struct Destination: Sendable {
  /// The identifier that saved choices have of the destination.
  ///
  /// It must not change while a widget may hold it.
  public var identifier: Located<String>

  /// The title that users see.
  public var title: CatalogText

  /// The group that it is offered in.
  public var sectionIdentifier: Located<String>?

  /// The name of its image, in place of what the catalog's image property holds.
  public var imageName: Located<String>?

  /// The values of the custom type's properties, in the order of the file.
  public var properties: [Property]

  /// The range of the destination in the catalog.
  public var range: SourceRange

  /// A property of the custom type, and its value.
  public struct Property: Sendable {
    /// The name of the property.
    public var name: Located<String>

    /// The value, as the catalog has it.
    public var value: PropertyListValue
  }

  /// The value of a property.
  public func value(of name: String) -> PropertyListValue? {
    properties.last { $0.name.value == name }?.value
  }
}
