// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension Text {
  /// Where a text that does not fit is cut.
  public typealias TruncationMode = TextTruncationMode
}
