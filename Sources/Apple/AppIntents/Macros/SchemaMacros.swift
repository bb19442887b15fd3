// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  /// Makes a type an intent of a schema, and its stored variables without attributes parameters; those that the schema asks for are not
  /// checked.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
    ShowInAppSearchResultsIntent)
  public macro AppIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

  /// Makes a type an entity of a schema, and its stored variables without attributes properties; those that the schema asks for are not
  /// checked.
  @attached(memberAttribute)
  @attached(extension, conformances: AppEntity, AssistantSchemaEntity)
  public macro AppEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

  /// Makes an enumeration one of a schema; the cases that the schema asks for are not checked.
  @attached(extension, conformances: AppEnum, AssistantSchemaEnum)
  public macro AppEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

  /// Makes a type an intent of a schema, as `AppIntent(schema:)` does.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
    ShowInAppSearchResultsIntent)
  public macro AssistantIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

  /// Makes a type an entity of a schema, as `AppEntity(schema:)` does.
  @attached(memberAttribute)
  @attached(extension, conformances: AppEntity, AssistantSchemaEntity)
  public macro AssistantEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

  /// Makes an enumeration one of a schema, as `AppEnum(schema:)` does.
  @attached(extension, conformances: AppEnum, AssistantSchemaEnum)
  public macro AssistantEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")
#endif
