// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import PropertyListSyntax
import SourceText
import TerminalText

/// The output of `validate --show-config`: each setting, and where its value comes from.
struct ConfigurationPage {
  /// The version of the format for programs.
  private static let version = 1

  /// The file of the configuration; nil if there is none.
  let file: String?

  /// The settings.
  let settings: [EffectiveConfiguration.Setting]

  /// The page for users: a line for each setting.
  var text: String {
    let rows = settings.map { ($0.name, Self.words($0.value), $0.source) }
    let width = rows.map(\.0.count).max() ?? 0
    let heading = file.map { "configuration: \(VisibleText.of($0))" }
    return
      (heading
      ?? "configuration: none; no '\(LintConfiguration.fileName)' here or in a folder above")
      + "\n"
      + rows.map { name, value, source in
        let name = VisibleText.of(name).padded(toColumns: width)
        return "\(name) = \(VisibleText.of(value))  (\(source))\n"
      }.joined()
  }

  /// The page for programs.
  var json: String {
    let settings = settings.map { setting in
      PropertyListLiteral.dictionary([
        .init("name", .string(setting.name)), .init("value", Self.literal(setting.value)),
        .init("source", .string(setting.source)),
      ])
    }
    return JSONWriter.document(
      .dictionary([
        .init("version", .integer(Self.version)),
        .init("configuration", file.map { .string($0) } ?? .null),
        .init("settings", .array(settings)),
      ]))
  }

  private static func words(_ value: EffectiveConfiguration.Value) -> String {
    switch value {
    case .none: "none"
    case .text(let text): text
    case .list(let names): "[\(names.joined(separator: ", "))]"
    case .flag(let flag): flag ? "true" : "false"
    }
  }

  private static func literal(_ value: EffectiveConfiguration.Value) -> PropertyListLiteral {
    switch value {
    case .none: .null
    case .text(let text): .string(text)
    case .list(let names): .array(names.map { .string($0) })
    case .flag(let flag): .boolean(flag)
    }
  }
}
