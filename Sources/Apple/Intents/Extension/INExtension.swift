// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An object that knows the handler of an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// Returns the handler of an intent, which conforms to the intent's protocol; nil if there is
  /// none.
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an intents extension, which returns the handlers of intents.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Creates the extension at its start.
  public override init() {}

  /// Returns the handler of an intent: the extension itself, unless a subclass overrides it.
  ///
  /// An override can return `Any` or `Any?`.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// A class that creates the principal class of an intents extension.
///
/// `quickaction build` writes a subclass for each principal class, beside it: the class may have an
/// initializer that is not `required`, as the system creates it by its name.
open class INExtensionMaker: NSObject {
  /// Creates the maker by its class name.
  public required override init() {}

  /// Returns a new extension; nil if there is none.
  open func makeExtension() -> INExtension? { nil }
}
