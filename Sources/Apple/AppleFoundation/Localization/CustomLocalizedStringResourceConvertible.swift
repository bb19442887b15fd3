// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type whose values have a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}
