// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

extension WidgetFamily: CustomStringConvertible {
  /// The name of the family, such as `systemSmall`.
  public var description: String { rawValue }
}
