// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What users do with a view, which never happens here.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// The view that it belongs to.
  var view: UIView? { get }
  /// Is told of what happens, which is nothing here.
  func willMove(to view: UIView?)
  /// Is told of what happens, which is nothing here.
  func didMove(to view: UIView?)
}
