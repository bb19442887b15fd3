// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The most memory that a process has had since a moment, without the files that it has mapped, such as the code of libraries.
///
/// Only Linux lets one process ask this of another, and only there programs are run.
struct MemoryPeak {
  private let process: pid_t

  /// How much the process had at the moment, in bytes.
  private let start: Int

  /// How much of that is from files.
  private let startOfFiles: Int

  /// Begins at the present moment; nil if the system does not tell.
  ///
  /// - Parameter process: The process, which is the caller's own or was started by it.
  init?(of process: pid_t) {
    // This word lets the system forget the highest number so far.
    guard Self.write("5", to: "/proc/\(process)/clear_refs"),
      let start = Self.bytes("VmRSS", of: process),
      let files = Self.bytes("RssFile", of: process)
    else { return nil }
    self.process = process
    self.start = start
    startOfFiles = files
  }

  /// How much more than at the beginning the process had since then, in bytes; nil if it has ended.
  var growth: Int? {
    guard let peak = Self.bytes("VmHWM", of: process),
      let files = Self.bytes("RssFile", of: process)
    else { return nil }
    return max(0, peak - start - max(0, files - startOfFiles))
  }

  /// A number of the process's status, in bytes, such as `VmRSS:     1234 kB`.
  private static func bytes(_ name: String, of process: pid_t) -> Int? {
    let file = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The status of a process is far shorter, and is given at once.
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    let lines = buffer[..<max(0, count)].split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first(where: { $0.starts(with: "\(name):".utf8) }) else { return nil }
    let words = line.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    guard words.count == 3 else { return nil }
    return Int(String(decoding: words[1], as: UTF8.self)).map { $0 * 1024 }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      return Darwin.write(file, bytes, bytes.count) == bytes.count
    #elseif canImport(Glibc)
      return Glibc.write(file, bytes, bytes.count) == bytes.count
    #elseif canImport(Musl)
      return Musl.write(file, bytes, bytes.count) == bytes.count
    #endif
  }
}
