// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// A context that shows a preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
  package let family: WidgetFamily

  /// Creates a context with a widget family.
  public init(family: WidgetFamily) {
    self.family = family
  }
}
