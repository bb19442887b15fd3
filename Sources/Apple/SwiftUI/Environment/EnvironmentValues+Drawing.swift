// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension EnvironmentValues {
  /// The dynamic range in which images may be drawn: nil, as that of the device is not known.
  public var allowedDynamicRange: Image.DynamicRange? { nil }

  /// What a font is resolved by, which no function here asks for.
  public var fontResolutionContext: Font.Context { Font.Context() }
}

extension Font {
  /// What a font is resolved by on a device.
  public struct Context: Hashable, Sendable {}
}
