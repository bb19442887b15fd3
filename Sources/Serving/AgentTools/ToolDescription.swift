// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A tool as it is listed.
struct ToolDescription: Sendable {
  /// What a tool may change.
  enum Effect: Sendable {
    /// Nothing.
    case reads

    /// What a build leaves, where the server may build; else nothing.
    case builds

    /// Files that it makes itself.
    case adds

    /// Files that are there.
    case changes
  }

  let name: String
  let title: String
  let description: String
  let parameters: [ToolParameter]
  var effect = Effect.reads

  /// The members of the result that are always there, with the names of their types.
  let result: KeyValuePairs<String, String>

  /// The entry of `tools/list`.
  ///
  /// - Parameter allowsBuild: Whether the server may build and run the user's code.
  /// - Returns: The entry.
  func literal(allowsBuild: Bool) -> PropertyListLiteral {
    let required = parameters.filter(\.isRequired).map { PropertyListLiteral.string($0.name) }
    return .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(description)),
      (
        "inputSchema",
        .object(
          [
            ("type", "object"), ("properties", .object(parameters.map { ($0.name, $0.schema) })),
          ] + (required.isEmpty ? [] : [("required", .array(required))])
            + [("additionalProperties", false)])
      ),
      (
        "outputSchema",
        .object([
          ("type", "object"),
          (
            "properties",
            .object(
              result.map { ($0, ["type": .string($1)]) } + [("next", ["type": "integer"])])
          ),
          ("required", .array(result.map { .string($0.key) })),
        ])
      ),
      (
        "annotations",
        .object([
          ("readOnlyHint", .boolean(effect == .reads || effect == .builds && !allowsBuild)),
          ("destructiveHint", .boolean(effect == .changes)),
          ("idempotentHint", true), ("openWorldHint", false),
        ])
      ),
    ])
  }
}
