// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
package import WidgetViews

extension RenderingStyle: NamedChoice {
  package static let noun = "rendering mode"
}
