// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import WidgetValues

extension Attribute {
  /// Returns the number of values that a widget of a family holds for the parameter: one if it is
  /// not a list, nil for any number.
  package func capacity(for family: WidgetFamily) -> Int? {
    isArray ? arraySize(for: family) : 1
  }
}
