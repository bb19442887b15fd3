// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What came of resolving a value.
public enum INGeneratedResolution {
  /// The value is clear.
  case success(Any)
  /// A person must choose among several.
  case disambiguation([Any])
  /// A person must confirm the value; nil if the handler did not say which.
  case confirmationRequired(Any?, reason: Int?)
  /// A person must be asked for the value.
  case needsValue
  /// The intent works without a value.
  case notRequired
  /// The value cannot be used, with the number of the reason that the definition declares.
  case unsupported(reason: Int?)
}

/// What a handler says of a value that it was asked to resolve.
open class INIntentResolutionResult: NSObject {
  /// What came of it.
  public let generatedResolution: INGeneratedResolution

  /// Makes a result: the class methods say of what.
  public required init(generatedResolution: INGeneratedResolution) {
    self.generatedResolution = generatedResolution
  }

  /// A person must be asked for the value.
  open class func needsValue() -> Self { Self(generatedResolution: .needsValue) }

  /// The intent works without a value.
  open class func notRequired() -> Self { Self(generatedResolution: .notRequired) }

  /// The value cannot be used.
  open class func unsupported() -> Self { Self(generatedResolution: .unsupported(reason: nil)) }

  /// The value cannot be used for a reason that the definition declares, by its number from 1.
  open class func unsupported(withReason reason: Int) -> Self {
    Self(generatedResolution: .unsupported(reason: reason))
  }

  /// A person must confirm the value for a reason that the definition declares, by its number from 1.
  open class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self {
    Self(generatedResolution: .confirmationRequired(itemToConfirm, reason: reason))
  }

  /// The class, and what came of it.
  open override var description: String { "<\(type(of: self)): \(generatedResolution)>" }
}
