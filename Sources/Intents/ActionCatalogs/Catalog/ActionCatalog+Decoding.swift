// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import PropertyListSyntax
public import SourceText
import StringTables

/// A catalog that cannot be used, and why.
public struct ActionCatalogError: Error, Sendable {
  /// The findings, at least one of them an error.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension ActionCatalog {
  /// Decodes a catalog from a file.
  ///
  /// - Parameter source: The file.
  /// - Throws: ``ActionCatalogError`` if the file is not JSON, or lacks what nothing works without: the intent, the
  ///   parameter and the widget. Anything less is reported in ``diagnostics``, and the rest is still read.
  public init(_ source: SourceFile) throws(ActionCatalogError) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(source, as: .json)
    } catch {
      throw ActionCatalogError(diagnostics: [Diagnostic(invalidPropertyList: error)])
    }
    var decoder = CatalogDecoder(file: source.name)
    decoder.diagnostics = Diagnostic.anomalies(of: document)
    guard let catalog = decoder.catalog(document) else {
      throw ActionCatalogError(diagnostics: decoder.sortedDiagnostics)
    }
    self = catalog
    diagnostics = decoder.sortedDiagnostics
  }
}

/// Decodes the parts of a catalog and collects what is malformed in them.
struct CatalogDecoder: ObjectDecoder {
  let file: String
  var diagnostics: [Diagnostic] = []

  var sortedDiagnostics: [Diagnostic] {
    diagnostics.sorted { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
  }

  mutating func report(_ message: CatalogMessage, at range: SourceRange) {
    diagnostics.append(message.diagnostic(at: .init(file: file, range: range)))
  }

  /// Decodes the whole; nil if the parts that nothing works without are missing.
  fileprivate mutating func catalog(_ document: PropertyListDocument) -> ActionCatalog? {
    let root = document.root
    guard var members = members(of: root, "a catalog") else { return nil }
    members.ignore("$schema")
    checkVersion(members.take("version"), in: root)
    let intent = requiredString(members.take("intent"), "intent", of: "the catalog", in: root)
    let parameter = requiredString(
      members.take("parameter"), "parameter", of: "the catalog", in: root)
    let widget = required(members.take("widget"), "widget", of: "the catalog", in: root)
      .flatMap { self.widget($0) }
    let definitionPath = string(members.take("definition"), "definition")
    let localizationPath = string(members.take("localization"), "localization")
    let assetsPath = string(members.take("assets"), "assets")
    if let assetsPath, assetsPath.value.isEmpty {
      report(.emptyMember("assets"), at: assetsPath.range)
    }
    let language = string(members.take("developmentLanguage"), "developmentLanguage")
    let schemes = strings(members.take("urlSchemes"), "urlSchemes")
    let urlProperty = string(members.take("urlProperty"), "urlProperty")
    let imageProperty = string(members.take("imageProperty"), "imageProperty")
    let defaults = strings(members.take("defaults"), "defaults")
    let sections = elements(members.take("sections"), "sections") { $0.section($1) }
    let destinations = required(
      members.take("destinations"), "destinations", of: "the catalog", in: root)
    checkNotEmpty(destinations, .noDestination)
    let decoded = elements(destinations, "destinations") { $0.destination($1) }
    let (style, stylePlaces) = style(members.take("style"))
    reportUnknown(members)
    guard let intent, let parameter, let widget else { return nil }
    return ActionCatalog(
      document: document, tableName: Self.tableName(of: document.source),
      definitionPath: definitionPath, localizationPath: localizationPath, assetsPath: assetsPath,
      developmentLanguage: language.map { Located(LocaleName($0.value), at: $0.range) },
      intentName: intent, parameterName: parameter, widget: widget, urlSchemes: schemes,
      urlPropertyName: urlProperty, imagePropertyName: imageProperty,
      defaultIdentifiers: defaults, sections: sections, destinations: decoded, style: style,
      stylePlaces: stylePlaces)
  }

  private static func tableName(of source: SourceFile) -> String {
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  private mutating func checkVersion(_ value: PropertyListValue?, in root: PropertyListValue) {
    guard let value = required(value, "version", of: "the catalog", in: root) else { return }
    guard value.kind == .integer else {
      return report(
        .wrongType("version", expected: "an integer", found: value.kind), at: value.range)
    }
    guard value.integer == ActionCatalog.supportedVersion else {
      return report(.unsupportedVersion(value.spelling), at: value.range)
    }
  }

  private mutating func widget(_ value: PropertyListValue) -> ActionCatalog.WidgetDescription? {
    guard var members = members(of: value, "'widget'") else { return nil }
    let kind = requiredString(members.take("kind"), "kind", of: "'widget'", in: value)
    let families = required(members.take("families"), "families", of: "'widget'", in: value)
    checkNotEmpty(families, .noFamily)
    let names = strings(families, "families") ?? []
    let displayName = text(&members, "displayName", key: "displayNameKey")
    let description = text(&members, "description", key: "descriptionKey")
    reportUnknown(members)
    return kind.map {
      ActionCatalog.WidgetDescription(
        kind: $0, families: names, displayName: displayName, description: description)
    }
  }

  private mutating func section(_ value: PropertyListValue) -> ActionCatalog.Section? {
    guard var members = members(of: value, "a section") else { return nil }
    let identifier = requiredString(
      members.take("identifier"), "identifier", of: "a section", in: value)
    let title = text(&members, "title", key: "titleKey")
    checkTitle(title, of: identifier, inSection: true)
    reportUnknown(members)
    return identifier.map { ActionCatalog.Section(identifier: $0, title: title) }
  }

  private mutating func checkTitle(
    _ title: CatalogText, of identifier: Located<String>?, inSection: Bool
  ) {
    guard title.text == nil, title.key == nil, let identifier else { return }
    report(.untitled(identifier.value, ofSection: inSection), at: identifier.range)
  }

  private mutating func destination(_ value: PropertyListValue) -> Destination? {
    guard var members = members(of: value, "a destination") else { return nil }
    let identifier = requiredString(
      members.take("identifier"), "identifier", of: "a destination", in: value)
    let title = text(&members, "title", key: "titleKey")
    checkTitle(title, of: identifier, inSection: false)
    let section = string(members.take("section"), "section")
    let image = string(members.take("image"), "image")
    let properties = members.take("properties").flatMap { object($0, named: "'properties'") }
    reportUnknown(members)
    return identifier.map {
      Destination(
        identifier: $0, title: title, sectionIdentifier: section, imageName: image,
        properties: properties?.entries.map { entry in
          Destination.Property(
            name: Located(entry.key, at: entry.keyRange), value: entry.value)
        } ?? [], range: value.range)
    }
  }
}
