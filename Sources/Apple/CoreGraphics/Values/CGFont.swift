// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation
public import WidgetViews

/// The font that is in some bytes, without a size.
public final class CGFont: _CFObject, Sendable {
  /// The font as texts are measured with it.
  @_spi(Services) public let font: WidgetFont

  /// The bytes of the font; nil of one that the program has already.
  @_spi(Services) public let data: Data?

  /// The path of the font's file; nil if it was not read from one.
  @_spi(Services) public let path: String?

  /// Creates the font that is in some bytes; nil if they are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let font = try? WidgetFont([UInt8](data)) else { return nil }
    (self.font, self.data, path) = (font, data, provider.path)
  }

  /// Creates a font of the program from its name; nil if it has none of the name.
  public init?(_ name: CFString) {
    guard let font = ProgramResources.current.fonts[name] else { return nil }
    (self.font, data, path) = (font, nil, nil)
  }

  /// The name of the font in PostScript; nil if it has none.
  public var postScriptName: CFString? { font.postScriptName.isEmpty ? nil : font.postScriptName }

  /// The name of the font for users, which is that in PostScript here; nil if it has none.
  public var fullName: CFString? { postScriptName }
}
