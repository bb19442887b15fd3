// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

extension Tips {
  /// How a value is kept.
  public struct ParameterOption: Sendable {
    /// It ends with the program, as all do here.
    public static let transient = ParameterOption()
  }

  /// A value on which rules depend, which is kept while the program runs.
  public final class Parameter<Value: Codable & Sendable>: Sendable {
    private let kept: Mutex<Value>

    /// Creates a parameter with its first value.
    public init(wrappedValue: Value) { kept = Mutex(wrappedValue) }
    /// Creates a value; how it is kept makes no difference.
    public init(wrappedValue: Value, _ option: ParameterOption) { kept = Mutex(wrappedValue) }

    /// The value, which lives as long as the process.
    public var wrappedValue: Value {
      get { kept.withLock { $0 } }
      set { kept.withLock { $0 = newValue } }
    }

    /// The value itself, for rules.
    public var projectedValue: Parameter { self }
  }
}

/// Makes a static variable of a hint one on which rules depend, by the name with a dollar sign before it.
///
/// The value lasts as long as the program, whatever the options say.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "PreviewMacros", type: "ParameterMacro")
