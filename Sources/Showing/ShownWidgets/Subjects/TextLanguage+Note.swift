// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
package import QuickActions

extension TextLanguage {
  /// Notes which language is not there.
  package func note(_ messages: Messages) {
    if let missing { messages.note(missing) }
  }
}
