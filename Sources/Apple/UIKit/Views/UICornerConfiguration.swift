// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable {
  /// The radius in points.
  public let value: CGFloat
  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: radius) }
  /// Returns the radius that fits into what is around it.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(value: minimum ?? 0)
  }
}

/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
  /// How round each corner is.
  public let radius: UICornerRadius
  /// Returns corners that are alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius)
  }
  /// Returns corners that are alike.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius)
  }
  /// Returns corners of half the height.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: .fixed(maximumRadius ?? 0))
  }
}
