// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The name of a file that takes the place of another one: `.quickaction-PID-N.tmp`.
///
/// It is short, whatever the other file is called, as there is a limit to the length of names.
struct TemporaryName {
  /// The process that made the file.
  let process: pid_t

  /// Which of its files it is.
  let number: Int

  private static let prefix = ".quickaction-"
  private static let suffix = ".tmp"

  init(process: pid_t, number: Int) {
    self.process = process
    self.number = number
  }

  /// Reads a name; nil if it is another one.
  init?(_ name: String) {
    guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count).split(separator: "-")
    guard parts.count == 2, let process = pid_t(parts[0], radix: 36), process > 0,
      let number = Int(parts[1])
    else { return nil }
    self.init(process: process, number: number)
  }

  /// The name.
  var text: String { "\(Self.prefix)\(String(process, radix: 36))-\(number)\(Self.suffix)" }

  /// Removes the files of processes that ended before they could.
  static func removeLeftovers(in folder: FilePath) {
    for path in FileSystem.disk.contents(of: folder) ?? [] {
      guard let name = TemporaryName(path.name), kill(name.process, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink(path.text)
    }
  }
}
