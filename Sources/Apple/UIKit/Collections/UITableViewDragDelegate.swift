// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What is asked for dragged rows, which never happens here.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What is told of dropped rows, which never happens here.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
}

extension UITableViewDropDelegate {
  /// Returns true by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
}
