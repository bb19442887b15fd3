// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The definitions, catalogs and widgets of a revision.
public struct RevisionContent: Sendable {
  /// The intent definitions of the revision.
  public var definitions: [DefinitionRevision]

  /// The catalogs of destinations of the revision.
  public var catalogs: [CatalogRevision]

  /// The widgets of the revision.
  public var widgets: [WidgetFacts]

  /// The App Intents of the bundles of a built product.
  package var appIntents: [AppIntentsRevision] = []

  /// The names of the classes that App Intents take the place of.
  public var migratedClasses: Set<String> = []

  /// Creates the content of a revision.
  public init(
    definitions: [DefinitionRevision] = [], catalogs: [CatalogRevision] = [],
    widgets: [WidgetFacts] = []
  ) {
    self.definitions = definitions
    self.catalogs = catalogs
    self.widgets = widgets
  }
}
