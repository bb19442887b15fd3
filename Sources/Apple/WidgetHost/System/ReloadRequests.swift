// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppIntents
package import Intents
import Synchronization
package import WidgetViews

/// The reloads that the program requests, and the widget that is placed during a question.
package enum ReloadRequests {
  /// A widget that the user placed.
  package struct Placed {
    /// The identifier of the widget's kind.
    package var kind: String

    /// The family in which the widget was placed.
    package var family: WidgetFamily

    /// The intent with the user's choices; nil if the widget has none of an intent definition.
    package var configuration: INIntent?

    /// The app intent with the user's choices; nil if the widget has none.
    package var appIntent: (any AppIntent)?
  }

  /// Intents are not sendable; that of the placed widget is set on the main thread and never
  /// changed.
  private struct State: @unchecked Sendable {
    var placed: [Placed] = []
    var tell: (@Sendable (String?) -> Void)?
  }

  private static let state = Mutex(State())

  /// The widgets that are placed.
  package static var placed: [Placed] { state.withLock { State(placed: $0.placed) }.placed }

  /// Requests reloads of the widgets of a kind; nil is all kinds.
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
