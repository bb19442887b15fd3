// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A property of a medium that is read when it is asked for.
public class AVPartialAsyncProperty<Root: Sendable>: @unchecked Sendable {}

/// A property of a medium with a value.
public final class AVAsyncProperty<Root: Sendable, Value: Sendable>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{
  let value: Value
  init(_ value: Value) { self.value = value }
}
