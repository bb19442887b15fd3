// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What the size of a sheet depends on, which a widget does not have.

public import CoreGraphics
public import WidgetViews

/// The content of a sheet, which can be measured.
public struct PresentationSizingRoot {
  /// Returns the size of the content for a proposal: what is proposed here.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What is known when the size of a sheet is asked for.
public struct PresentationSizingContext {}

extension PresentationSizing {
  /// Returns the size of the content by default.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { .unspecified }

  /// Returns the sizing with the size of the content along axes, which is ignored.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Returns the sizing that only grows along axes, which is ignored.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}
