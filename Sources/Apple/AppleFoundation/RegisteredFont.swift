// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Adds a font to those of the program, as its code asks for.
///
/// - Parameters:
///   - font: The font.
///   - path: The path of its file.
@_spi(Services) public func register(_ font: WidgetFont, path: String) {
  ProgramResources.current.register(font, path: path)
}
