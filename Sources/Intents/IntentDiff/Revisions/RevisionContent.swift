// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What belongs to widgets in a revision.
public struct RevisionContent: Sendable {
  /// The intent definitions.
  public var definitions: [DefinitionRevision]

  /// The catalogs of destinations.
  public var catalogs: [CatalogRevision]

  /// The widgets.
  public var widgets: [WidgetFacts]

  /// The App Intents of the bundles of a built product.
  package var appIntents: [AppIntentsRevision] = []

  /// The names of the classes that App Intents take the place of.
  public var migratedClasses: Set<String> = []

  /// Makes the content of a revision.
  public init(
    definitions: [DefinitionRevision] = [], catalogs: [CatalogRevision] = [],
    widgets: [WidgetFacts] = []
  ) {
    self.definitions = definitions
    self.catalogs = catalogs
    self.widgets = widgets
  }
}
