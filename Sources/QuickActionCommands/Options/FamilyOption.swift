// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import WidgetViews

/// The family of the widget.
struct FamilyOption: ParsableArguments {
  @Option(
    name: .customLong("family"),
    help: ArgumentHelp(
      "The family of the widget, such as systemMedium. (default: the widget's first)",
      valueName: "family"),
    completion: .list(WidgetFamily.allCases.map(\.rawValue)))
  var name: String?
}
