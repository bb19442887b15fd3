// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Functions of the C library whose names ours would hide.

func systemWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  write(descriptor, UnsafeRawBufferPointer(rebasing: bytes).baseAddress, bytes.count)
}

func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Does something to a terminal that would stop the process if it is in the background.
func withTerminalOutputAllowed(_ body: () -> Void) {
  var blocked = sigset_t()
  var previous = sigset_t()
  sigemptyset(&blocked)
  sigemptyset(&previous)
  sigaddset(&blocked, SIGTTOU)
  pthread_sigmask(SIG_BLOCK, &blocked, &previous)
  body()
  pthread_sigmask(SIG_SETMASK, &previous, nil)
}

/// Sends a signal to this thread, which gets it before the function returns unless it ends the process.
///
/// Threads that others than the program start, such as Swift's own for tasks, let no signals through.
func deliver(_ signal: Int32) {
  var delivered = sigset_t()
  var previous = sigset_t()
  sigemptyset(&delivered)
  sigemptyset(&previous)
  sigaddset(&delivered, signal)
  pthread_sigmask(SIG_UNBLOCK, &delivered, &previous)
  raise(signal)
  pthread_sigmask(SIG_SETMASK, &previous, nil)
}

/// A clock that runs while the process does, in milliseconds.
func millisecondsNow() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
