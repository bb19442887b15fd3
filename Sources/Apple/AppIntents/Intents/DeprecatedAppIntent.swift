// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// An intent that the app no longer wants users to take.
public protocol DeprecatedAppIntent: AppIntent {
  /// The type of the intent that replaces it; `Never` for none.
  associatedtype ReplacementIntent = Never

  /// Why the intent is no longer wanted, and what replaces it.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an intent is no longer wanted, and what replaces it.
public struct IntentDeprecation<ReplacementIntent>: Sendable {
  /// The message that users see.
  public var message: LocalizedStringResource
  /// The type of the intent that replaces it; nil for none.
  public var replacedBy: ReplacementIntent.Type?

  /// Creates a deprecation with a message and a replacement.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// Creates a deprecation with a replacement and the message that it has on no device: an empty one.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "", replacedBy: replacedBy)
  }
}

extension IntentDeprecation where ReplacementIntent == Never {
  /// Creates a deprecation with a message, without a replacement.
  public init(message: LocalizedStringResource) { self.init(message: message, replacedBy: nil) }
}
