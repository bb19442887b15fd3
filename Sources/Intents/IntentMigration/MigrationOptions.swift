// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The options of a migration.
public struct MigrationOptions: Hashable, Sendable {
  /// The prefix of the old class names, unless the definition names the class; usually the
  /// project's `CLASSPREFIX`.
  public var classPrefix: String

  /// Whether other modules can use the types, as those of a framework that app and extension share.
  public var isPublic: Bool

  /// The first version of iOS that the app is for, as its main number; from 17 on nothing is written for older systems.
  public var deploymentTarget: Int

  /// The widget's kind, by which the system knows placed widgets; nil if it comes from the catalog,
  /// or is not known.
  public var widgetKind: String?

  /// The kinds of widgets, by the names of the intents that configure them; they come before ``widgetKind``.
  ///
  /// A widget is written for each kind.
  public var widgetKinds: [String: [String]] = [:]

  /// The name of the string catalog, without its extension; nil is the definition's name and `AppIntents`, such as
  /// `WidgetAppIntents`.
  public var tableName: String?

  /// The language of the definition's own texts, such as `en`; nil is the catalog's, or English.
  public var developmentLanguage: String?

  /// The language of messages and of the list of what is left to do.
  package var language = InterfaceLanguage.english

  /// Creates options; the defaults are those of an app for iOS 14.
  public init(
    classPrefix: String = "", isPublic: Bool = false, deploymentTarget: Int = 14,
    widgetKind: String? = nil, tableName: String? = nil, developmentLanguage: String? = nil
  ) {
    self.classPrefix = classPrefix
    self.isPublic = isPublic
    self.deploymentTarget = deploymentTarget
    self.widgetKind = widgetKind
    self.tableName = tableName
    self.developmentLanguage = developmentLanguage
  }
}
