// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of a file of which something was made that is kept.
///
/// The time of the last change can be put back, as `cp -p`, `touch -r` and `rsync --inplace` do; that of the change of the status
/// cannot. It changes with permissions and links, too, which costs no more than reading the file once more.
package struct ReadingState: Hashable, Sendable {
  private let fingerprint: FileContent.Fingerprint

  /// The time of the last change of the content, since 1970.
  private let contentTime: Duration

  /// The time of the last change of the content, the permissions or the names, since 1970.
  private let statusTime: Duration

  init(_ status: stat) {
    fingerprint = FileContent.Fingerprint(status)
    #if canImport(Darwin)
      let (content, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, changed) = (status.st_mtim, status.st_ctim)
    #endif
    (contentTime, statusTime) = (Duration(content), Duration(changed))
  }

  /// The state of a file now; nil if there is no file.
  init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Whether the last change is longer ago than the clocks of file systems are coarse, which is two seconds at most, so that a
  /// later one has another time.
  func isSettled(at now: Duration) -> Bool {
    now - max(contentTime, statusTime) > .seconds(2)
  }

  /// The time since 1970.
  package static var now: Duration {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Duration(now)
  }
}

extension Duration {
  fileprivate init(_ time: timespec) {
    self = .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
