// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import WidgetViews

extension Font {
  /// Writes small letters as small capitals; they are drawn as they are, which is said on standard error.
  public func lowercaseSmallCaps() -> Font { withoutSmallCaps("lowercaseSmallCaps") }

  /// Writes capitals as small capitals; they are drawn as they are, which is said on standard error.
  public func uppercaseSmallCaps() -> Font { withoutSmallCaps("uppercaseSmallCaps") }

  /// Writes all letters as small capitals; they are drawn as they are, which is said on standard error.
  public func smallCaps() -> Font { withoutSmallCaps("smallCaps") }

  private func withoutSmallCaps(_ name: String) -> Font {
    reportUnavailable("Font.\(name)()", answer: "letters are drawn as they are")
    return self
  }
}
