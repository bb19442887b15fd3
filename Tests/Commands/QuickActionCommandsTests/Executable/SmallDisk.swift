// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// A file system of 64 KB at `disk` in a folder, gone with the value; only the superuser of Linux can make one.
final class SmallDisk {
  /// Why tests of full and read-only disks are skipped.
  static let missing: Comment = "a small disk can be mounted only as root on Linux"

  /// Whether one can be made here: in many containers not even the superuser can.
  static let isPossible: Bool = {
    guard let folder = try? ScratchFolder() else { return false }
    return (try? SmallDisk(in: folder)) != nil
  }()

  private let path: String
  private let folder: ScratchFolder

  private struct Failure: Error {}

  init(in folder: ScratchFolder) throws {
    try folder.makeFolder("disk")
    self.folder = folder
    path = folder.path("disk")
    try Self.run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", path)
  }

  deinit {
    try? Self.run("umount", "-l", path)
  }

  /// Leaves no room.
  func fill() throws {
    let file = open(path + "/filling", O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let page = [UInt8](repeating: 0, count: 4096)
    while page.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) > 0 {}
  }

  /// Lets nobody write any more.
  func makeReadOnly() throws {
    try Self.run("mount", "-o", "remount,ro", path)
  }

  private static func run(_ arguments: String...) throws {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    let process = try ChildProcess(
      "/usr/bin/env", arguments, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"], in: "/",
      streams: ChildProcess.Streams(input: nothing, output: nothing, errors: nothing))
    guard process.wait() == .exit(0) else { throw Failure() }
  }
}
