// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

extension EditorState {
  /// The options of the app's handler for a row, without those that are chosen; nil if no handler
  /// is asked for it.
  ///
  /// - Throws: `ChoiceError` if the handler gives no answer.
  func handledOptions(
    of row: ParameterForm.Row, matching search: String?
  ) throws(ChoiceError) -> ObjectCollection<ParameterOption>? {
    guard
      let options = try widget.handledOptions(
        of: row.parameter, for: choice, family: family, matching: search)
    else { return nil }
    guard row.list != nil else { return options }
    let chosen = Set(row.elements.map(\.value))
    let identifiers = Set(row.elements.compactMap(\.identifier))
    return ObjectCollection(
      sections: options.sections.map { section in
        .init(
          title: section.title,
          items: section.items.filter {
            !chosen.contains($0.value) && !identifiers.contains($0.identifier)
          })
      })
  }
}
