// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import WidgetViews

extension Font {
  /// Returns the font with lowercase small capitals, which are reported and not drawn.
  public func lowercaseSmallCaps() -> Font { withoutSmallCaps("lowercaseSmallCaps") }

  /// Returns the font with uppercase small capitals, which are reported and not drawn.
  public func uppercaseSmallCaps() -> Font { withoutSmallCaps("uppercaseSmallCaps") }

  /// Returns the font with small capitals, which are reported and not drawn.
  public func smallCaps() -> Font { withoutSmallCaps("smallCaps") }

  private func withoutSmallCaps(_ name: String) -> Font {
    reportUnavailable("Font.\(name)()", answer: "letters are drawn as they are")
    return self
  }
}
