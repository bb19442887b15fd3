// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// The open files that a program inherits from this process.
package enum InheritedDescriptors {
  #if canImport(Darwin)
    /// The system's type of the file actions of `posix_spawn`.
    package typealias Actions = posix_spawn_file_actions_t?
  #else
    /// The system's type of the file actions of `posix_spawn`.
    package typealias Actions = posix_spawn_file_actions_t
  #endif

  /// How many descriptors are closed at most; there are no more in one run of a command.
  private static let limit = 512

  /// Keeps all but the standard streams from a program; to be added after what it does get.
  ///
  /// Without it, a program that runs for long holds the pipes of others that were started at the same time, and who reads
  /// those waits for their end as long. On Darwin, where closing a number that is not in use is an error, pipes are marked
  /// one by one.
  package static func closeOthers(_ actions: inout Actions) {
    #if !canImport(Darwin)
      for descriptor in 3..<Int32(max(3, min(limit, sysconf(Int32(_SC_OPEN_MAX))))) {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    #endif
  }
}
