// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSMutableAttributedString {
  /// Creates an empty text, which Apple's class inherits from `NSObject`.
  public convenience init() { self.init(string: "") }
}
