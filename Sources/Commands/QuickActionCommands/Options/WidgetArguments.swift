// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import WidgetViews

// Options that several commands have, declared once. A group of options for each would be shorter, but slower to read
// (Benchmarks/README.md, "Options without groups").

extension ArgumentHelp {
  /// The help of `--family`.
  static let family = ArgumentHelp(
    "The family of the widget, such as systemMedium. (default: the widget's first)",
    valueName: "family")

  /// The help of `--locale`.
  static let locale = ArgumentHelp(
    "The language of the widget's texts, such as ja. (default: the language of LC_ALL, LC_MESSAGES or LANG if there are texts in it, otherwise the widget's own)",
    valueName: "locale")

  /// The help of `--choice`.
  static let choice = ArgumentHelp(
    "The file of the saved choice, as 'edit' saves it.", valueName: "file")
}

extension CompletionKind {
  /// The names of families.
  static var families: CompletionKind { .list(WidgetFamily.allCases.map(\.rawValue)) }

  /// JSON files.
  static var json: CompletionKind { .file(extensions: ["json"]) }
}
