// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension UIViewController {
  /// Adds a key that does something, which is not kept, as no key is pressed.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Removes a key that does something, of which none is kept.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
