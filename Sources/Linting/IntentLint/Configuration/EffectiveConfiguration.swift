// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText
import StringTables
import WidgetValues

/// The settings of a check, one by one, and where each value comes from.
package struct EffectiveConfiguration: Sendable {
  /// A value as users and programs read it.
  package enum Value: Hashable, Sendable {
    /// The setting has no value.
    case none
    /// A word or a path.
    case text(String)
    /// A list of words, paths or patterns.
    case list([String])
    /// A Boolean: true or false.
    case flag(Bool)
  }

  /// A setting with its value and its source.
  package struct Setting: Hashable, Sendable {
    /// The name of the setting in the configuration's file.
    package var name: String

    /// The value; `none` means that nothing is set.
    package var value: Value

    /// The source of the value: a location in the file, an option, or `default`.
    package var source: String
  }

  /// The settings, in the order of the documentation.
  package private(set) var settings: [Setting]

  /// Lists the settings of a configuration.
  package init(_ configuration: LintConfiguration) {
    let selection = configuration.selection
    let severities = configuration.severities.sorted { $0.key < $1.key }
    settings = [
      .init(
        name: "fail-on", value: .text((configuration.failOn ?? .error).rawValue),
        source: configuration.source(of: "fail-on")),
      .init(
        name: "baseline", value: configuration.baseline.map { .text($0.text) } ?? .none,
        source: configuration.source(of: "baseline")),
      .init(
        name: "select", value: selection.selected.map { .list($0.sorted()) } ?? .text("all"),
        source: configuration.source(of: "select")),
      .init(
        name: "ignore", value: .list(selection.ignored.sorted()),
        source: configuration.source(of: "ignore")),
    ]
    settings += severities.map { rule, severity in
      .init(
        name: "severity.\(rule)", value: .text(severity.rawValue),
        source: configuration.source(of: "severity"))
    }
    settings += configuration.perFileIgnores.map { exception in
      .init(
        name: "per-file-ignores.\(exception.pattern.text)", value: .list(exception.rules.sorted()),
        source: configuration.source(of: "per-file-ignores"))
    }
    settings += [
      .init(
        name: "exclude", value: .list(configuration.leftOut.map(\.text)),
        source: configuration.source(of: "exclude")),
      .init(
        name: "localization",
        value: configuration.localizationFolder.map { .text($0.text) } ?? .none,
        source: configuration.source(of: "localization")),
      .init(
        name: "languages",
        value: configuration.languages.map { .list($0.map(\.identifier)) } ?? .none,
        source: configuration.source(of: "languages")),
      .init(
        name: "developmentLanguage",
        value: configuration.developmentLanguage.map { .text($0.identifier) } ?? .none,
        source: configuration.source(of: "developmentLanguage")),
      .init(
        name: "layout", value: .flag(configuration.checksLayout),
        source: configuration.source(of: "layout")),
      .init(
        name: "sdk", value: .text("\(configuration.sdk ?? .newest)"),
        source: configuration.source(of: "sdk")),
    ]
  }

  /// Records that an option has set a value, alone or in addition to the file.
  package mutating func override(_ name: String, with value: Value? = nil, by option: String) {
    guard let index = settings.firstIndex(where: { $0.name == name }) else { return }
    if let value { settings[index].value = value }
    settings[index].source = option
  }

  /// The source of a setting.
  package func source(of name: String) -> String? {
    settings.first { $0.name == name }?.source
  }
}

extension LintConfiguration {
  /// Where the value of a member comes from.
  fileprivate func source(of member: String) -> String {
    place(of: member) ?? "default"
  }
}
