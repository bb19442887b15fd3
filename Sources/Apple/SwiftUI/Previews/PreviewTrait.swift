// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A trait of a preview; orientations have no effect here, and a widget has the size of its family.
public struct PreviewTrait<T>: Sendable {
  /// The size of the preview; nil if the trait does not set one.
  var layout: PreviewLayout?

  /// What the view of the preview is put into; nil for nothing.
  var modifier: PreparedPreviewModifier?
}

extension Preview {
  /// The traits of a preview of a view.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }

  /// Returns a trait with a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }

  /// Portrait orientation, which has no effect here.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Portrait orientation upside down, which has no effect here.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Landscape left orientation, which has no effect here.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Landscape right orientation, which has no effect here.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// Returns a trait that puts the view into a modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(modifier: PreparedPreviewModifier(modifier))
  }
}
