// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The rights of a user whom permissions bind, also where the tests run as root.
package enum Unprivileged {
  /// The user and the group `nobody`.
  private static let nobody: UInt32 = 65534

  #if os(Linux)
    private typealias SystemCall = @convention(c) (Int, Int, Int, Int) -> Int

    #if arch(arm64)
      private static let (setUsers, setGroups) = (147, 149)
    #else
      private static let (setUsers, setGroups) = (117, 119)
    #endif

    /// Changes the real and the effective identity of the calling thread, and keeps root as the saved one.
    ///
    /// The functions of the C library change that of all threads.
    private static func become(_ identity: UInt32, by number: Int) -> Bool {
      guard let function = dlsym(nil, "syscall") else { return false }
      let call = unsafeBitCast(function, to: SystemCall.self)
      return call(number, Int(identity), Int(identity), 0) == 0
    }
  #endif

  /// Whether there is such a user: anybody but root, and on Linux root, too.
  package static var isAvailable: Bool {
    #if os(Linux)
      true
    #else
      getuid() != 0
    #endif
  }

  /// Calls a function that obeys the permissions in a folder that is given to its user.
  ///
  /// The function must not start threads, as these would keep its rights.
  package static func run<Result>(
    in folder: ScratchFolder, _ body: () throws -> Result
  ) throws -> Result {
    guard getuid() == 0 else { return try body() }
    #if os(Linux)
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in [folder.path] + names.map(folder.path) {
        guard lchown(path, nobody, nobody) == 0 else { throw CocoaError(.fileWriteNoPermission) }
      }
      guard become(nobody, by: setGroups), become(nobody, by: setUsers) else {
        throw CocoaError(.featureUnsupported)
      }
      defer { _ = become(0, by: setUsers) && become(0, by: setGroups) }
      return try body()
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }
}
