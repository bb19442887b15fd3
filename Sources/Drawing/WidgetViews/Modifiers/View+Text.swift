// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Chooses the font of texts; nil is the usual one.
  public func font(_ font: Font?) -> some View { transformEnvironment { $0.font = font } }

  /// Chooses how bold texts are; nil leaves it to their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment { $0.fontWeight = weight }
  }

  /// Makes texts bold, or not: of a text style the weight with which the style emphasizes.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.isBold = isActive }
  }

  /// Makes texts italic, or upright.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.isItalic = isActive }
  }

  /// Gives all digits of texts the same width.
  public func monospacedDigit() -> some View {
    transformEnvironment { $0.isMonospacedDigit = true }
  }

  /// Sets the largest number of lines of texts, at least 1; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment {
      $0.lineLimit = number.map { max(1, $0) }
      $0.lineLimitReservesSpace = false
    }
  }

  /// Sets the largest number of lines of texts, at least 1, and whether texts are always as high as that.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment {
      // More lines than this are higher than any screen; reserving room for them would only be slow.
      $0.lineLimit = min(max(1, limit), 10_000)
      $0.lineLimitReservesSpace = reservesSpace
    }
  }

  /// Chooses the side of its own frame at which the lines of a text begin.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Sets the smallest factor to which texts are scaled before they are truncated.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    // 0 would let a text vanish; what is not a number changes nothing.
    transformEnvironment { $0.minimumScaleFactor = factor.isNaN ? 1 : min(max(0.001, factor), 1) }
  }

  /// Chooses where texts that do not fit are cut.
  public func truncationMode(_ mode: TextTruncationMode) -> some View {
    transformEnvironment { $0.truncationMode = mode }
  }

  /// Sets the distance between two lines of a text, in points, on top of the font's own; what is negative counts as 0.
  public func lineSpacing(_ spacing: Double) -> some View {
    transformEnvironment { $0.lineSpacing = spacing.isFinite ? min(max(0, spacing), 1e5) : 0 }
  }

  /// Chooses the size of the type.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformEnvironment { $0.dynamicTypeSize = size }
  }

  /// Keeps the size of the type within bounds.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    transformEnvironment {
      $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound)
    }
  }

  /// Keeps the size of the type below a bound, which is included.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    transformEnvironment { $0.dynamicTypeSize = min($0.dynamicTypeSize, range.upperBound) }
  }
}
