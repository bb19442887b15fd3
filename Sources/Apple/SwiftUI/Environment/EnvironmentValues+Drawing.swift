// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension EnvironmentValues {
  /// The dynamic range in which images may be drawn: nil, as that of the device is not known.
  public var allowedDynamicRange: Image.DynamicRange? { nil }

  /// What a font is resolved by.
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}

extension Font {
  /// What a font is resolved by: the environment of a view.
  public struct Context: Sendable {
    let environment: EnvironmentValues
  }
}
