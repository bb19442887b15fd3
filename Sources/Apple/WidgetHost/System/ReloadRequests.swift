// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppIntents
package import Intents
import Synchronization
package import WidgetViews

/// The reloads that the program asks for, and the widget that is placed while it is asked.
package enum ReloadRequests {
  /// A placed widget.
  package struct Placed {
    /// The name by which the app and the system speak of the widget.
    package var kind: String

    /// The shape in which it was placed.
    package var family: WidgetFamily

    /// What the person chose; nil if the widget has no intent of an intent definition.
    package var configuration: INIntent?

    /// What the person chose; nil if the widget has no app intent.
    package var appIntent: (any AppIntent)?
  }

  /// Intents are not sendable; the one of the placed widget is set on the main thread and changed by nobody.
  private struct State: @unchecked Sendable {
    var placed: [Placed] = []
    var tell: (@Sendable (String?) -> Void)?
  }

  private static let state = Mutex(State())

  /// The widgets that are placed.
  package static var placed: [Placed] { state.withLock { State(placed: $0.placed) }.placed }

  /// Asks for reloads of the widgets of a kind; nil is all kinds.
  package static func ask(kind: String?) {
    state.withLock { $0.tell }?(kind)
  }

  static func place(_ placed: [Placed]) {
    let placed = State(placed: placed)
    state.withLock { $0.placed = placed.placed }
  }

  static func listen(_ tell: @escaping @Sendable (String?) -> Void) {
    state.withLock { $0.tell = tell }
  }
}
