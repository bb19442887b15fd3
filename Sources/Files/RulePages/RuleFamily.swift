// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The subject of a rule.
public enum RuleFamily: String, CaseIterable, Hashable, Sendable {
  /// The files as property lists.
  case propertyList = "property-list"
  /// Names of intents, types, enums and what belongs to them, and the classes that are made of them.
  case names
  /// Names that stand for something declared elsewhere.
  case references
  /// The numbers that saved values are kept under, and the order in which parts are shown.
  case numbers
  /// Limits and other metadata of values.
  case metadata
  /// Parts that only widgets use: sizes of arrays, eligibility, options.
  case widgets
  /// Conditions under which parameters are shown.
  case relationships
  /// The sentences of intents: combinations, prompts.
  case sentences
  /// Responses of intents.
  case responses
  /// Translations, and App Store Connect's check of them.
  case localization
  /// Xcode projects and `Info.plist` files.
  case project
  /// How an application and its widget extensions are packaged: identifiers, versions, systems, entitlements.
  case packaging
  /// Built apps, as App Store Connect sees them.
  case products
  /// The catalogs of destinations.
  case catalog
  /// The images of the destinations.
  case images
  /// Content that does not fit, or is hard to see or to tap, in the widget as a phone draws it.
  case layout
  /// What the pictures of a built extension's widgets show.
  case drawing
  /// What a built extension's widgets do in a simulated day.
  case timelines
  /// App Intents in Swift sources.
  case appIntents = "app-intents"
  /// Parts that a migration to App Intents forgot.
  case migration
  /// Changes between two revisions, and whom they hurt.
  case changes

  /// The heading of the family in lists of rules.
  public var title: String {
    switch self {
    case .propertyList: "Property lists"
    case .names: "Names and classes"
    case .references: "References"
    case .numbers: "Tags, indexes and order"
    case .metadata: "Metadata"
    case .widgets: "Widgets"
    case .relationships: "Relationships"
    case .sentences: "Combinations and prompts"
    case .responses: "Responses"
    case .localization: "Localization"
    case .project: "Projects"
    case .packaging: "Packaging"
    case .products: "Built products"
    case .catalog: "Catalogs"
    case .images: "Images"
    case .layout: "Layout"
    case .drawing: "Drawn widgets"
    case .timelines: "Timelines"
    case .appIntents: "App Intents"
    case .migration: "Migrations to App Intents"
    case .changes: "Changes between revisions"
    }
  }
}
