// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// What a preview's view is put into, with a context that the previews of a program share.
@MainActor public protocol PreviewModifier {
  /// What the previews share, such as a store of samples.
  associatedtype Context = Void

  /// The view of the preview, inside the modifier.
  typealias Content = PreviewModifierContent

  /// The type of the view with the modifier.
  associatedtype Body: View

  /// Makes what the previews share, once for all previews of a program.
  static func makeSharedContext() async throws -> Context

  /// Returns the preview's view in the modifier.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing, as nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as its modifier gets it.
nonisolated public struct PreviewModifierContent: View {
  fileprivate let view: AnyView

  /// The view of the preview.
  public var body: some View { view }
}

/// A modifier of a preview, and how its context is made.
struct PreparedPreviewModifier: Sendable {
  /// Makes the context, or takes the one that is there, and returns what puts a view into the modifier.
  let prepare: @MainActor @Sendable () async throws -> @MainActor (AnyView) -> AnyView

  /// The contexts that have been made, by the types of their modifiers.
  @MainActor private static var contexts: [ObjectIdentifier: Any] = [:]

  /// Creates what prepares a modifier.
  init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    // A trait is made anywhere, and its modifier is used on the main actor, by nothing else.
    nonisolated(unsafe) let modifier = modifier
    prepare = {
      let key = ObjectIdentifier(Modifier.self)
      let context: Modifier.Context
      if let made = Self.contexts[key] as? Modifier.Context {
        context = made
      } else {
        context = try await Modifier.makeSharedContext()
        Self.contexts[key] = context
      }
      return { view in
        AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
      }
    }
  }
}
