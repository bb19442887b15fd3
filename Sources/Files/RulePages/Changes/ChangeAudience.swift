// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The audience that a change hurts.
public enum ChangeAudience: String, CaseIterable, Hashable, Sendable {
  /// Widgets on Home Screens, Lock Screens and watch faces.
  case widgets = "placed widgets"
  /// Shortcuts and automations that users made of the intent.
  case shortcuts
  /// Choices that were saved as values by name, such as those on a server.
  case choices = "saved choices"
  /// Users who read the texts in another language.
  case readers = "translations"
}
