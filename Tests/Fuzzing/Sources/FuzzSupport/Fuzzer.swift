// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import LibFuzzer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// libFuzzer: it calls a test with one input after the other, and keeps those that reach code that none did before.
public enum Fuzzer {
  /// One test: a function of the bytes and their number that returns 0 and traps where something is wrong.
  public typealias Test = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

  /// Runs a test with the options and folders of the command line, for as long as they say, and ends the program.
  public static func run(_ test: Test) -> Never {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, test))
  }
}
