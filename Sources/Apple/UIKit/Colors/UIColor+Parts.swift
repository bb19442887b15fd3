// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
import WidgetViews

extension UIColor {
  /// The color's sRGB components with the current traits.
  public var cgColor: CGColor {
    let parts = parts(in: .current)
    return CGColor(
      red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
  }

  /// Gets the sRGB components, from 0 to 1, with the current traits; a nil pointer is skipped.
  ///
  /// - Returns: Always true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts(in: .current)
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Gets the white and alpha components of a gray, from 0 to 1, with the current traits.
  ///
  /// - Returns: Whether the color is a gray; nothing is written if it is not.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts(in: .current)
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = CGFloat(parts.red)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Gets the hue, saturation, brightness and alpha, from 0 to 1, with the current traits.
  ///
  /// - Returns: Always true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts(in: .current)
    let most = max(parts.red, parts.green, parts.blue)
    let range = most - min(parts.red, parts.green, parts.blue)
    var turn = 0.0
    if range > 0 {
      turn =
        most == parts.red
        ? (parts.green - parts.blue) / range
        : most == parts.green
          ? 2 + (parts.blue - parts.red) / range : 4 + (parts.red - parts.green) / range
    }
    hue?.pointee = CGFloat((turn < 0 ? turn + 6 : turn) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }
}
