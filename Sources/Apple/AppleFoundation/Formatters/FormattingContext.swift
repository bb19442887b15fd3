// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension DateFormatter {
  /// Where the text is; it has no effect here.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}

extension NumberFormatter {
  /// Where the text is; it has no effect here.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
