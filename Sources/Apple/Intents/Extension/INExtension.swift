// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What knows the handler of an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The handler of an intent: an object that conforms to the intent's protocol; nil if there is none.
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an intents extension: it gives each intent its handler.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Makes the extension.
  public override init() {}

  /// The handler of an intent: the extension itself, unless a subclass has others.
  ///
  /// A subclass can return `Any` or `Any?`.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// Makes the principal class of an intents extension.
///
/// `quickaction build` writes a subclass for each principal class, next to it: a class can have an initializer that is not `required`, as
/// the system makes it by its name.
open class INExtensionMaker: NSObject {
  /// Makes a maker.
  public required override init() {}

  /// The extension; nil if there is none.
  open func makeExtension() -> INExtension? { nil }
}
