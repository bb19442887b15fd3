// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension EditorTexts {
  /// The sentence on a change by an edit.
  package func sentence(for change: EditorChange) -> String {
    switch change {
    case .replaced(let old, let new, let position, let list):
      sentence(.changeReplaced, old, new, String(position), in: list)
    case .moved(let title, let from, let to, let list):
      sentence(.changeMoved, title, String(from), String(to), in: list)
    case .swapped(let first, let second, let list):
      sentence(.changeSwapped, first, second, "", in: list)
    case .added(let title, let position, let list):
      sentence(.changeAdded, title, String(position), "", in: list)
    case .removed(let title, let position, let list):
      sentence(.changeRemoved, title, String(position), "", in: list)
    case .set(let title, let value):
      value.isEmpty ? self(.changeEmptied, title) : self(.changeSet, title, value)
    case .cleared(let title, let value):
      value.isEmpty ? self(.changeCleared, title) : self(.changeClearedTo, title, value)
    case .reset: self(.changeReset)
    case .restored: self(.changeRestored)
    case .reloaded: self(.changeReloaded)
    case .tookBack(let change): self(.changeTookBack, sentence(for: change))
    }
  }

  private func sentence(
    _ text: EditorText, _ first: String, _ second: String, _ third: String, in list: String?
  ) -> String {
    let sentence = self(text, first, second, third)
    return list.map { self(.changeInList, sentence, $0) } ?? sentence
  }
}
