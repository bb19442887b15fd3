// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stack for signal handlers of the thread that makes it, which works where the other is exhausted.
final class AlternateStack {
  /// More than a handler needs that writes a few bytes, and than systems ask for at least.
  private static let byteCount = 1 << 16

  private let memory: UnsafeMutableRawPointer

  /// Gives the thread a stack; nil if it has one already.
  init?() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0 else {
      return nil
    }
    memory = .allocate(byteCount: Self.byteCount, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = .init(Self.byteCount)
    guard sigaltstack(&stack, nil) == 0 else { return nil }
  }

  deinit {
    var current = stack_t()
    // Another thread's, or a later one, is not ours to take away; the memory then stays.
    guard sigaltstack(nil, &current) == 0, current.ss_sp == memory else { return }
    var none = stack_t()
    none.ss_flags = .init(SS_DISABLE)
    if sigaltstack(&none, nil) == 0 { memory.deallocate() }
  }
}
