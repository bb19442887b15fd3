// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Chooses the design of the system's font; nil leaves it to the fonts.
  public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }

  /// Chooses how wide the letters are; nil leaves it to the fonts.
  public func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }

  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    text { $0.design = isActive ? .monospaced : nil }
  }

  /// Moves the letters apart, or with a negative distance together, in points.
  public func kerning(_ kerning: Double) -> some View { text { $0.tracking = kerning } }

  /// Moves the letters apart, or with a negative distance together, in points.
  public func tracking(_ tracking: Double) -> some View { text { $0.tracking = tracking } }

  /// Raises texts, or with a negative distance lowers them, in points.
  public func baselineOffset(_ offset: Double) -> some View { text { $0.baselineOffset = offset } }

  /// Draws a line under texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.underline = Text.LineStyle(isActive: isActive, pattern, color) }
  }

  /// Draws a line through texts.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.strikethrough = Text.LineStyle(isActive: isActive, pattern, color) }
  }

  /// Writes texts in capitals or in small letters; nil leaves them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

  /// Sets whether the characters of texts that do not fit come closer before they are truncated.
  public func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }

  /// Sets the least and the largest number of lines of texts; they are always as high as the least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Sets the least number of lines that texts are as high as.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// Sets the largest number of lines of texts, at least 1.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: 0, most: limit.upperBound)
  }

  /// Hides the view where the device is locked and the widget is shown all the same.
  ///
  /// What hides it is the reason ``RedactionReasons/privacy``.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment { $0.isPrivacySensitive = sensitive }
  }

  private func lines(least: Int, most: Int?) -> some View {
    transformEnvironment {
      $0.lineLimit = most.map { max(1, $0) }
      $0.lineLimitReservesSpace = false
      // More lines than this are higher than any screen.
      $0.changeText { $0.leastLines = min(max(0, least), 10_000) }
    }
  }

  private func text(_ change: @escaping (inout TextTraits) -> Void) -> some View {
    transformEnvironment { $0.changeText(change) }
  }
}
