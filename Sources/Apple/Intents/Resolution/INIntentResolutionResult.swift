// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The result of resolving a value.
public enum INGeneratedResolution {
  /// The value was resolved.
  case success(Any)
  /// The user must choose one of several values.
  case disambiguation([Any])
  /// The user must confirm the value; nil if the handler did not provide it.
  case confirmationRequired(Any?, reason: Int?)
  /// The user must provide a value.
  case needsValue
  /// A value is not required.
  case notRequired
  /// The value is not supported, with the number of the reason in the definition; nil without a
  /// reason.
  case unsupported(reason: Int?)
}

/// A handler's result of resolving a value.
open class INIntentResolutionResult: NSObject {
  /// The result that the class methods created.
  public let generatedResolution: INGeneratedResolution

  /// Creates a result; use the class methods instead.
  public required init(generatedResolution: INGeneratedResolution) {
    self.generatedResolution = generatedResolution
  }

  /// Returns the result that the user must provide a value.
  open class func needsValue() -> Self { Self(generatedResolution: .needsValue) }

  /// Returns the result that a value is not required.
  open class func notRequired() -> Self { Self(generatedResolution: .notRequired) }

  /// Returns the result that the value is not supported.
  open class func unsupported() -> Self { Self(generatedResolution: .unsupported(reason: nil)) }

  /// Returns the result that the value is not supported, with the number of the reason in the
  /// definition, from 1.
  open class func unsupported(withReason reason: Int) -> Self {
    Self(generatedResolution: .unsupported(reason: reason))
  }

  /// Returns the result that the user must confirm the value, with the number of the reason in the
  /// definition, from 1.
  open class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self {
    Self(generatedResolution: .confirmationRequired(itemToConfirm, reason: reason))
  }

  /// The name of the class and the result.
  open override var description: String { "<\(type(of: self)): \(generatedResolution)>" }
}
