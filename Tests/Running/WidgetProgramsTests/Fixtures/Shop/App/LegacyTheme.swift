// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// A style of the app, which the widget does not have.
struct LegacyTheme {
  var color = Color.orange
}
