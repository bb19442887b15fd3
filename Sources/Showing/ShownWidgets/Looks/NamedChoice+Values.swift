// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
package import WidgetValues

extension ColorScheme: NamedChoice {
  package static let noun = "appearance"
}

extension WidgetFamily: NamedChoice {
  package static let noun = "widget family"
}
