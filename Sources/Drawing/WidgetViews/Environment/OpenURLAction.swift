// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An action that opens a URL.
///
/// A widget calls no functions, so that nothing asks: `Link` and `widgetURL` say what a tap opens. The value is there for views that hand it on.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public enum Result: Hashable, Sendable {
    /// The handler opened the URL.
    case handled
    /// The handler discarded the URL.
    case discarded
    /// The system is to open it; nil is the URL that was asked for.
    case systemAction(String? = nil)
  }

  private let handler: @Sendable (String) -> Result

  /// Creates an action from a function.
  public init(handler: @escaping @Sendable (String) -> Result) {
    self.handler = handler
  }

  /// Hands a URL to the function; what the system is to open, nothing opens here.
  ///
  /// - Returns: What the handler did with the URL.
  @discardableResult public func callAsFunction(_ url: String) -> Result { handler(url) }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction() } }
  }

  /// The action that opens a URL when a view asks for it.
  ///
  /// A module that has Foundation's `URL` may have a property of the same name, which is preferred to this one.
  @_disfavoredOverload public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
