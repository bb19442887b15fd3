// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
import UIKit
public import WidgetViews

extension Image {
  /// Creates an image from one of Core Graphics.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
  {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// Creates an image from one of Core Graphics that VoiceOver ignores.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// How an image is turned, which is not done here.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
