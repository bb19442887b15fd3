// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of a file that something was made of: as long as it is the same, so is what would be made.
///
/// Beside the fingerprint of the content it has the time of the last change of any kind, which nobody can set: a file that was
/// written in place can have its old time back, and one that can be read now may have had other permissions.
package struct FileState: Hashable, Sendable {
  private let fingerprint: FileContent.Fingerprint
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The state of a file now; nil if there is no file.
  init?(of path: FilePath) {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return nil }
    fingerprint = FileContent.Fingerprint(status)
    #if canImport(Darwin)
      let changed = status.st_ctimespec
    #else
      let changed = status.st_ctim
    #endif
    seconds = Int64(changed.tv_sec)
    nanoseconds = Int64(changed.tv_nsec)
  }

  /// Whether the last change is so long ago that a later one has another time, as the clocks of file systems are coarse.
  func isSettled(after time: Duration) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age: Duration =
      .seconds(Int64(now.tv_sec) - seconds) + .nanoseconds(Int64(now.tv_nsec) - nanoseconds)
    return age >= time
  }
}
