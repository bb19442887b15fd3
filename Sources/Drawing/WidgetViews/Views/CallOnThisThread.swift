// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Calls a function of the main actor on the thread that draws.
///
/// It is the main one, unless what the function reads says `nonisolated`: see decision 70.
///
/// - Parameters:
///   - function: What is on the main actor for those who write views, such as the body of one.
///   - value: What the function is given.
/// - Returns: What it returns.
package func callOnThisThread<Value, Result>(
  _ function: @MainActor (Value) -> Result, with value: Value
) -> Result {
  withoutActuallyEscaping(function) { function in
    // Both kinds of functions are called in the same way; `MainActor.assumeIsolated` casts them, too, once it knows the thread.
    unsafeBitCast(function, to: ((Value) -> Result).self)(value)
  }
}
