// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// An intent whose changes can be undone.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// The recorder of changes: always nil, as there is no app here that undoes them.
  @MainActor public var undoManager: UndoManager? { nil }
}
