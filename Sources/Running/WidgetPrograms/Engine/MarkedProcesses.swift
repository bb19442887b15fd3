// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processes that have a variable in their environment: one that was given it, and all that it started.
///
/// They stay in the tool's process group, so that Ctrl-C reaches them, and are found after their parents ended.
enum MarkedProcesses {
  /// How often it is looked for more: a process may start another while it is ended.
  private static let maximumRounds = 20

  /// Ends them.
  ///
  /// Only Linux tells what is in an environment, and only there programs are built and run.
  ///
  /// - Parameters:
  ///   - variable: The name of the variable.
  ///   - value: Its value, which no other process has.
  static func end(_ variable: String, _ value: String) {
    let mark = Array("\(variable)=\(value)".utf8)
    var ended: Set<pid_t> = []
    for _ in 0..<maximumRounds {
      let found = all(with: mark).filter { ended.insert($0).inserted }
      guard !found.isEmpty else { return }
      for process in found { kill(process, SIGKILL) }
    }
  }

  private static func all(with mark: [UInt8]) -> [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let process = pid_t(name), process != getpid(),
        environment(of: process).split(separator: 0).contains(where: { $0.elementsEqual(mark) })
      else { continue }
      found.append(process)
    }
    return found
  }

  /// The variables that a process began with, each with a zero behind it; nothing of one that ended.
  private static func environment(of process: pid_t) -> [UInt8] {
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
