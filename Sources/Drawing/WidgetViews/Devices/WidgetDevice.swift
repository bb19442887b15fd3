// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A screen, and the sizes of the widgets on it.
///
/// Devices with a screen of the same number of points have widgets of the same sizes.
public struct WidgetDevice: Hashable, Sendable {
  /// The confidence in the sizes of the widgets.
  public enum Confidence: String, CaseIterable, Hashable, Sendable {
    /// Published in Apple's Human Interface Guidelines.
    case hig
    /// Measured in screenshots, in pixels.
    case measured
    /// Extrapolated from screens whose sizes are known.
    case estimate
  }

  /// The device to show if none is asked for: the screen of iPhone 12 to 14 and 16e.
  public static let `default` = screen390x844

  /// The size of the screen in points, such as `390x844`.
  public let identifier: String

  /// Apple's names of the devices with this screen, the newest of a line first.
  public let names: [String]

  /// Whether a table of widget sizes has the names beside the sizes.
  ///
  /// Apple's has none of iPads: theirs follow from the pixels of their displays.
  public let areNamesVerified: Bool

  /// Whether it is an iPad whose Display Zoom is set to More Space.
  public let isMoreSpace: Bool

  /// Pixels a point; where devices with this screen differ, the most.
  public let scale: Int

  /// The confidence in the sizes of the widgets.
  public let confidence: Confidence

  /// The known sizes, in points.
  ///
  /// They are few: a dictionary would take longer to make than all look-ups of a process.
  private let sizes: [KnownSize]

  private struct KnownSize: Hashable, Sendable {
    let family: WidgetFamily
    let size: Size
  }

  init(
    identifier: String, names: [String] = [], areNamesVerified: Bool = true,
    isMoreSpace: Bool = false, scale: Int, confidence: Confidence,
    sizes: KeyValuePairs<WidgetFamily, Size>
  ) {
    self.identifier = identifier
    self.names = names
    self.areNamesVerified = areNamesVerified
    self.isMoreSpace = isMoreSpace
    self.scale = scale
    self.confidence = confidence
    self.sizes = sizes.map { KnownSize(family: $0.key, size: $0.value) }
  }

  /// The size that a widget's view is laid out in, in points.
  ///
  /// On iPad this is the canvas, which the system may scale down to the Home Screen.
  ///
  /// - Returns: The size; nil if the device does not have the family, or its size is not known.
  public func size(of family: WidgetFamily) -> Size? {
    sizes.first { $0.family == family }?.size
  }

  /// All devices that can be asked for: phones and tablets, then watches.
  package static var known: [WidgetDevice] { all + watches }

  /// Whether it is a watch, whose face is black and shows accessories in their own colors.
  package var isWatch: Bool { Self.watches.contains(self) }

  /// The families whose size is known, in the order of `WidgetFamily`.
  public var families: [WidgetFamily] {
    WidgetFamily.allCases.filter { size(of: $0) != nil }
  }

  /// Whether both are the same device: no other one has its identifier.
  public static func == (left: WidgetDevice, right: WidgetDevice) -> Bool {
    left.identifier == right.identifier
  }

  /// Puts the identifier into the hash, which no other device has.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}
