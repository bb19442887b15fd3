// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

/// An item of the sheet that can be selected.
package enum SheetItem: Hashable, Sendable {
  /// An element of a list, by its position from 1.
  case element(parameter: String, position: Int)
  /// The value of a parameter that is no list.
  case value(parameter: String)
  /// The place where an element is added to a list.
  case add(parameter: String)

  /// The parameter that it belongs to.
  package var parameter: String {
    switch self {
    case .element(let parameter, _), .value(let parameter), .add(let parameter): parameter
    }
  }
}

extension ParameterForm.Row {
  /// Whether the row is shown as a list of elements.
  var isListed: Bool { list != nil || control == .destination }

  /// The items of the row that can be selected.
  var items: [SheetItem] {
    guard isListed else { return [.value(parameter: parameter)] }
    let elements = elements.indices.map {
      SheetItem.element(parameter: parameter, position: $0 + 1)
    }
    let adds = canAdd || elements.isEmpty && isEditable
    return elements + (adds ? [.add(parameter: parameter)] : [])
  }
}
