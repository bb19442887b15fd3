// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// The schemas under their older names.
public enum AssistantSchemas {
  /// The schema of an intent.
  public typealias IntentSchema = AppSchema.Intent
  /// The schema of an entity.
  public typealias EntitySchema = AppSchema.Entity
  /// The schema of an enumeration.
  public typealias EnumSchema = AppSchema.Enum
}

/// An intent that Siri can perform for a request of the user.
public protocol AssistantIntent: AppIntent {}

/// An intent of a schema.
public protocol AssistantSchemaIntent: AssistantIntent {
  /// Whether only Siri offers the intent, and Shortcuts does not.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
  /// The name of the type, unless the app gives a title: the schema's own title is known only to a device.
  public static var title: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: "\(Self.self)")
  }

  /// Is offered everywhere by default.
  public static var isAssistantOnly: Bool { false }
}

/// An entity that Siri can find for a request of the user.
public protocol AssistantEntity: AppEntity {}

/// An entity of a schema.
public protocol AssistantSchemaEntity: AssistantEntity {
  /// Whether only Siri offers the entity, and Shortcuts does not.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEntity {
  /// The name of the type, unless the app gives one: the schema's own name is known only to a device.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
  }

  /// Is offered everywhere by default.
  public static var isAssistantOnly: Bool { false }
}

/// An enumeration whose cases Siri can choose for a request of the user.
public protocol AssistantEnum: AppEnum {}

/// An enumeration of a schema.
public protocol AssistantSchemaEnum: AssistantEnum {
  /// Whether only Siri offers the enumeration, and Shortcuts does not.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEnum {
  /// The name of the type, unless the app gives one: the schema's own name is known only to a device.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
  }

  /// The default appearances: none, so that users see the raw values of the cases.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [:] }

  /// Is offered everywhere by default.
  public static var isAssistantOnly: Bool { false }
}
